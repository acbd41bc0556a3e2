// What runs before the page is drawn.

// A page read from a folder says so: browsers load no other script of ours there.
document.documentElement.classList.toggle("is-from-disk", location.protocol === "file:");

// The theme's script says this too, but when the page is drawn already: all would be drawn again.
document.documentElement.classList.replace("no-js", "js");

// The theme takes the first change of a fragment for another page, and would fetch this one anew. Once it
// has changed a page itself it knows better; from then on it also restores the scroll by hand.
const { pathname } = location;
addEventListener("popstate", (event) => {
  if (location.pathname === pathname && history.scrollRestoration === "auto") event.stopImmediatePropagation();
});

// A page can be read and pressed before the scripts that answer are here. What is pressed or entered
// until then waits for them, in its order.
const early = []; // what is to be done

function later(event) {
  const { target, type } = event;
  const { value, checked } = target;
  const button = type === "click" && target.closest?.("button");
  if (type === "click" && !button) return;
  event.stopImmediatePropagation();
  if (button) event.preventDefault();
  early.push(() => {
    if (button) return button.click();
    if (target.type !== "file") Object.assign(target, { value, checked });
    target.dispatchEvent(new Event(type, { bubbles: true }));
  });
}

const kinds = ["click", "input", "change"];
for (const kind of kinds) addEventListener(kind, later, { capture: true });

// This comes after all other scripts; what they do at that event comes before ours.
addEventListener("DOMContentLoaded", () => setTimeout(() => {
  for (const kind of kinds) removeEventListener(kind, later, { capture: true });
  for (const act of early) act();
}));
