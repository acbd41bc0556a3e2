"""The HTML of forms and answers, kept as files: a change of it is seen and meant.

``python -m tests.calculators.test_golden`` writes the files anew; read the difference.
"""

from pathlib import Path

import pytest

from calculators.catalogue import find
from calculators.kit.page import calculator_html

GOLDEN = Path(__file__).resolve().parents[1] / "data" / "golden"
QUESTIONS = {
    "pool": ("west-card-pool", {"verve": "2", "presence": "d8"}),
    "check": ("west-check", {"die": "d8", "rank": "2"}),
    "penetration": ("west-penetration", {"misconstrued": "yes", "misread-nerve": "next"}),
    "roll": ("clockwork-roll", {"success": "2", "threat": "1", "triumph": "1"}),
    "argument": ("clockwork-argument", {"rounds": "2", "helpers": "1", "helper_ability": "2"}),
    "resistances": ("west-resistances", {"attacks": "persuasion/fast-talk/yes/none"}),
}


def html(name: str) -> str:
    """One calculator, a tag a line so that a difference can be read."""
    id, texts = QUESTIONS[name]
    return calculator_html(find(id).solve(texts), "../").replace("><", ">\n<") + "\n"


@pytest.mark.parametrize("name", QUESTIONS)
def test_html(name: str) -> None:
    assert html(name) == (GOLDEN / f"{name}.html").read_text(encoding="utf-8")


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for each in QUESTIONS:
        (GOLDEN / f"{each}.html").write_text(html(each), encoding="utf-8")
