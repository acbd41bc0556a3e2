"""What can be wrong with a file of the engine on its way, as Playwright's routes."""

from collections.abc import Callable

from playwright.sync_api import Route

PARTS = {  # part → where it is found; the names carry hashes
    "worker": "**/parley/worker.js",
    "loader": "**/engine/pyodide-*.mjs",
    "glue": "**/engine/pyodide.asm-*.mjs",
    "wasm": "**/engine/*.wasm",
    "library": "**/engine/library-*.zip",
    "snapshot": "**/engine/snapshot-*.bin",
}


def cut_short(route: Route) -> None:
    """Serve half of the file."""
    response = route.fetch()
    body = response.body()
    route.fulfill(response=response, body=body[: len(body) // 2])


def damaged(route: Route) -> None:
    """Serve the file with one bit turned, of its last byte that is no blank."""
    response = route.fetch()
    body = bytearray(response.body())
    body[len(body.rstrip()) - 1] ^= 1
    route.fulfill(response=response, body=bytes(body))


BROKEN: dict[str, Callable[[Route], object]] = {
    "blocked": lambda route: route.abort(),
    "missing": lambda route: route.fulfill(status=404),
    "a page instead": lambda route: route.fulfill(
        body=b"<!doctype html>" * 9, content_type="text/html"
    ),
    "cut short": cut_short,
    "damaged": damaged,
}
SILENT = "never sent"
HELD: list[Route] = []
HOW = {**BROKEN, SILENT: lambda route: HELD.append(route)}


def let_go() -> None:
    """End what was never sent: Playwright waits for each, and a wait that is lost is an error."""
    while HELD:
        HELD.pop().abort()
