"""The MkDocs hook: lines ``::: id`` become rules and lists; engine and fonts join the site.

`::: tw-tn` gives a rule its heading (whose id is the rule's), its words, its marks and the rulings
under it. `::: rules west` lists a system's rules, `::: rulings west` its rulings, `::: calculators`
every calculator by question, `::: last` the last scene played, `::: running` all that are kept,
`::: house` the figures that house rules can change, `::: table` those of the reader's table,
`::: sheets` the reader's characters, `::: sheet west` one to print, `::: fills` the calculators
that take them, `::: kept` the answers that are kept, `::: chest` all of it as one file,
`::: engine` what runs in the page, `::: parts` what of it a browser loads, `::: paper west` the way
to a book's PDF, `::: hands` and `::: keys` how the page lies in the hand, `::: quality tests` what
was measured.
"""

import json
import re
from typing import Any

from calculators.kit import hands, paper
from calculators.kit.blocks import BOOKS, RULES, rule_block
from calculators.kit.engine import ENGINE, SCRIPTS, TOP, engine, engine_facts, parts, scripts
from calculators.kit.fences import ROOT
from calculators.kit.house import figures_html
from calculators.kit.kept.page import answers_html
from calculators.kit.listings import calculators_list, rules_list, rulings_list
from calculators.kit.markup import element
from calculators.kit.paper_foot import foot_html
from calculators.kit.quality import quality_html
from calculators.kit.scene.page import last_html
from calculators.kit.scene.running import running_html
from calculators.kit.sheets.blank import blank_html
from calculators.kit.sheets.page import chest_html, fills_html, sheets_html
from calculators.kit.sheets.schema import schemas
from calculators.kit.sheets.table_page import table_page
from rules_core import EDITION

DIRECTIVE = re.compile(r"^::: +([\w-]+)(?: +([\w-]+))? *$", re.MULTILINE)
TASK = re.compile(r"^- \[ \] (.+)$", re.MULTILINE)  # a step to tick
STEP = r'- <label class="task"><input type="checkbox"> \1</label>'
FONTS = TOP / "node_modules" / "@fontsource-variable"
LIBRARIES = {  # script → where it is installed
    "idb.js": TOP / "node_modules" / "idb" / "build" / "index.js",
    "qrcode.js": TOP / "node_modules" / "qrcode-generator" / "dist" / "qrcode.mjs",
}
FONT_FILES = {
    "source-serif-4": ("latin-wght-normal", "latin-wght-italic"),
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
    page.meta["key_sheet"] = hands.help_sheet()
    page.meta["paper_foot"] = foot_html(whole=True)
    page.meta["build"] = engine_facts()["wheel"]["sha256"][:16]
    markdown = TASK.sub(STEP, markdown)
    return DIRECTIVE.sub(lambda m: expanded(m.group(1), m.group(2), root), markdown)


def expanded(name: str, argument: str | None, root: str) -> str:
    """The Markdown of one directive; ValueError for an id that is no rule stops the build."""
    if name == "rules":
        return rules_list(argument or "", root)
    if name == "rulings":
        return rulings_list(argument or "", root)
    if name == "calculators":
        return calculators_list(root)
    if name == "running":
        return running_html(root)
    if name == "last":
        return last_html()
    if name == "house":
        return figures_html(root)
    if name == "sheets":
        return sheets_html()
    if name == "table":
        return table_page(root)
    if name == "sheet":
        return blank_html(argument or "", root)
    if name == "chest":
        return chest_html()
    if name == "kept":
        return answers_html()
    if name == "fills":
        return fills_html(root)
    if name == "whole":  # put in once all chapters are made
        return element("p", f"::: whole {argument}")
    if name == "paper":
        return paper.link(argument or "")
    if name == "hands":
        return hands.panel()
    if name == "quality":
        return quality_html(argument or "")
    if name == "keys":
        return hands.keys_list()
    if name == "engine":
        return engine()
    if name == "parts":
        return parts()
    if name not in RULES:
        raise ValueError(f"::: {name}: there is no such rule, and no such list")
    return rule_block(RULES[name], root)


def on_files(files: Any, config: Any) -> Any:
    """Add what is made or installed to what the site serves: engine, fonts, libraries."""
    from mkdocs.structure.files import File

    found = {f"engine/{p.name}": p for p in sorted(ENGINE.iterdir())}
    for family, styles in FONT_FILES.items():
        for style in styles:
            name = f"{family}-{style}.woff2"
            found[f"assets/fonts/{name}"] = FONTS / family / "files" / name
    found |= {f"{SCRIPTS}/{name}": path for name, path in LIBRARIES.items()}
    for uri, path in found.items():
        files.append(File.generated(config, uri, abs_src_path=str(path)))
    for name, schema in schemas().items():
        text = json.dumps(schema, indent=1, ensure_ascii=False) + "\n"
        files.append(File.generated(config, f"assets/schema/{name}", content=text))
    made = scripts()
    for name in (*made, "memory.js"):
        files.remove(files.get_file_from_path(f"{SCRIPTS}/{name}"))
    for name, script in made.items():
        files.append(File.generated(config, f"{SCRIPTS}/{name}", content=script))
    return files
