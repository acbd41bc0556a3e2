"""Make a release of a built site: ``python -m calculators.kit.offline.release``.

Two files are written into it. ``sw.js`` is the service worker with the list of all that the site
serves, each file with its SHA-256; any change of a file changes it, and browsers then fetch the new
release. ``changes.json`` says what changed in the rules, edition by edition, from CHANGELOG.md.
"""

import argparse
import json
import re
import sys
from base64 import b64encode
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

from markdown import markdown  # type: ignore[import-untyped]

from calculators.kit.assets import TOP, JoiningError, esbuild

WORKER, CHANGES = "sw.js", "changes.json"

ENGINE = "engine/"  # this folder is the engine, all else is text
TEXT_TYPES = {".html", ".css", ".js", ".json", ".svg", ".png", ".woff2", ".xml", ".webmanifest"}
NOT_SERVED = {".map", ".gz", ".br"}  # for other programs, or another form of a file
UNUSED = ("assets/javascripts/lunr/", "assets/screens/", "assets/phone.png")  # no page asks for it

META = re.compile(r'name="parley-(build|edition)" content="([^"]+)"')
SECTION = re.compile(r"^## Edition (\S+)\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)

Entry = tuple[str, str, int]  # address from the site's top, SHA-256 in base64, bytes


class ReleaseError(Exception):
    """The release cannot be made; the message says what is missing."""


def served(site: Path) -> list[str]:
    """The address of each file of `site` that a reader's browser may ask for, in order."""
    names = [p.relative_to(site).as_posix() for p in sorted(site.rglob("*")) if p.is_file()]
    return [name for name in names if is_served(name)]


def is_served(name: str) -> bool:
    """Whether a file belongs to the release, from its address alone."""
    path = Path(name)
    if name in (WORKER, CHANGES) or path.name.startswith((".", "_")) or path.suffix in NOT_SERVED:
        return False
    return name.startswith(ENGINE) or (path.suffix in TEXT_TYPES and not name.startswith(UNUSED))


def entry(site: Path, name: str) -> Entry:
    """One line of the list."""
    data = (site / name).read_bytes()
    return name, b64encode(sha256(data).digest()).decode("ascii"), len(data)


def named(site: Path) -> dict[str, str]:
    """The build and the edition that the pages of `site` name; ReleaseError where they do not."""
    home = site / "index.html"
    found = dict(META.findall(home.read_text("utf-8"))) if home.is_file() else {}
    if len(found) != 2:
        raise ReleaseError(f"{home} does not name its build and edition; run `make site`")
    return found


def changes(log: str) -> list[dict[str, str]]:
    """Each edition of a change log with what changed in it as HTML, newest first."""
    return [
        {"edition": edition, "html": markdown(f"### Edition {edition}\n\n{words.strip()}")}
        for edition, words in SECTION.findall(log)
    ]


def script() -> str:
    """The service worker in one file; ReleaseError with what the bundler says."""
    source = Path(__file__).with_name("service-worker.js")
    production = '--define:process.env.NODE_ENV="production"'
    try:
        return esbuild(str(source), "--format=iife", "--target=es2022", production)
    except JoiningError as failed:
        raise ReleaseError(str(failed)) from failed


def release(site: Path) -> str:
    """Make `site` a release and give its id; the same files give the same bytes. ReleaseError."""
    entries = [entry(site, name) for name in served(site)]
    engine = [e for e in entries if e[0].startswith(ENGINE)]
    worker = script()
    facts = {
        **named(site),
        "id": _short([entries, worker]),
        "engineId": _short(engine),
        "text": [e for e in entries if e not in engine],
        "engine": engine,
    }
    told = changes((TOP / "CHANGELOG.md").read_text("utf-8"))
    (site / CHANGES).write_text(json.dumps(told, indent=1) + "\n", "utf-8")
    listed = json.dumps(facts, separators=(",", ":"))
    (site / WORKER).write_text(f"self.PARLEY={listed};\n{worker}", "utf-8")
    return str(facts["id"])


def _short(value: object) -> str:
    return sha256(json.dumps(value).encode()).hexdigest()[:12]


def main(arguments: Sequence[str]) -> int:
    """Make a release and say so; the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m calculators.kit.offline.release", description=__doc__
    )
    parser.add_argument(
        "site", type=Path, nargs="?", default=Path("site"), help="the folder (site)"
    )
    try:
        print(f"release: {release(parser.parse_args(arguments).site)}")
    except ReleaseError as failed:
        print(f"release: {failed}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
