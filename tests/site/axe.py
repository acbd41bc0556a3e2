"""axe-core run in a page: what it finds against WCAG 2.2 AA and its own good practice."""

from pathlib import Path

from playwright.sync_api import Page

TOP = Path(__file__).resolve().parents[2]
SCRIPT = (TOP / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
KINDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = """async ({ kinds, rules }) => {
  const runOnly = rules.length ? { type: "rule", values: rules } : { type: "tag", values: kinds };
  const { violations } = await axe.run(document, { runOnly, resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) => nodes.map((n) => `${id}: ${n.html.slice(0, 150)}`));
}"""
OPEN = "() => {{ for (const box of document.querySelectorAll('{}')) box.open = true; }}"
OPEN_ALL = OPEN.format("details")
OPEN_STILL = OPEN.format("details:not([data-more])")  # those that ask nothing when they open
SHOW_ALL = """() => {
  for (const each of document.querySelectorAll(".md-content [hidden], .md-footer [hidden]")) {
    each.hidden = false;
  }
}"""
COLOURS = ["color-contrast", "link-in-text-block"]


def faults(page: Page, rules: list[str] | None = None) -> list[str]:
    """What axe finds in the page as it is now: rule and element; only of `rules`, if any."""
    page.evaluate("scrollTo(0, 0)")  # nothing half under the bar
    if not page.evaluate("'axe' in window"):
        page.evaluate(SCRIPT)
    found: list[str] = page.evaluate(RUN, {"kinds": KINDS, "rules": rules or []})
    return found
