"""The MkDocs hook that gives each page its Content-Security-Policy; and the same for headers.

All comes from the site itself, and nothing inline is ours. The theme's inline scripts run by their
SHA-256. Every page names those of all pages: under instant navigation the policy of the first page
judges the scripts of those that follow.
"""

import re
from base64 import b64encode
from collections.abc import Iterable
from hashlib import sha256
from html import escape, unescape
from pathlib import Path
from typing import Any

SCRIPT = re.compile(r"<script([^>]*)>(.*?)</script>", re.DOTALL)
FIRST = '<meta charset="utf-8">'
META = re.compile(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)">')
ONLY_IN_HEADERS = "frame-ancestors 'self'"
AHEAD = re.compile(r'\s*<link rel="(?:prev|next)" [^>]*>')
RIGHT = ' style="text-align: right;"'


def on_page_content(html: str, **_: Any) -> str:
    """A table's column to the right by a class: the policy refuses style attributes."""
    return html.replace(RIGHT, ' class="is-right"')


def on_post_build(config: Any) -> None:
    """Write the policy into each page of the built site, before anything it governs."""
    pages = {path: path.read_text("utf-8") for path in Path(config.site_dir).rglob("*.html")}
    said = policy(script for html in pages.values() for script in inline_scripts(html))
    meta = f'<meta http-equiv="Content-Security-Policy" content="{escape(said)}">'
    for path, html in pages.items():
        if FIRST not in html:
            raise ValueError(f"{path}: there is no {FIRST} to put the policy after")
        # The theme names the page before and after. Firefox fetches the next one ahead, for which
        # there is no directive but `default-src`; turning the page does not need it.
        path.write_text(AHEAD.sub("", html).replace(FIRST, FIRST + meta, 1), "utf-8")


def inline_scripts(html: str) -> list[str]:
    """The text of each script in a page that would run; a block of JSON does not."""
    found = SCRIPT.findall(html)
    return [code for said, code in found if "src=" not in said and "json" not in said]


def policy(scripts: Iterable[str]) -> str:
    """The policy of a site with these inline scripts; the same for them in any order."""
    hashes = sorted({f"'sha256-{digest(code)}'" for code in scripts})
    return "; ".join(
        [
            "default-src 'none'",
            " ".join(["script-src 'self' 'wasm-unsafe-eval'", *hashes]),
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",
            "worker-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
        ]
    )


def digest(code: str) -> str:
    """A script's SHA-256 as a policy names it."""
    return b64encode(sha256(code.encode("utf-8")).digest()).decode("ascii")


def header(site: Path) -> str:
    """The policy of a built site as a server sends it; ValueError where its home names none."""
    found = META.search((site / "index.html").read_text("utf-8"))
    if not found:
        raise ValueError(f"{site / 'index.html'} names no policy; run `make site`")
    return f"{unescape(found.group(1))}; {ONLY_IN_HEADERS}"
