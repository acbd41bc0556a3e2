"""Lists of the whole book: every rule, every ruling, every calculator."""

import re
from collections.abc import Iterable

from calculators.catalogue import SYSTEMS
from calculators.kit.blocks import BOOKS, badge, ruling_body
from calculators.kit.engine import TOP
from calculators.kit.fences import solved
from calculators.kit.form import Calculator, Solution
from calculators.kit.links import rule_link
from calculators.kit.markup import element, text
from calculators.kit.scene.running import scene_cards
from rules_core.rulebook import Rule, Ruling


def heading(words: str, system: str) -> str:
    """A heading in a list of several systems; the West's have the ids from when it stood alone."""
    slug = re.sub(r"[^a-z0-9]+", "-", words.lower()).strip("-")
    return f"### {words}" if system == "west" else f"### {words} {{ #{slug}-{system} }}"


def named(chapter: Iterable[Rule]) -> str:
    """The name of a chapter: that of its file."""
    return next(iter(chapter)).page.partition("/")[2].replace("-", " ").capitalize()


def rules_list(system: str, root: str) -> str:
    """Every rule of a system by its title, by chapter."""
    blocks = []
    for chapter in BOOKS[system]:
        rules = [r for r in chapter if not isinstance(r, Ruling)]
        if rules:
            lines = [element("li", rule_link(r, r.title, root)) for r in rules]
            blocks += [heading(named(chapter), system), element("ul", *lines, class_="rules-list")]
    return "\n\n".join(blocks)


def rulings_list(system: str, root: str) -> str:
    """Every ruling of a system, by chapter, each with a link to where it stands."""
    blocks = []
    for chapter in BOOKS[system]:
        rulings = [r for r in chapter if isinstance(r, Ruling)]
        if rulings:
            blocks.append(heading(named(chapter), system))
        for ruling in rulings:
            link = rule_link(ruling, ruling.id, root)
            under = rule_link(ruling.under, ruling.under.title, root)
            head = element(
                "p",
                badge(ruling),
                " ",
                element("strong", text(ruling.title)),
                " ",
                link,
                element("span", "under"),
                under,
                class_="ruling-head",
            )
            blocks.append(element("div", head, *ruling_body(ruling), class_="ruling"))
    return "\n\n".join(blocks)


def calculators_list(root: str) -> str:
    """Every calculator as a card, grouped by the question a player asks, then every scene."""
    blocks = []
    for system, (title, questions) in SYSTEMS.items():
        blocks.append(f"## {title}")
        for question, group in questions.items():
            cards = []
            for each in group:
                href = f"{root}{each.rule.page}.html#{each.id}"
                answer = element("span", text(as_placed(each).headline), class_="card-answer")
                cards.append(
                    element(
                        "a",
                        element("span", text(each.question)),
                        answer,
                        href=href,
                        class_="calc-card",
                    )
                )
            blocks.append(heading(question, system))
            blocks.append(element("div", *cards, class_=f"calc-cards system-{system}"))
        blocks += [heading("What do I play or keep track of?", system), scene_cards(system, root)]
    return "\n\n".join(blocks)


def as_placed(calculator: Calculator) -> Solution:
    """The answer that stands in the book: with the presets of the calculator's fence there."""
    chapter = (TOP / "docs" / f"{calculator.rule.page}.md").read_text(encoding="utf-8")
    fence = re.search(rf"^```calculator\n{calculator.id}\n([^`]*)```", chapter, re.MULTILINE)
    return solved([calculator.id, *(fence.group(1).split("\n") if fence else ())])
