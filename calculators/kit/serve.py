"""Serve the built site on this machine: ``python -m calculators.kit.serve``.

Under a base such as ``/x/y/`` it shows that the site works in a folder of a larger one.
"""

import argparse
import errno
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

from calculators.kit.policy import header

TYPES = {
    "": "application/octet-stream",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".xml": "application/xml",
}
TRIES = 20  # ports, before giving up
LASTING = {".wasm", ".woff2"}  # may be answered with "not modified"; all else is sent anew


class Handler(SimpleHTTPRequestHandler):
    """Files below `base`, never listed, never to be used again without asking, under `policy`."""

    protocol_version = "HTTP/1.1"
    extensions_map = TYPES

    def __init__(self, *args: Any, base: str, policy: str = "", **more: Any) -> None:
        self.base, self.policy = base, policy
        super().__init__(*args, **more)

    def send_head(self) -> Any:
        """Answer GET and HEAD: the file, or "not found" for all that is not below the base."""
        path = urlsplit(self.path).path
        if Path(path).suffix not in LASTING:
            del self.headers["If-Modified-Since"]
        if path.startswith(self.base):
            return super().send_head()
        return self.send_error(HTTPStatus.NOT_FOUND)

    def translate_path(self, path: str) -> str:
        """The file for an address below the base."""
        return super().translate_path("/" + path.removeprefix(self.base))

    def list_directory(self, path: Any) -> None:
        """A folder without a page is not found."""
        self.send_error(HTTPStatus.NOT_FOUND)

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Show the book's own page for what is not found, if it has one."""
        page = Path(self.directory) / "404.html"
        if code != HTTPStatus.NOT_FOUND or not page.is_file():
            return super().send_error(code, message, explain)
        body = page.read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", TYPES[".html"])
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)
        return None

    def end_headers(self) -> None:
        """Every answer says that it must be asked for again, and what a page may load."""
        self.send_header("Cache-Control", "no-cache")
        if self.policy:
            self.send_header("Content-Security-Policy", self.policy)
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Referrer-Policy", "no-referrer")
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing: a page is dozens of requests."""


class Server(ThreadingHTTPServer):
    """Says nothing of a browser that goes before it has everything."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def listen(
    directory: Path, base: str = "/", port: int = 0, host: str = "127.0.0.1"
) -> tuple[ThreadingHTTPServer, str]:
    """A server that does not serve yet, and its address.

    `base` begins and ends with a slash; `port` 0 is any free one. OSError where it is taken,
    ValueError for another base, FileNotFoundError where there is no such directory.
    """
    if not (base.startswith("/") and base.endswith("/")):
        raise ValueError(f"a base begins and ends with a slash: {base!r}")
    if not directory.is_dir():
        raise FileNotFoundError(f"there is no folder {directory}; run `make site`")
    policy = header(directory) if (directory / "index.html").is_file() else ""
    handler = partial(Handler, directory=str(directory), base=base, policy=policy)
    server = Server((host, port), handler)
    return server, f"http://{host}:{server.server_port}{base}"


def start(directory: Path, base: str = "/") -> tuple[ThreadingHTTPServer, str]:
    """Serve `directory` in the background at any free port; the server and its address.

    The server goes on until its ``shutdown()`` and ``server_close()`` or the end of the process.
    """
    server, url = listen(directory, base)
    Thread(target=server.serve_forever, daemon=True).start()
    return server, url


def main(arguments: Sequence[str]) -> int:
    """Serve until interrupted; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m calculators.kit.serve", description=__doc__)
    parser.add_argument("--dir", type=Path, default=Path("site"), help="the folder (site)")
    parser.add_argument("--port", type=int, default=8000, help="the port (8000), or the next free")
    parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0: for other devices too")
    parser.add_argument("--base", default="/", help="where the site stands, as /x/y/ (/)")
    asked = parser.parse_args(arguments)
    for port in range(asked.port, asked.port + TRIES):
        try:
            server, url = listen(asked.dir, asked.base, port, asked.host)
            break
        except (ValueError, FileNotFoundError) as wrong:
            parser.error(str(wrong))
        except OSError as taken:
            if taken.errno != errno.EADDRINUSE:
                parser.error(f"port {port}: {taken.strerror}")
            print(f"Port {port} is taken.")
    else:
        parser.error(f"no port from {asked.port} to {port} is free")
    print(f"Parley is at {url}", flush=True)
    with server, suppress(KeyboardInterrupt):
        server.serve_forever()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
