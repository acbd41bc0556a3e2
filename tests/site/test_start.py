"""When Python starts, and from what: the snapshot, or without it the library."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import BrowserContext, Page, Request, expect

from calculators.catalogue import find
from tests.site.breaking import BROKEN, PARTS
from tests.site.pages import (
    DIAGNOSTICS,
    FAST,
    FORM,
    POOL,
    SPARING,
    calculator,
    engine_files,
    headline,
    press,
    settled,
    type_in,
)
from tests.site.published import Published, published
from tests.site.scenes import PLACE, SCENE
from tests.site.waits import happens


@pytest.mark.parametrize("how", BROKEN)
def test_without_the_snapshot_it_starts_the_ordinary_way(tab: Page, home: str, how: str) -> None:
    tab.route(PARTS["snapshot"], BROKEN[how])
    tab.goto(home + POOL)
    before = int(headline(tab).inner_text().split()[0])
    press(tab, "specializations")
    settled(tab, f"{before + 1} cards")
    said = tab.evaluate(DIAGNOSTICS)
    assert any("the snapshot was not used" in line for line in said), said
    assert any("started from the library" in line for line in said), said


def test_a_failure_tells_what_happened(phone: BrowserContext, home: str) -> None:
    tab = phone.new_page()
    tab.route("**/engine/*.bin", lambda route: route.abort())
    tab.route("**/engine/*.zip", lambda route: route.abort())
    tab.goto(home + POOL)
    press(tab, "specializations")
    cause = calculator(tab).locator("[data-cause]")
    expect(cause).to_contain_text("the snapshot was not used")
    expect(cause).to_contain_text("stage: failed")


@pytest.fixture
def copy() -> Iterator[Published]:
    with published() as copy:
        yield copy


@contextmanager
def before_the_scripts(tab: Page, copy: Published, path: str) -> Iterator[None]:
    """The page is drawn; its scripts are sent when this is left."""
    copy.held = "site.js"
    tab.goto(copy.address + path, wait_until="commit")
    yield
    copy.let_go.set()


def test_what_is_pressed_before_the_scripts_are_here_is_done(tab: Page, copy: Published) -> None:
    with before_the_scripts(tab, copy, POOL):
        before = int(headline(tab).inner_text().split()[0])
        press(tab, "specializations")
        settled(tab, f"{before} cards")
    settled(tab, f"{before + 1} cards")
    press(tab, "specializations")
    settled(tab, f"{before + 2} cards")


def test_what_is_entered_before_the_scripts_are_here_is_answered(
    tab: Page, copy: Published
) -> None:
    with before_the_scripts(tab, copy, POOL):
        type_in(tab, "specializations", "4")
    settled(tab, find(FORM).solve({"specializations": "4"}).headline)
    expect(tab.locator(f"#{FORM}-specializations")).to_have_value("4")


def test_a_scene_begun_before_the_scripts_are_here_begins(tab: Page, copy: Published) -> None:
    with before_the_scripts(tab, copy, PLACE):
        start = tab.locator(f"#{SCENE.id} form[data-do=begin] .press").first
        start.click()
        expect(start).to_be_visible()
    expect(tab.locator(f"#{SCENE.id} form[data-do=move]").first).to_be_visible()
    assert "?" not in tab.url  # no form was sent


def look(tab: Page, home: str, script: str) -> list[Request]:
    """Scroll to a calculator and look at it; what is asked for, as it comes."""
    seen: list[Request] = []
    tab.on("request", lambda request: seen.append(request))
    tab.add_init_script(script)
    tab.goto(home + POOL)
    tab.mouse.wheel(0, 300)
    calculator(tab).scroll_into_view_if_needed()
    return seen


def test_a_calculator_looked_at_on_a_fast_line_starts(tab: Page, home: str) -> None:
    seen = look(tab, home, FAST)
    happens(tab, lambda: engine_files(seen), "no start")


@pytest.mark.parametrize("script", [SPARING, FAST.replace("wifi", "cellular"), ""])
def test_a_calculator_looked_at_on_another_line_waits(tab: Page, home: str, script: str) -> None:
    unknown = 'Object.defineProperty(navigator, "connection", { value: undefined });'
    seen = look(tab, home, script or unknown)
    tab.wait_for_timeout(1500)
    assert engine_files(seen) == []


def test_a_mouse_that_comes_near_starts(tab: Page, home: str) -> None:
    seen = []
    tab.on("request", lambda request: seen.append(request))
    tab.goto(home + POOL)
    assert engine_files(seen) == []
    calculator(tab).hover()
    happens(tab, lambda: engine_files(seen), "no start")


def test_a_runtime_that_is_stored_starts_when_idle(tab: Page, home: str) -> None:
    """As a page finds it when a service worker has put the engine into a cache."""
    tab.goto(home + "about.html")
    tab.evaluate("""async () => {
      const { stored } = await import(new URL("assets/parley/engine.js", location.href).href);
      if (await stored()) throw new Error("stored already");
      const text = await (await fetch("assets/parley/engine.js")).text();
      const wasm = JSON.parse(text.match(/const PARTS = ({.*?});/)[1]).wasm;
      const cache = await caches.open("test");
      await cache.put(`engine/${wasm}`, new Response(""));
    }""")
    seen = []
    tab.on("request", lambda request: seen.append(request))
    tab.goto(home + "rulings.html")
    tab.wait_for_timeout(500)
    assert engine_files(seen) == []
    tab.goto(home + POOL)
    happens(tab, lambda: engine_files(seen), "no start")
