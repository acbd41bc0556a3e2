"""Whether every page is valid HTML: the Nu checker, or html-validate where there is no Java."""

import json
import shutil
import subprocess
from pathlib import Path

from tests.audit.bars import Bar

RULES = {"root": True, "extends": ["html-validate:standard"]}
SHOWN = 5  # faults


def java() -> str | None:
    """A Java that runs, if there is one."""
    path = shutil.which("java")
    if (
        path
        and subprocess.run([path, "-version"], capture_output=True, check=False).returncode == 0
    ):
        return path
    return None


def nu(path: str, tools: Path, site: Path) -> list[str]:
    """The errors that the Nu checker finds; it writes them to its second channel."""
    jar = tools / "node_modules" / "vnu-jar" / "build" / "dist" / "vnu.jar"
    command = [path, "-Xss8m", "-jar", str(jar), "--skip-non-html", "--errors-only"]
    done = subprocess.run(
        [*command, "--format", "json", str(site)], capture_output=True, text=True, check=False
    )
    found = json.loads(done.stderr)["messages"]
    return [f"{Path(f['url']).name}:{f.get('lastLine')}: {f['message']}" for f in found]


def html_validate(tools: Path, site: Path) -> list[str]:
    """The errors that html-validate finds."""
    rules = tools / "rules.json"
    rules.write_text(json.dumps(RULES), "utf-8")
    command = [str(tools / "node_modules" / ".bin" / "html-validate"), "--formatter", "json"]
    command += ["--config", str(rules), f"{site}/**/*.html"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return [
        f"{Path(page['filePath']).name}:{f['line']}: {f['message']}"
        for page in json.loads(done.stdout)
        for f in page["messages"]
        if f["severity"] == 2
    ]


def bar(tools: Path, site: Path) -> Bar:
    """The bar: no error in any page."""
    path = java()
    checker = "Nu checker" if path else "html-validate, for there is no Java"
    faults = nu(path, tools, site) if path else html_validate(tools, site)
    pages = len(list(site.rglob("*.html")))
    note = "; ".join([f"{pages} pages, {checker}", *faults[:SHOWN]])
    return Bar("invalid HTML", "every page", len(faults), 0, note=note)
