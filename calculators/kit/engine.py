"""What the pages say and serve of the engine that ``bundle`` has made."""

import json
from pathlib import Path
from typing import Any

from calculators.kit.markup import element, text
from calculators.kit.runtime.parts import changed
from rules_core import EDITION

TOP = Path(__file__).resolve().parents[2]
ENGINE = TOP / "build" / "engine"
SCRIPTS = "assets/parley"
ASSETS = TOP / "site_overrides" / SCRIPTS
PURPOSES = {
    "loader": "Pyodide's loader",
    "glue": "Pyodide's glue between Python and the browser",
    "wasm": "Python itself",
    "library": "the rules, the calculators, and what they need of Python's library",
    "snapshot": "Python's memory once all of that is imported",
}


def engine_facts() -> dict[str, Any]:
    """What the bundle says of itself; FileNotFoundError where it was not made yet."""
    facts: dict[str, Any] = json.loads((ENGINE / "engine.json").read_text(encoding="utf-8"))
    return facts


def engine() -> str:
    """What runs in the page: versions, and the SHA-256 of what is ours."""
    facts = engine_facts()
    parts = facts["parts"]
    rows = {
        "Edition of the rules": EDITION,
        "Wheel": facts["wheel"]["name"],
        "SHA-256 of the wheel": facts["wheel"]["sha256"],
        "SHA-256 of the library": parts["library"]["sha256"],
        "SHA-256 of the snapshot": parts["snapshot"]["sha256"],
        "Pyodide": facts["pyodide"],
        "Python in the page": facts["python"],
    }
    items = [
        element("dt", text(k)) + element("dd", element("code", text(v))) for k, v in rows.items()
    ]
    return element("dl", *items, class_="engine")


def scripts() -> dict[str, str]:
    """The scripts that name parts of the engine, as they are served: with those names in them.

    The worker gets memory.js too. So it asks for every part in its first line.
    """
    facts = engine_facts()
    memory = (ASSETS / "memory.js").read_text("utf-8")
    about = {key: facts[key] for key in ("parts", "lock", "env", "checksum")}
    names = {part: said["name"] for part, said in facts["parts"].items()}
    places = {
        "engine.js": {"const PARTS = null;": f"const PARTS = {json.dumps(names)};"},
        "worker.js": {
            "const ENGINE = null;": f"const ENGINE = {json.dumps(about)};",
            'import { checksum, unfold } from "./memory.js";': memory.replace("export ", ""),
        },
    }
    return {
        name: changed((ASSETS / name).read_text("utf-8"), lines) for name, lines in places.items()
    }


def parts() -> str:
    """The files that a browser loads to calculate, with their sizes, as a table in Markdown."""
    said = engine_facts()["parts"]
    rows = [
        f"| `engine/{said[part]['name']}` | {purpose} | {int(said[part]['bytes']) / 1e6:.2f} MB |"
        for part, purpose in PURPOSES.items()
    ]
    return "\n".join(["| file | what it is | size |", "|---|---|---:|", *rows])
