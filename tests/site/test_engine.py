"""What is served is what was tested: the wheel's hash, and the same answers to the byte."""

import hashlib
import json
from urllib.parse import parse_qsl

import pytest
from playwright.sync_api import Page

from calculators.catalogue import CALCULATORS
from calculators.kit.live import answer
from tests.book.built import SITE, pages
from tests.site.pages import DIAGNOSTICS, POOL, SPARING
from tests.site.questions import questions

ASK = """async (questions) => {
  const { ask } = await import(new URL("../assets/parley/engine.js", location.href).href);
  return Promise.all(questions.map(ask));
}"""


def test_what_runs_is_what_the_about_page_names() -> None:
    facts = json.loads((SITE / "engine" / "engine.json").read_text(encoding="utf-8"))
    for each in facts["files"]:
        data = (SITE / "engine" / each["name"]).read_bytes()
        assert hashlib.sha256(data).hexdigest() == each["sha256"], each["name"]
        assert len(data) == each["bytes"]
    assert {each["name"] for each in facts["parts"].values()} == {
        each["name"] for each in facts["files"]
    }
    for each in (facts["wheel"], facts["parts"]["library"], facts["parts"]["snapshot"]):
        assert each["sha256"] in pages()["about.html"].text
    assert facts["wheel"]["name"] in pages()["about.html"].text


@pytest.mark.parametrize("way", ["snapshot", "library"])
def test_the_browser_answers_as_cpython_does_byte_for_byte(tab: Page, home: str, way: str) -> None:
    if way == "library":
        tab.add_init_script(SPARING)
    tab.goto(home + POOL)
    asked = questions()
    assert len(asked) >= 80
    answers = tab.evaluate(ASK, asked)
    for question, live in zip(asked, answers, strict=True):
        assert live == answer(question), question
    assert any(f"started from the {way}" in line for line in tab.evaluate(DIAGNOSTICS))


def test_the_served_defaults_are_the_engine_s(tab: Page, home: str) -> None:
    """The answer that stands in the page before any script equals the live one."""
    for id, calc in CALCULATORS.items():
        html = (SITE / f"{calc.rule.page}.html").read_text(encoding="utf-8")
        built = html.partition(f'id="{id}"')[2].partition('data-built="')[2].partition('"')[0]
        texts = dict(parse_qsl(built.partition("?")[2].replace("&amp;", "&")))
        texts.pop("edition")
        live = json.loads(answer(json.dumps({"calculator": id, "root": "../", "inputs": texts})))
        assert live["parts"]["answer"] in html, id
