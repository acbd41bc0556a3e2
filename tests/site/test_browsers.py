"""A reader's way in each browser, on a phone and at a desk: read, calculate, play, save, go off."""

import pytest
from playwright.sync_api import Playwright

from tests.site.pages import POOL
from tests.site.published import PRESSED, READY, SERVED, published
from tests.site.readers import NAMES, SIZES, Reader, reader, reads, text, until
from tests.site.scenes import PLACE, SCENE

MORE = '[data-for="west-card-pool-specializations"][data-step="1"]'
ANSWER = "#west-card-pool .answer-main"
BOARD = f"#{SCENE.id}"
ROOM = "document.documentElement.scrollWidth <= innerWidth"


def calculate(reader: Reader) -> None:
    """Press a stepper of the card pool: one card more."""
    before = int(text(reader, ANSWER).split()[0])
    reader.press(MORE)
    reads(reader, ANSWER, f"{before + 1} cards")


def save(reader: Reader, offline: str) -> None:
    """Save the book, and be told so; all of it is there, as the page of that address counts it."""
    until(reader, PRESSED)
    until(reader, READY)
    reader.open(offline)
    reader.press("[data-repair]")
    figure = "Number(document.querySelector('[data-figure={}]').textContent)"
    there, everything = figure.format("there"), figure.format("all")
    until(reader, f"{READY} && {there} > 10 && {there} === {everything}")  # megabytes


def played(reader: Reader, times: int) -> None:
    """Wait until the scene's log has so many lines."""
    until(reader, f"document.querySelectorAll('{BOARD} .log > li').length === {times}")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", NAMES)
def test_it_is_read_played_saved_and_used_offline(
    playwright: Playwright, name: str, size: str
) -> None:
    with published() as copy, reader(name, size, playwright) as who:
        who.open(copy.address + POOL)
        assert who.run("[innerWidth, innerHeight]") == [*SIZES[size]]
        assert text(who, "h1").startswith("Cards and checks")
        assert who.run(ROOM)
        calculate(who)
        until(who, f"await {SERVED}")

        who.open(copy.address + PLACE)
        who.press(f"{BOARD} form[data-do=begin] .press")
        who.press(f"{BOARD} form[data-do=move] .press:not(.draw)")
        played(who, 1)
        assert who.run(ROOM)

        save(who, copy.address + "offline.html")

        copy.stop()
        who.open(copy.address + "offline.html")
        until(who, READY)
        who.open(copy.address + POOL)
        calculate(who)
        who.open(copy.address + PLACE)
        played(who, 1)
        assert who.faults == []
