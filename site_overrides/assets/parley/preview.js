// What a link within the book leads to, shown beside it: under a mouse, at the focus of the keyboard,
// and at a finger's first tap (the second follows it). Its heading is the way there as well.

import { bring } from "./section.js";

const WAIT = 350; // ms that a mouse rests on a link
const GRACE = 250; // ms to move from the link into the box
const LEAST = 60; // px that are worth showing
let box = null;
let shownFor = null;
let wanted = null; // the link whose place is asked for; another, or none, by the time it comes
let timer = 0;
let touched = false;

const linkOf = (node) => {
  const link = node.closest?.(".md-content a[href*='#'], .preview a[href*='#']");
  if (!link || !link.hash || link.closest(".preview") || link.hash.includes("?")) return null;
  if (link.origin !== location.origin || link.closest("[data-search-exclude] form, nav, .headerlink")) return null;
  return link.matches(".rule-id, .door, .calc-card, [data-link]") ? null : link;
};

function soon(work, after) {
  clearTimeout(timer);
  timer = setTimeout(work, after);
}

async function show(link) {
  wanted = link;
  const found = await bring(link.href).catch(() => null);
  if (!found || wanted !== link || !link.isConnected || shownFor === link) return;
  hide();
  wanted = link;
  box = document.createElement("div");
  box.className = "preview md-typeset";
  box.id = "preview";
  box.role = "note";
  box.popover = "manual";
  box.append(...found);
  document.body.append(box);
  box.showPopover?.();
  shownFor = link;
  link.setAttribute("aria-describedby", box.id);
  place(link);
}

// Below the link, or above it where there is more room; on a narrow screen across its foot, or its
// head where the foot has no room, as high as the link leaves it.
function place(link) {
  const at = link.getBoundingClientRect();
  if (innerWidth < 600) return across(at);
  const below = innerHeight - at.bottom > box.offsetHeight + 16 || at.top < innerHeight - at.bottom;
  box.classList.add("is-beside");
  box.style.left = `${Math.max(8, Math.min(at.left, innerWidth - box.offsetWidth - 8))}px`;
  box.style.top = below ? `${at.bottom + 6}px` : `${Math.max(8, at.top - box.offsetHeight - 6)}px`;
}

function across(at) {
  box.style.maxHeight = "";
  const top = Math.max(0, document.querySelector(".md-header").getBoundingClientRect().bottom);
  const [over, under] = [at.top - top - 8, innerHeight - at.bottom - 8];
  const isAbove = under < box.offsetHeight && over > under;
  const room = isAbove ? over : under;
  if (room < LEAST) return hide();
  if (room < box.offsetHeight) box.style.maxHeight = `${room}px`;
  box.classList.toggle("is-above", isAbove);
  box.style.top = isAbove ? `${top}px` : "";
}

export function hide() {
  clearTimeout(timer);
  wanted = null;
  shownFor?.removeAttribute("aria-describedby");
  shownFor = null;
  box?.remove();
  box = null;
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse") return;
  const link = linkOf(event.target);
  if (link) soon(() => show(link), WAIT);
  else if (event.target.closest?.(".preview")) clearTimeout(timer);
  else if (shownFor) soon(hide, GRACE);
  else clearTimeout(timer);
});

document.addEventListener("focusin", (event) => {
  if (event.target === shownFor || event.target.closest?.(".preview")) return;
  const link = linkOf(event.target);
  hide();
  if (link?.matches(":focus-visible") && !touched) show(link);
});

document.addEventListener("pointerdown", (event) => {
  touched = event.pointerType === "touch";
  if (!event.target.closest?.(".preview") && linkOf(event.target) !== shownFor) hide();
});

document.addEventListener("keydown", (event) => {
  touched = false;
  if (event.key === "Escape" && box) {
    event.preventDefault();
    event.stopPropagation();
    hide();
  }
}, true);

// A finger's first tap shows; what cannot be shown, or has no room, is followed.
document.addEventListener("click", (event) => {
  const link = linkOf(event.target);
  if (event.target.closest?.(".preview a") || (link && link === shownFor)) return void setTimeout(hide);
  if (!link || !touched) return;
  event.preventDefault();
  event.stopPropagation();
  const follow = () => location.assign(link.href);
  bring(link.href).then(() => show(link)).then(() => box || follow(), follow);
}, true);

addEventListener("scroll", () => {
  if (box?.classList.contains("is-beside")) hide();
  else if (shownFor) place(shownFor);
}, { passive: true });
window.document$?.subscribe(hide);

// The theme makes a landmark of the tags of each thing that a search finds; they are only words.
const found = document.querySelector(".md-search-result__list");
if (found) {
  const plain = () => found.querySelectorAll("nav.md-tags:not([role])").forEach((tags) => (tags.role = "presentation"));
  new MutationObserver(plain).observe(found, { childList: true, subtree: true });
}
