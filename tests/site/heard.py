"""What a screen reader is told: the text of live regions, each time it changes."""

from playwright.sync_api import Page

# Notes each text that a live region which can be perceived comes to have, after the changes of one
# moment; the same text again is said again only if it was gone meanwhile.
LISTEN = """
window.heard = [];
const LIVE = "[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])";
const words = (n) => {
  if (n.nodeType === Node.TEXT_NODE) return n.data;
  const shown = n.nodeType === Node.ELEMENT_NODE && n.checkVisibility({ visibilityProperty: true });
  if (!shown) return "";
  return [...n.childNodes].map(words).join("");
};
const last = new WeakMap();
function listen() {
  for (const region of document.querySelectorAll(LIVE)) {
    const said = words(region).replace(/\\s+/g, " ").trim();
    if (last.has(region) && said && said !== last.get(region)) window.heard.push(said);
    last.set(region, said);
  }
}
let soon;
new MutationObserver(() => {
  soon ??= setTimeout(() => {
    soon = undefined;
    listen();
  }, 0);
}).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
document.addEventListener("DOMContentLoaded", listen);
"""


def heard(page: Page) -> list[str]:
    """What was told since the last time."""
    said: list[str] = page.evaluate("window.heard.splice(0)")
    return said
