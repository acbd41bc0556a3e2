// The bar's buttons press the theme's own labels, and say whether what they open is open. With the
// drawer open on a narrow page, only the drawer can be reached; Escape closes it.

const narrow = matchMedia("(max-width: 76.234375em)");
const phone = matchMedia("(max-width: 59.984375em)");
const toggle = (name) => document.getElementById(`__${name}`);
const button = (name) => document.querySelector(`[data-opens="${name}"]`);
const query = document.querySelector(".md-search__input");

function settle() {
  for (const name of ["drawer", "search"]) button(name).setAttribute("aria-expanded", toggle(name).checked);
  const shut = toggle("drawer").checked && narrow.matches;
  const apart = "[data-md-component=skip], .md-header, .md-content, .md-footer, .md-sidebar--secondary";
  for (const each of document.querySelectorAll(apart)) each.inert = shut;
  if (query) query.tabIndex = phone.matches && !toggle("search").checked ? -1 : 0;
}

function close() {
  if (!toggle("drawer").checked) return;
  toggle("drawer").click();
  button("drawer").focus();
}

document.addEventListener("change", ({ target }) => {
  if (!target.dataset?.mdToggle) return;
  settle();
  if (target.dataset.mdToggle !== "drawer" || !target.checked) return;
  const drawer = document.querySelector(".md-sidebar--primary");
  requestAnimationFrame(() => drawer.querySelector("[data-closes]").focus({ preventScroll: true }));
});

document.addEventListener("click", ({ target }) => {
  const pressed = target.closest?.("[data-opens], [data-closes], [data-scheme]");
  if (!pressed) return;
  if (pressed.dataset.opens) document.querySelector(`.md-header [for=__${pressed.dataset.opens}]`).click();
  else if (pressed.dataset.closes) close();
  else {
    document.querySelector(".scheme-label:not([hidden])")?.click();
    pressed.focus(); // the label has given it to its own choice
  }
});

// The theme's one-letter shortcuts are taken away: who speaks to the browser, or leans on a key, would
// set them off unawares.
addEventListener("keydown", (event) => {
  if (event.key === "Escape") close();
  const writes = event.target.closest?.("input, select, textarea, [contenteditable]");
  const bare = !(event.ctrlKey || event.metaKey || event.altKey);
  if (bare && !writes && "fs/pn,.".includes(event.key)) event.stopImmediatePropagation();
}, { capture: true });

for (const media of [narrow, phone]) media.addEventListener("change", settle);
if (window.document$) window.document$.subscribe(settle);
else settle();

// A browser is content with a part of a box, or of what a wide table holds; who comes to it by
// keyboard sees all of it.
const partly = ":is(input, textarea):focus-visible, :is(.scroll, .md-typeset__scrollwrap) :focus-visible";
document.addEventListener("focusin", ({ target }) => {
  if (!target.matches?.(partly)) return;
  target.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
});
