"""Scripts that look at what a thumb can hit and where the focus is."""

# Every target of a thumb that is smaller than 44 px: points are tried in its middle and 21 px from
# it each way, a little less where its box is large enough, since edges fall between pixels. A link
# inside a sentence is as high as its line.
SMALL = """(all) => {
  const shown = (n) => n.checkVisibility({ visibilityProperty: true, opacityProperty: false });
  const own = (n) => n.matches("[type=radio], [type=checkbox]") ? [n, ...n.labels] : [n];
  const hits = (n, x, y) => {
    const top = document.elementFromPoint(x, y);
    return own(n).some((each) => each.contains(top) || top?.control === n);
  };
  const inSentence = (n) => n.matches("p a, li a, dd a, td a")
    && !n.matches(".rule-id, .rule-link, .example-open a, .saving a")
    && !n.closest("nav, .turn, .md-search");
  const small = [];
  for (const n of document.querySelectorAll(all)) {
    if (!shown(n) || inSentence(n) || n.closest("[inert]")) continue;
    n.scrollIntoView({ block: "center", behavior: "instant" });
    const box = own(n).map((each) => each.getBoundingClientRect())
      .sort((a, b) => b.width * b.height - a.width * a.height)[0];
    if (!box.width) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const far = box.width >= 43.5 && box.height >= 43.5 ? 20 : 21;
    const points = [[x, y - far], [x, y + far], [x - far, y], [x + far, y]]
      .filter(([px, py]) => px > 0 && px < innerWidth && py > 0 && py < innerHeight);
    const missed = points.filter(([px, py]) => !hits(n, px, py));
    if (!hits(n, x, y) || missed.length) {
      small.push(`${n.outerHTML.slice(0, 110)} ${Math.round(box.width)}×${Math.round(box.height)}`);
    }
  }
  return small;
}"""
KINDS = ("a[href]", "button", "summary", "select", "input")
TARGETS = ", ".join(f"{kind}:not([tabindex='-1'], .md-skip)" for kind in KINDS)

# The element that has the focus: what it is, whether it can be seen (all of it, unless it fills
# most of the view) and whether it is marked.
FOCUSED = """() => {
  const n = document.activeElement;
  if (!n || n === document.body) return null;
  const over = (each, x, y) => each.contains(document.elementFromPoint(x, y));
  const seen = [n, ...(n.labels ?? [])].some((each) => {
    const line = each.getClientRects()[0];
    const x = Math.max(2, line.left) + Math.min(line.width / 2, 40);
    if (line.height > innerHeight * 0.5) {
      const [top, bottom] = [Math.max(line.top, 0), Math.min(line.bottom, innerHeight)];
      return bottom - top > innerHeight * 0.2 && over(each, x, (top + bottom) / 2);
    }
    return over(each, x, line.top + 3) && over(each, x, line.bottom - 3);
  });
  const marks = [n, n.nextElementSibling ?? n, n.closest(".md-search__form") ?? n];
  const drawn = (s) => s.outlineStyle !== "none" && parseFloat(s.outlineWidth) >= 2;
  const marked = marks.map((each) => getComputedStyle(each))
    .some((s) => drawn(s) || s.boxShadow.includes("inset"));
  n.dataset.seen ??= String(Math.random());
  return { id: n.dataset.seen, html: n.outerHTML.slice(0, 120), seen, marked };
}"""

# What is cut off or runs out of the page: text larger than the box that hides the rest of it.
CLIPPED = """() => {
  const found = [];
  if (document.documentElement.scrollWidth > innerWidth) {
    found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
  }
  for (const n of document.querySelectorAll(".md-content *, .md-footer *, .md-header *")) {
    const apart = n.closest("svg, .md-search, .heard, .calc-said");
    if (apart || !n.checkVisibility() || !n.textContent.trim()) continue;
    const style = getComputedStyle(n);
    const flows = [style.overflowX, style.overflowY];
    const hides = flows.some((each) => ["hidden", "clip"].includes(each));
    if (!hides || n.matches(".topic, .topic *, .figure-why")) continue;
    if (n.scrollWidth > n.clientWidth + 1 || n.scrollHeight > n.clientHeight + 1) {
      found.push(n.outerHTML.slice(0, 90));
    }
  }
  return found;
}"""

# How many pixels of the view's height belong to what does not scroll with the page.
STILL = """() => {
  const stands = (n) => ["sticky", "fixed"].includes(getComputedStyle(n).position);
  const still = (n) => n && (stands(n) || still(n.parentElement));
  const middle = (_, y) => document.elementFromPoint(innerWidth / 2, y);
  const rows = Array.from({ length: innerHeight }, middle);
  return rows.filter(still).length;
}"""
