"""The parts of the page's Python: taken from Pyodide's package, changed, packed, named."""

import hashlib
import shutil
from pathlib import Path
from zipfile import ZIP_STORED, ZipFile, ZipInfo

FIRST_DAY = (1980, 1, 1, 0, 0, 0)  # the first that a zip can hold

# Pyodide's loader fetches the wasm and the library itself, one after the other. Ours is given
# them, on their way since the worker's first line. Each text must stand there exactly once.
COMPILE = (
    "let l;n?l=await WebAssembly.instantiateStreaming(n,s)"
    ":l=await WebAssembly.instantiate(await t,s);let{instance:d,module:u}=l;r(d,u)"
)
LOADER_CHANGES = {
    "instantiateWasm:Ie(e.indexURL)": "instantiateWasm:Ie(e.wasm)",
    'let{binary:t,response:n}=_(e+"pyodide.asm.wasm"),i=K();': "let i=K();",
    COMPILE: "let u=await e;r(await WebAssembly.instantiate(u,s),u)",
    "function he(e){let t=j(e);": "function he(e){let t=e;",
    "//# sourceMappingURL=pyodide.mjs.map": "",
}


def changed(text: str, changes: dict[str, str]) -> str:
    """`text` with each key replaced by its value; ValueError where one is not there just once."""
    for old, new in changes.items():
        if text.count(old) != 1:
            raise ValueError(f"not the text that this was made for: {text.count(old)} × {old!r}")
        text = text.replace(old, new)
    return text


def pack(folders: list[Path], target: Path) -> None:
    """Put the files of the folders in one zip: in order, of one date, stored.

    What carries it over the network compresses it better as a whole than a zip does by file.
    """
    found = {p.relative_to(f).as_posix(): p for f in folders for p in f.rglob("*") if p.is_file()}
    with ZipFile(target, "w", ZIP_STORED) as archive:
        for name in sorted(found):
            entry = ZipInfo(name, FIRST_DAY)
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, found[name].read_bytes())


def named(path: Path, folder: Path, name: str) -> Path:
    """Move a file into `folder` under `name`, with its hash before the last dot; where it is.

    A part under one name never changes, so a browser need never ask for it again.
    """
    stem, _, ending = name.rpartition(".")
    return Path(shutil.move(path, folder / f"{stem}-{sha256(path)[:16]}.{ending}"))


def sha256(path: Path) -> str:
    """The SHA-256 of a file, in hexadecimal."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def facts(path: Path) -> dict[str, str | int]:
    """What engine.json says of a file."""
    return {"name": path.name, "sha256": sha256(path), "bytes": path.stat().st_size}
