"""The MkDocs hook that makes one style sheet and one script of many, and mends the theme's HTML.

A page of forty small files waits for forty round trips on a phone's line. The sources stay as they
are: `site.css` and `site.js` name them in order, esbuild joins and shortens them.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from calculators.kit.runtime.steps import node

TOP = Path(__file__).resolve().parents[2]
ESBUILD = TOP / "node_modules" / ".bin" / "esbuild"
PLACE, THEME = "assets/parley", "assets/stylesheets"
STYLE, SCRIPT = "site.css", "site.js"
THEMES = ("main", "palette")
APART = ("engine.js", "storage.js")  # started afresh, or asked for, by their own addresses
LATER, BUNDLE = "later.js", "assets/javascripts"  # what stands before the theme's script
PURGE = Path(__file__).with_name("purge.mjs")
SOURCES = (f"{TOP}/site_overrides/{PLACE}/*.*", f"{TOP}/calculators/**/*.py")
TARGET = "--target=es2022,chrome109,firefox115,safari16.4"
KEEPS = ' type="checkbox" id="__{}" autocomplete="off">'  # not allowed on a checkbox


class JoiningError(Exception):
    """Files could not be joined; the message is what the bundler said."""


def esbuild(*arguments: str, folder: Path = TOP, given: str | None = None) -> str:
    """Run the bundler in `folder`; what it wrote. JoiningError with what it said if it fails."""
    # esbuild is started by Node, which may be that of our own Python environment
    places = os.pathsep.join((os.environ.get("PATH", ""), str(Path(sys.executable).parent)))
    try:
        done = subprocess.run(
            [str(ESBUILD), "--bundle", "--minify", "--log-level=warning", *arguments],
            cwd=folder,
            env={**os.environ, "PATH": places},
            input=given,
            capture_output=True,
            text=True,
            check=False,
        )
    except FileNotFoundError as none:
        raise JoiningError("esbuild is not installed; run `make setup`") from none
    if done.returncode:
        raise JoiningError(done.stderr)
    return done.stdout


def on_post_build(config: Any) -> None:
    """Join the files of the built site, and mend its pages."""
    site = Path(config.site_dir)
    join_styles(site)
    sources = (str(site / BUNDLE / "bundle.*.js"), *SOURCES)
    node(str(PURGE), str(site), str(site / PLACE / STYLE), *sources)
    join_scripts(site / PLACE)
    put_before(site)
    for path in sorted(site.rglob("*.html")):
        path.write_text(mended(path.read_text("utf-8")), "utf-8")


def join_styles(site: Path) -> None:
    """The theme's style sheets, then ours, as `site.css`; those that it was made of go."""
    theme = [next((site / THEME).glob(f"{name}.*.css")) for name in THEMES]
    entry = "".join(f'@import "../stylesheets/{path.name}";' for path in theme)
    joined(site / PLACE, f'{entry}@import "./{STYLE}";', STYLE, "--loader=css")
    for path in (site / THEME).iterdir():
        path.unlink()
    (site / THEME).rmdir()


def join_scripts(folder: Path) -> None:
    """`site.js`, and the store of things kept with its library; `engine.js` has no imports."""
    for name in (SCRIPT, "storage.js"):
        outside = [f"--external:./{other}" for other in APART if other != name]
        joined(folder, f'export * from "./{name}";', name, "--format=esm", "--splitting", *outside)


def put_before(site: Path) -> None:
    """`later.js` as the beginning of the theme's script."""
    path = next((site / BUNDLE).glob("bundle.*.min.js"))
    script = esbuild(LATER, TARGET, folder=site / PLACE)
    path.write_text(script + path.read_text("utf-8"), "utf-8")
    (site / PLACE / LATER).unlink()


def joined(folder: Path, entry: str, name: str, *how: str) -> None:
    """Write what `entry` imports, of files in `folder`, as `name` there; what it was made of goes.

    What a script imports only when it is needed stays in files of its own beside it.
    """
    with TemporaryDirectory() as work:
        made, facts = Path(work) / "made", Path(work) / "facts.json"
        outputs = (f"--outdir={made}", f"--metafile={facts}", "--external:*.woff2", TARGET)
        esbuild(*outputs, *how, folder=folder, given=entry)
        used = json.loads(facts.read_text("utf-8"))["inputs"]
        for path in (folder / each for each in used if each != "<stdin>"):
            if path.parent == folder and path.name not in APART:
                path.unlink()
        for path in made.iterdir():
            shutil.copyfile(path, folder / (name if path.stem == "stdin" else path.name))


def mended(html: str) -> str:
    """A page without what theme and Markdown write and HTML, or a reader by ear, does not allow.

    That is a checkbox that completes itself, and a table's corner that is a heading without words.
    """
    for name in ("drawer", "search"):
        kept = KEEPS.format(name)
        html = html.replace(kept, kept.replace('autocomplete="off"', 'form="toggles"'))
    return html.replace("<th></th>", "<td></td>")
