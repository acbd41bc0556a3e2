"""The MkDocs hook: lines ``::: id`` become rules and lists; engine and fonts join the site.

`::: tw-tn` gives a rule its heading (whose id is the rule's), its words, its marks and the rulings
under it. `::: rulings west` lists a system's rulings, `::: calculators` every calculator by
question, `::: engine` what runs in the page, `::: parts` what of it a browser loads.
"""

import re
from collections.abc import Iterable
from typing import Any

from calculators.catalogue import SYSTEMS
from calculators.kit.engine import ENGINE, SCRIPTS, TOP, engine, engine_facts, parts, scripts
from calculators.kit.fences import ROOT, solved
from calculators.kit.form import Calculator, Solution
from calculators.kit.links import rule_link
from calculators.kit.markup import element, text
from rules_core import EDITION
from rules_core.rulebook import Rule, Ruling
from rules_core.west.book import CHAPTERS as WEST

BOOKS: dict[str, Iterable[type[Rule]]] = {"west": WEST}
RULES: dict[str, Rule] = {
    rule.id: rule for chapters in BOOKS.values() for c in chapters for rule in c
}
DIRECTIVE = re.compile(r"^::: +([\w-]+)(?: +([\w-]+))? *$", re.MULTILINE)
FONTS = TOP / "node_modules" / "@fontsource-variable"
FONT_FILES = {
    "source-serif-4": ("latin-opsz-normal", "latin-wght-italic"),
    "inter": ("latin-wght-normal",),
}


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """Expand the directives of one page, and tell its fences where the site's top is."""
    source = str(page.file.src_uri)
    root = "../" * source.count("/")
    ROOT.set(root)
    system = source.partition("/")[0]
    page.meta["system"] = system if system in BOOKS else ""
    page.meta["edition"] = EDITION
    page.meta["build"] = engine_facts()["wheel"]["sha256"][:16]
    return DIRECTIVE.sub(lambda m: expanded(m.group(1), m.group(2), root), markdown)


def expanded(name: str, argument: str | None, root: str) -> str:
    """The Markdown of one directive; ValueError for an id that is no rule stops the build."""
    if name == "rulings":
        return rulings_list(BOOKS[argument or ""], root)
    if name == "calculators":
        return calculators_list(root)
    if name == "engine":
        return engine()
    if name == "parts":
        return parts()
    if name not in RULES:
        raise ValueError(f"::: {name}: there is no such rule, and no such list")
    return rule_block(RULES[name])


def rule_block(rule: Rule) -> str:
    """A rule as it stands in its chapter, with the rulings under it."""
    marks = "".join(
        element("span", mark.value, class_=f"mark mark-{mark.value}") for mark in rule.marks
    )
    mark = element(
        "div",
        element("a", rule.id, href=f"#{rule.id}", class_="rule-id"),
        marks,
        class_="rule-mark",
    )
    words = element("p", text(rule.words), class_="rule-words")
    below = [ruling_block(r) for r in RULES.values() if isinstance(r, Ruling) and r.under is rule]
    return "\n\n".join([f"### {rule.title} {{ #{rule.id} .rule-title }}", mark, words, *below])


def ruling_block(ruling: Ruling) -> str:
    """A ruling below its rule: its badge, what it settles, and its values."""
    id = element("a", ruling.id, href=f"#{ruling.id}", class_="rule-id")
    head = element(
        "p",
        badge(ruling),
        " ",
        element("strong", text(ruling.title)),
        " ",
        id,
        class_="ruling-head",
    )
    return element("div", head, *ruling_body(ruling), class_="ruling", id=ruling.id)


def badge(ruling: Ruling) -> str:
    """``ruling`` for a fixed one, ``switch: now`` with the default for a switch."""
    words = "ruling" if ruling.fixed else f"switch: {ruling.default}"
    return element("span", text(words), class_="badge")


def ruling_body(ruling: Ruling) -> list[str]:
    """The ruling's words and, for a switch, each value with its meaning."""
    words = element("p", text(ruling.words), class_="ruling-words")
    if ruling.fixed:
        return [words]
    values = [
        element("dt", text(value), " (default)" if value == ruling.default else "")
        + element("dd", text(meaning))
        for value, meaning in ruling.values.items()
    ]
    return [words, element("dl", *values, class_="ruling-values")]


def rulings_list(chapters: Iterable[type[Rule]], root: str) -> str:
    """Every ruling of a system, by chapter, each with a link to where it stands."""
    blocks = []
    for chapter in chapters:
        rulings = [r for r in chapter if isinstance(r, Ruling)]
        if rulings:
            name = rulings[0].page.partition("/")[2].replace("-", " ").capitalize()
            blocks.append(f"### {name}")
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
    """Every calculator as a card, grouped by the question a player asks."""
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
            blocks.append(f"### {question}")
            blocks.append(element("div", *cards, class_=f"calc-cards system-{system}"))
    return "\n\n".join(blocks)


def as_placed(calculator: Calculator) -> Solution:
    """The answer that stands in the book: with the presets of the calculator's fence there."""
    chapter = (TOP / "docs" / f"{calculator.rule.page}.md").read_text(encoding="utf-8")
    fence = re.search(rf"^```calculator\n{calculator.id}\n([^`]*)```", chapter, re.MULTILINE)
    return solved([calculator.id, *(fence.group(1).split("\n") if fence else ())])


def on_files(files: Any, config: Any) -> Any:
    """Add the engine and the fonts, which are made or installed, to what the site serves."""
    from mkdocs.structure.files import File

    found = {f"engine/{p.name}": p for p in sorted(ENGINE.iterdir())}
    for family, styles in FONT_FILES.items():
        for style in styles:
            name = f"{family}-{style}.woff2"
            found[f"assets/fonts/{name}"] = FONTS / family / "files" / name
    for uri, path in found.items():
        files.append(File.generated(config, uri, abs_src_path=str(path)))
    made = scripts()
    for name in (*made, "memory.js"):
        files.remove(files.get_file_from_path(f"{SCRIPTS}/{name}"))
    for name, script in made.items():
        files.append(File.generated(config, f"{SCRIPTS}/{name}", content=script))
    return files
