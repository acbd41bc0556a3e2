"""Bring Python's memory into the state that is kept: runs in Pyodide before the snapshot.

Everything of the library is imported, since a page that restores the snapshot has no library to
import from; then what can be found again is forgotten, and freed blocks are overwritten.
"""

import gc
import importlib
import sys
import zipimport

POOLS = 64  # of each size of block: more than are free after the start
POOL = 16 << 10  # bytes
HEAD = 17  # bytes of an empty bytes object

directories = zipimport._zip_directory_cache  # type: ignore[attr-defined]
library = next(place for place in sys.path if place.endswith(".zip"))
for path in sorted(directories[library]):
    if path.endswith(".pyc"):
        name = path.removesuffix(".pyc").replace("/", ".").removesuffix(".__init__")
        importlib.import_module(name)

from calculators.kit.absent import prepare  # noqa: E402
from calculators.kit.live import answer  # noqa: E402

prepare()
answer("{}")
sys.path.clear()
sys.path_importer_cache.clear()
directories.clear()
sys.modules["re"].purge()
sys.modules["linecache"].clearcache()
sys._clear_internal_caches()  # type: ignore[attr-defined]
gc.collect()
for size in range(32, 513, 16):
    held = [bytes(size - HEAD) for _ in range(POOLS * POOL // size)]
    del held
gc.collect()
