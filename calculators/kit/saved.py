"""A text that an answer gives as a file, to be saved or copied."""

from dataclasses import dataclass
from urllib.parse import quote

from calculators.kit.markup import element, text

KINDS = {"csv": "text/csv", "json": "application/json"}


@dataclass(frozen=True)
class SavedFile:
    """A file's name, which says its kind, and its text."""

    name: str
    text: str

    @property
    def ending(self) -> str:
        """What the name ends in: ``csv``."""
        return self.name.rpartition(".")[2]

    def __str__(self) -> str:
        return self.text


def saved_html(file: SavedFile) -> str:
    """A link that saves the file, and a button that copies its text."""
    kind = file.ending.upper()
    address = f"data:{KINDS[file.ending]};charset=utf-8,{quote(file.text)}"
    link = element("a", text(f"Save as {kind}"), href=address, download=file.name)
    copied = f"The {kind} is copied."
    button = element(
        "button", text(f"Copy as {kind}"), type="button", data_copies=True, data_copied=copied
    )
    return element("p", link, " ", button, class_="odds-file")
