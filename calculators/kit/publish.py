"""Make ``build/publish/``: the site as a static host wants it.

``python -m calculators.kit.publish`` (``make publish``) copies the site there, puts a brotli and a
gzip twin beside every file that shrinks, and the files in which common hosts look for headers.
``PARLEY_URL``, for which the site was built, tells the folder of the host that they speak of.
"""

import json
import os
import shutil
import sys
from pathlib import Path
from urllib.parse import urlsplit

from calculators.kit.policy import header
from calculators.kit.runtime.steps import BUILD, RUNTIME, TOP, BundleError, node_command, run

SITE = TOP / "site"
PUBLISH = BUILD / "publish"
CACHE = BUILD / "compressed"  # SHA-256.br, SHA-256.gz: a file is compressed once
HOSTS = Path(__file__).with_name("hosts")
PACKED_ALREADY = {".woff2", ".png", ".ico", ".gz", ".br", ".jpg", ".webp"}
WAYS = ("br", "gz")
SMALLEST = 1000  # bytes; below, compressing gains nothing on a line


def compress(paths: list[Path]) -> dict[Path, dict[str, Path]]:
    """Compress files into CACHE; where each is in "br" and in "gz"."""
    CACHE.mkdir(parents=True, exist_ok=True)
    command = [*node_command(), str(RUNTIME / "compress.mjs"), str(CACHE)]
    said = json.loads(run(command, given=json.dumps([str(path) for path in paths])))
    return {path: {way: CACHE / f"{said[str(path)]}.{way}" for way in WAYS} for path in paths}


def twins(folder: Path) -> dict[str, int]:
    """Put a compressed twin beside each file that shrinks by it; all bytes by way of sending."""
    paths = [p for p in sorted(folder.rglob("*")) if p.is_file()]
    shrinking = [
        p for p in paths if p.suffix not in PACKED_ALREADY and p.stat().st_size >= SMALLEST
    ]
    packed = compress(shrinking)
    total = dict.fromkeys(("raw", *WAYS), 0)
    for path in paths:
        size = path.stat().st_size
        total["raw"] += size
        for way in WAYS:
            twin = packed[path][way] if path in packed else path
            smaller = twin.stat().st_size < size
            total[way] += twin.stat().st_size if smaller else size
            if smaller:
                shutil.copy(twin, path.with_name(f"{path.name}.{way}"))
    return total


def headers(folder: Path, base: str, policy: str) -> None:
    """Put the files for the hosts into `folder`; `base` is its address on the host, as /x/y/."""
    for path in sorted(HOSTS.iterdir()):
        text = path.read_text("utf-8").replace("{base}", base).replace("{policy}", policy)
        (folder / path.name).write_text(text, "utf-8")


def publish(base: str) -> dict[str, int]:
    """Make PUBLISH from SITE; its bytes as they are, in brotli and in gzip. BundleError."""
    if not (SITE / "index.html").is_file():
        raise BundleError("there is no site; run `make site`")
    shutil.rmtree(PUBLISH, ignore_errors=True)
    shutil.copytree(SITE, PUBLISH)
    total = twins(PUBLISH)
    headers(PUBLISH, base, header(SITE))
    return total


def main() -> int:
    """Publish into the folder and say so; the exit status."""
    base = urlsplit(os.environ.get("PARLEY_URL", "/")).path.rstrip("/") + "/"
    try:
        total = publish(base)
    except BundleError as failed:
        print(f"publish: {failed}", file=sys.stderr)
        return 1
    said = ", ".join(f"{way} {size / 1e6:.1f} MB" for way, size in total.items())
    print(f"{PUBLISH.relative_to(TOP)}, to be served at {base} ({said})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
