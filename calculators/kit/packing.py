"""Long texts in few letters that an address may hold."""

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode

PACKED = "zip:"
"""How a packed text begins."""


def packed(text: str) -> str:
    """A text deflated, in URL-safe base64."""
    return PACKED + urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def unpacked(said: str, most: int) -> str:
    """What `packed` made of a text of at most `most` characters; ValueError if it is not that."""
    letters = said.removeprefix(PACKED)
    inflater = zlib.decompressobj()
    try:
        data = urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
        text = inflater.decompress(data, 4 * most).decode()
    except (ValueError, zlib.error):
        raise ValueError("The packed text is damaged.") from None
    if inflater.unconsumed_tail or not inflater.eof or len(text) > most:
        raise ValueError("The packed text is damaged, or too long.")
    return text
