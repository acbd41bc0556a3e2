"""The site works under its Content-Security-Policy.

That no page goes against it is seen in `test_reading`, which opens every one.
"""

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import material
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from calculators.kit.policy import META, RIGHT, digest, header, inline_scripts, policy
from tests.book.built import SITE, pages
from tests.site.conftest import PHONE
from tests.site.pages import POOL, headline, press
from tests.site.published import SERVED, save
from tests.site.waits import comes_true, happens

THEME = Path(material.__file__).parent / "templates" / "partials" / "javascripts"


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A phone with service workers, as readers have it."""
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    context.set_default_timeout(40_000)
    yield context
    context.close()


def quiet(page: Page, reports: list[str]) -> None:
    """Let what is on its way be reported; there must be nothing."""
    page.wait_for_timeout(300)
    assert reports == []


def is_told(page: Page, reports: list[str], directive: str) -> None:
    """Wait for a report against the directive."""
    said = f"nothing against {directive}"
    happens(page, lambda: any(each.startswith(directive) for each in reports), said)


def test_everything_works_under_it(
    context: BrowserContext, reporting: tuple[str, list[str]]
) -> None:
    """Answers, moving about, the search, the scheme, saving, the check, and all of it offline."""
    home, reports = reporting
    page = context.new_page()
    page.route("**/sitemap.xml", partial(as_served, home=home))
    page.goto(home + POOL)
    comes_true(page, SERVED)
    before = headline(page).inner_text()
    press(page, "specializations")
    expect(headline(page)).not_to_have_text(before)
    page.evaluate("document.querySelector('a[href$=\"attack.html\"]').click()")
    expect(page.locator("h1")).to_have_text("The attack")
    page.get_by_role("button", name="Switch to dark").click()
    page.get_by_role("button", name="Search").click()
    page.keyboard.type("calamity")
    page.locator(".md-search-result__item a").first.click()
    page.wait_for_url("**/west/**")
    save(page)
    page.goto(home + "offline.html")
    page.get_by_role("button", name="Check now").click()
    expect(page.locator("[data-verdict=good]")).to_be_visible(timeout=120_000)
    quiet(page, reports)
    context.set_offline(True)
    page.goto(home + POOL)
    before = headline(page).inner_text()
    press(page, "social_combat")
    expect(headline(page)).not_to_have_text(before)
    context.set_offline(False)
    quiet(page, reports)


def as_served(route: Any, home: str) -> None:
    """The map of a site that was built for this address: instant navigation needs it."""
    text = route.fetch().text().replace("http://127.0.0.1:8000/", home)
    route.fulfill(body=text, content_type="application/xml")


REFUSED = {
    "script-src": """{
      const script = document.createElement("script");
      script.text = "1";
      document.body.append(script);
    }""",
    "script-src-attr": "document.body.setAttribute('onclick', '1')",
    "style-src-attr": "document.body.setAttribute('style', 'color: red')",
    "img-src": "new Image().src = 'http://127.0.0.2/x.png'",
    "connect-src": "fetch('http://127.0.0.2/x').catch(() => {})",
}


@pytest.mark.parametrize("directive", REFUSED)
def test_what_is_not_ours_is_refused_and_reported(
    context: BrowserContext, reporting: tuple[str, list[str]], directive: str
) -> None:
    home, reports = reporting
    page = context.new_page()
    page.goto(home + "index.html")
    page.evaluate(REFUSED[directive])
    is_told(page, reports, directive)


def test_a_worker_is_under_it_too(
    context: BrowserContext, reporting: tuple[str, list[str]]
) -> None:
    home, reports = reporting
    page = context.new_page()
    page.goto(home + POOL)
    before = headline(page).inner_text()
    press(page, "specializations")
    expect(headline(page)).not_to_have_text(before)
    worker = next(each for each in page.workers if "parley" in each.url)
    worker.evaluate("fetch('http://127.0.0.2/x').catch(() => {})")
    is_told(page, reports, "connect-src")


@pytest.mark.parametrize("name", sorted(pages()))
def test_each_page_names_the_scripts_of_all(name: str) -> None:
    html = (SITE / name).read_text("utf-8")
    said = META.search(html)
    assert said, "a page without a policy"
    assert not re.search(r"<(script|link|style)\b", html[: said.start()]), "it comes first"
    for script in inline_scripts(html):
        assert f"sha256-{digest(script)}" in said.group(1)
    assert " style=" not in re.sub(r"<code>.*?</code>", "", html, flags=re.DOTALL)
    assert not re.search(r"<[^>]+\son[a-z]+=", html), "a handler in an attribute"
    assert "<style" not in html
    assert not re.search(r'<link rel="?(next|prev|prefetch)', html), "Firefox would fetch it ahead"


def test_every_inline_script_is_the_theme_s() -> None:
    theirs = [path.read_text("utf-8") for path in THEME.glob("*.html")]
    known = {
        script.replace("{{ config.extra.scope | d(base_url) }}", "BASE")
        for text in theirs
        for script in inline_scripts(text)
    }
    for name in pages():
        for script in inline_scripts((SITE / name).read_text("utf-8")):
            plain = re.sub(r'new URL\("[./]+",location\)', 'new URL("BASE",location)', script)
            assert plain in known, script[:200]


def test_the_policy_names_no_other_origin() -> None:
    said = header(SITE)
    assert not urlsplit(said).netloc and "http" not in said
    assert "unsafe-inline" not in said and "'unsafe-eval'" not in said
    assert said.startswith("default-src 'none'")


def test_the_order_of_scripts_does_not_matter() -> None:
    assert policy(["a", "b", "a"]) == policy(["b", "a"])
    html = '<script src="x"></script><script type="application/json">{}</script>'
    assert inline_scripts(html) == []


def test_a_column_to_the_right_is_a_class() -> None:
    assert not [name for name in pages() if RIGHT in (SITE / name).read_text("utf-8")]
    assert "is-right" in (SITE / "publishing.html").read_text("utf-8")
