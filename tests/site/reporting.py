"""The site served under its policy, by a server that notes what browsers report against it."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from threading import Thread
from typing import Any

from calculators.kit.policy import header
from calculators.kit.serve import Handler, Server
from tests.book.built import SITE


class Reporting(Handler):
    """Serves the site under its policy, and notes what browsers report against it."""

    def __init__(self, *args: Any, reports: list[str], **more: Any) -> None:
        self.reports = reports
        super().__init__(*args, **more)

    def do_POST(self) -> None:
        """A report: what was refused, and where."""
        said = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["csp-report"]
        self.reports.append(
            f"{said['violated-directive']}: {said['blocked-uri']} in {said['document-uri']}"
        )
        self.send_response(204)
        self.send_header("Content-Length", "0")
        self.end_headers()


@contextmanager
def reported() -> Iterator[tuple[str, list[str]]]:
    """The site's address, and the list that reports come into."""
    reports: list[str] = []
    said = f"{header(SITE)}; report-uri /x/y/reports"
    handler = partial(Reporting, reports=reports, directory=str(SITE), base="/x/y/", policy=said)
    server = Server(("127.0.0.1", 0), handler)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/x/y/", reports
    server.shutdown()
    server.server_close()
