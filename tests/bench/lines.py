"""A reader's line and machine: a server that sends as a mobile line would, and half a core.

The line is made in the server, not in the browser: Chromium's own throttling counts each worker by
itself, and knows nothing of compression.
"""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Lock, Thread
from typing import Any

from calculators.kit import publish
from calculators.kit.serve import Handler

# As Chromium's tools call them: bits a second, and seconds there and back.
LINES = {"fast4g": (9_000_000, 0.165), "slow4g": (1_600_000, 0.562)}
PIECE = 16 << 10  # bytes sent at a time
HALF = 50_000  # of every 100,000 microseconds


class Line:
    """What all connections of a reader share."""

    def __init__(self, bits: int, delay: float) -> None:
        self.bytes, self.delay = bits / 8, delay
        self.free, self.lock = 0.0, Lock()

    def wait_for(self, size: int) -> None:
        """Wait until so many bytes, after all before them, are through."""
        with self.lock:
            self.free = max(self.free, time.monotonic()) + size / self.bytes
            until = self.free
        time.sleep(max(0.0, until - time.monotonic()))


class Slow(Handler):
    """Serves each file in brotli, over a line; a new connection costs one way more."""

    def __init__(self, *args: Any, line: Line, packed: dict[Path, Path], **more: Any) -> None:
        self.line, self.packed = line, packed
        super().__init__(*args, **more)

    def setup(self) -> None:
        time.sleep(self.line.delay)
        super().setup()

    def send_head(self) -> Any:
        time.sleep(self.line.delay)
        return super().send_head()

    def translate_path(self, path: str) -> str:
        """The packed twin, if there is one."""
        plain = super().translate_path(path)
        self.twin = self.packed.get(Path(plain))
        return str(self.twin or plain)

    def guess_type(self, path: Any) -> str:
        """The type of what was asked for, not of its twin."""
        return super().guess_type(self.path.partition("?")[0])

    def end_headers(self) -> None:
        if getattr(self, "twin", None):
            self.send_header("Content-Encoding", "br")
        super().end_headers()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send it piece by piece."""
        while piece := source.read(PIECE):
            self.line.wait_for(len(piece))
            outputfile.write(piece)


def pack(folder: Path) -> dict[Path, Path]:
    """Each file of a folder → its brotli twin, kept between runs."""
    paths = [p for p in folder.rglob("*") if p.is_file() and p.suffix not in {".woff2", ".png"}]
    return {path: ways["br"] for path, ways in publish.compress(paths).items()}


@contextmanager
def slow(folder: Path, name: str) -> Iterator[str]:
    """Serve a folder over the line of that name; its address."""
    line = Line(*LINES[name])
    handler = partial(Slow, directory=str(folder), base="/", line=line, packed=pack(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        setattr(server, "handle_error", lambda *_: None)  # noqa: B010  a browser that hangs up
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()


@contextmanager
def half_a_core(browser: str, work: Path) -> Iterator[str | None]:
    """A program that runs `browser` with half a core for all it starts; None where that cannot be.

    Wanted: Linux, with control groups of the first kind that we may write.
    """
    group = Path("/sys/fs/cgroup/cpu") / f"parley-bench-{os.getpid()}"
    try:
        group.mkdir()
        (group / "cpu.cfs_period_us").write_text("100000")
        (group / "cpu.cfs_quota_us").write_text(str(HALF))
    except OSError:
        yield None
        return
    program = work / "half-a-core"
    program.write_text(f'#!/bin/sh\necho $$ > {group}/cgroup.procs\nexec "{browser}" "$@"\n')
    program.chmod(0o755)
    try:
        yield str(program)
    finally:
        for process in (group / "cgroup.procs").read_text().split():
            (group.parent / "cgroup.procs").write_text(process)
        group.rmdir()
