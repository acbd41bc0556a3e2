"""The few pieces of HTML everything else is made of; text is escaped here and nowhere else."""

from html import escape

VOID = frozenset({"br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"})
"""Elements without content."""

Attributes = str | bool | int | None


class Html(str):
    """Text that is HTML already, where plain words are looked for otherwise."""


def element(tag: str, *content: str, **attributes: Attributes) -> str:
    """``<tag attributes>content</tag>``; `content` is HTML already, attribute values are text.

    An attribute that is None or False is left out, True stands without a value; a trailing
    underscore is dropped (``class_``), inner ones become hyphens (``aria_label``).
    """
    return f"{opening(tag, **attributes)}{''.join(content)}</{tag}>"


def opening(tag: str, **attributes: Attributes) -> str:
    """``<tag attributes>``, also for elements without content."""
    said = "".join(
        f" {name.rstrip('_').replace('_', '-')}"
        + ("" if value is True else f'="{escape(str(value))}"')
        for name, value in attributes.items()
        if value is not None and value is not False
    )
    return f"<{tag}{said}>"


def text(words: str) -> str:
    """Plain text as HTML."""
    return escape(words, quote=False)


def head_row(*columns: str) -> str:
    """A table's row of headings; a corner without words is none."""
    cells = (element("th", text(c), scope="col") if c else element("td") for c in columns)
    return element("tr", *cells)
