"""The list of a release: what is in it, and that it changes with what is served alone."""

import json
import os
import shutil
from pathlib import Path

import pytest

from calculators.kit.offline.release import ReleaseError, changes, is_served, named, release, served
from tests.book.built import SITE


def listed(site: Path) -> dict[str, dict[str, str]]:
    """Part → address → hash, as the worker of a site has it."""
    first = (site / "sw.js").read_text("utf-8").partition("\n")[0]
    facts = json.loads(first.removeprefix("self.PARLEY=").removesuffix(";"))
    return {part: {e[0]: e[1] for e in facts[part]} for part in ("text", "engine")}


@pytest.mark.parametrize(
    ("name", "is_in"),
    [
        ("west/cards.html", True),
        ("404.html", True),
        ("manifest.webmanifest", True),
        ("engine/pyodide.asm.wasm", True),
        ("engine/pyodide.asm.wasm.br", False),
        ("assets/javascripts/bundle.js.map", False),
        ("assets/javascripts/lunr/wordcut.js", False),
        ("sitemap.xml.gz", False),
        ("sw.js", False),
        ("changes.json", False),
        ("_headers", False),
        (".htaccess", False),
    ],
)
def test_what_is_served(name: str, is_in: bool) -> None:
    assert is_served(name) is is_in


def test_the_site_is_listed_whole() -> None:
    parts = listed(SITE)
    assert sorted([*parts["text"], *parts["engine"]]) == served(SITE)
    assert all(name.startswith("engine/") for name in parts["engine"])
    assert len(parts["engine"]) >= 4


def test_a_changed_page_changes_one_line(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(SITE, copy, copy_function=os.link)
    for name in ("about.html", "sw.js", "changes.json"):
        text = (copy / name).read_text("utf-8")
        (copy / name).unlink()
        (copy / name).write_text(text, "utf-8")
    same = release(copy)
    assert listed(copy) == listed(SITE)
    (copy / "about.html").write_text("mended", "utf-8")
    assert release(copy) != same
    differ = {n for n, h in listed(copy)["text"].items() if listed(SITE)["text"][n] != h}
    assert differ == {"about.html"}
    assert listed(copy)["engine"] == listed(SITE)["engine"]


def test_pages_name_their_build_and_edition(tmp_path: Path) -> None:
    assert set(named(SITE)) == {"build", "edition"}
    with pytest.raises(ReleaseError, match="make site"):
        named(tmp_path)


def test_changes_by_edition() -> None:
    log = "# Changes\n\nIntro.\n\n## Edition 2\n\n- Two.\n\n## Edition 1\n\n- One.\n"
    assert [(c["edition"], "Two" in c["html"]) for c in changes(log)] == [("2", True), ("1", False)]
    assert json.loads((SITE / "changes.json").read_text("utf-8"))
