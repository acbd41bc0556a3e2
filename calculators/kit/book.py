"""The MkDocs hook: lines ``::: id`` become rules and lists; engine and fonts join the site.

`::: tw-tn` gives a rule its heading (whose id is the rule's), its words, its marks and the rulings
under it. `::: rules west` lists a system's rules, `::: rulings west` its rulings, `::: calculators`
every calculator by question, `::: last` the last scene played, `::: house` the figures that house
rules can change, `::: sheets` the reader's own characters, `::: fills` the calculators that take
them, `::: engine` what runs in the page, `::: parts` what of it a browser loads,
`::: paper west` the way to a book's PDF.
"""

import re
from collections.abc import Iterable
from typing import Any

from calculators.catalogue import SYSTEMS
from calculators.kit import paper
from calculators.kit.engine import ENGINE, SCRIPTS, TOP, engine, engine_facts, parts, scripts
from calculators.kit.fences import ROOT, solved
from calculators.kit.form import Calculator, Solution
from calculators.kit.house import figures_html
from calculators.kit.links import rule_link
from calculators.kit.markup import element, text
from calculators.kit.scene.page import last_html
from calculators.kit.sheets.page import fills_html, sheets_html
from rules_core import EDITION
from rules_core.anam.book import CHAPTERS as ANAM
from rules_core.clockwork.book import CHAPTERS as CLOCKWORK
from rules_core.clockwork.book import DiceRuling
from rules_core.imperfect.book import CHAPTERS as IMPERFECT
from rules_core.rulebook import Mark, Rule, Ruling
from rules_core.west.book import CHAPTERS as WEST

BOOKS: dict[str, Iterable[type[Rule]]] = {
    "west": WEST,
    "clockwork": CLOCKWORK,
    "imperfect": IMPERFECT,
    "anam": ANAM,
}
RULES: dict[str, Rule] = {
    rule.id: rule for chapters in BOOKS.values() for c in chapters for rule in c
}
EXPLAINED = {Mark.EDITOR: DiceRuling.SYMBOLS}  # marks that a ruling explains
DIRECTIVE = re.compile(r"^::: +([\w-]+)(?: +([\w-]+))? *$", re.MULTILINE)
FONTS = TOP / "node_modules" / "@fontsource-variable"
DATABASE = TOP / "node_modules" / "idb" / "build" / "index.js"
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
    if name == "rules":
        return rules_list(argument or "", root)
    if name == "rulings":
        return rulings_list(argument or "", root)
    if name == "calculators":
        return calculators_list(root)
    if name == "last":
        return last_html()
    if name == "house":
        return figures_html(root)
    if name == "sheets":
        return sheets_html()
    if name == "fills":
        return fills_html(root)
    if name == "whole":  # put in once all chapters are made
        return element("p", f"::: whole {argument}")
    if name == "paper":
        return paper.link(argument or "")
    if name == "engine":
        return engine()
    if name == "parts":
        return parts()
    if name not in RULES:
        raise ValueError(f"::: {name}: there is no such rule, and no such list")
    return rule_block(RULES[name], root)


def rule_block(rule: Rule, root: str) -> str:
    """A rule as it stands in its chapter, with the rulings under it."""
    marks = "".join(mark_html(mark, root) for mark in rule.marks)
    mark = element(
        "div",
        element("a", rule.id, href=f"#{rule.id}", class_="rule-id"),
        marks,
        class_="rule-mark",
    )
    words = element("p", text(rule.words).replace("\n", "<br>\n"), class_="rule-words")
    below = [ruling_block(r) for r in RULES.values() if isinstance(r, Ruling) and r.under is rule]
    return "\n\n".join([f"### {rule.title} {{ #{rule.id} .rule-title }}", mark, words, *below])


def mark_html(mark: Mark, root: str) -> str:
    """A mark, leading to the ruling that explains it where one does."""
    words = rule_link(EXPLAINED[mark], mark.value, root) if mark in EXPLAINED else mark.value
    return element("span", words, class_=f"mark mark-{mark.name.lower()}")


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
            blocks += [heading(named(chapter), system), element("ul", *lines)]
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
                ", under ",
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
            blocks.append(heading(question, system))
            blocks.append(element("div", *cards, class_=f"calc-cards system-{system}"))
    return "\n\n".join(blocks)


def as_placed(calculator: Calculator) -> Solution:
    """The answer that stands in the book: with the presets of the calculator's fence there."""
    chapter = (TOP / "docs" / f"{calculator.rule.page}.md").read_text(encoding="utf-8")
    fence = re.search(rf"^```calculator\n{calculator.id}\n([^`]*)```", chapter, re.MULTILINE)
    return solved([calculator.id, *(fence.group(1).split("\n") if fence else ())])


def on_files(files: Any, config: Any) -> Any:
    """Add what is made or installed to what the site serves: engine, fonts, a library."""
    from mkdocs.structure.files import File

    found = {f"engine/{p.name}": p for p in sorted(ENGINE.iterdir())}
    for family, styles in FONT_FILES.items():
        for style in styles:
            name = f"{family}-{style}.woff2"
            found[f"assets/fonts/{name}"] = FONTS / family / "files" / name
    found[f"{SCRIPTS}/idb.js"] = DATABASE
    for uri, path in found.items():
        files.append(File.generated(config, uri, abs_src_path=str(path)))
    made = scripts()
    for name in (*made, "memory.js"):
        files.remove(files.get_file_from_path(f"{SCRIPTS}/{name}"))
    for name, script in made.items():
        files.append(File.generated(config, f"{SCRIPTS}/{name}", content=script))
    return files
