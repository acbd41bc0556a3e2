"""The site as a static host sends it: each text in gzip, packed once."""

import gzip
import io
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from calculators.kit.policy import header
from calculators.kit.publish import PACKED_ALREADY, SMALLEST
from calculators.kit.serve import Handler

LEVEL = 6  # what hosts pack with while they send


@cache
def packed(path: Path) -> bytes:
    return gzip.compress(path.read_bytes(), LEVEL)


class Packing(Handler):
    """Sends what shrinks in gzip."""

    def send_head(self) -> Any:
        path = Path(self.translate_path(self.path.partition("?")[0]))
        path = path / "index.html" if path.is_dir() else path
        small = not path.is_file() or path.stat().st_size < SMALLEST
        if small or path.suffix in PACKED_ALREADY:
            return super().send_head()
        body = packed(path)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        return io.BytesIO(body)


@contextmanager
def hosted(site: Path) -> Iterator[str]:
    """Serve a folder; its address."""
    handler = partial(Packing, directory=str(site), base="/", policy=header(site))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        setattr(server, "handle_error", lambda *_: None)  # noqa: B010  a browser that hangs up
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
