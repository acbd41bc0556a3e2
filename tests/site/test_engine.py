"""What is served is what was tested: the wheel's hash, and the same answers to the byte."""

import hashlib
import json
from urllib.parse import parse_qsl

from playwright.sync_api import Page

from calculators.catalogue import CALCULATORS
from calculators.kit.live import answer
from tests.book.built import SITE, pages
from tests.calculators.test_oracles import CASES
from tests.site.pages import POOL

ASK = """async (questions) => {
  const { ask } = await import(new URL("../assets/parley/engine.js", location.href).href);
  return Promise.all(questions.map(ask));
}"""


def test_the_wheel_is_the_one_that_the_about_page_names() -> None:
    facts = json.loads((SITE / "engine" / "engine.json").read_text(encoding="utf-8"))
    for each in facts["files"]:
        data = (SITE / "engine" / each["name"]).read_bytes()
        assert hashlib.sha256(data).hexdigest() == each["sha256"], each["name"]
        assert len(data) == each["bytes"]
    assert facts["wheel"]["sha256"] in pages()["about.html"].text
    assert facts["wheel"]["name"] in pages()["about.html"].text


def questions() -> list[str]:
    """Every published case as a form's question, each calculator as a link, and bad ones."""
    asked = [
        {"calculator": c["calculator"], "root": "../", "inputs": {**c["inputs"], **c["options"]}}
        for c in CASES
    ]
    asked += [{"calculator": id, "root": "../", "state": f"{id}?"} for id in CALCULATORS]
    asked += [
        {"calculator": "west-card-pool", "root": "../", "inputs": {"verve": text}}
        for text in ("", "½", "1e9", "9" * 99, "٣", "<b>")
    ]
    asked += [
        {
            "calculator": "west-effect",
            "root": "../",
            "inputs": {"effect-sum": "open", "social_combat": "5"},
        },
        {"calculator": "west-nothing", "inputs": {}},
        {
            "calculator": "west-attack",
            "root": "../",
            "state": "west-attack?choice=switch&cards=1&x=<i>",
        },
    ]
    return [json.dumps(each) for each in asked]


def test_the_browser_answers_as_cpython_does_byte_for_byte(tab: Page, home: str) -> None:
    tab.goto(home + POOL)
    asked = questions()
    assert len(asked) >= 80
    answers = tab.evaluate(ASK, asked)
    for question, live in zip(asked, answers, strict=True):
        assert live == answer(question), question


def test_the_served_defaults_are_the_engine_s(tab: Page, home: str) -> None:
    """The answer that stands in the page before any script equals the live one."""
    for id, calc in CALCULATORS.items():
        html = (SITE / f"{calc.rule.page}.html").read_text(encoding="utf-8")
        built = html.partition(f'id="{id}"')[2].partition('data-built="')[2].partition('"')[0]
        texts = dict(parse_qsl(built.partition("?")[2].replace("&amp;", "&")))
        texts.pop("edition")
        live = json.loads(answer(json.dumps({"calculator": id, "root": "../", "inputs": texts})))
        assert live["parts"]["answer"] in html, id
