// A sheet to print: blank, or filled from a character on this device. Python makes it; the ways to
// fill it are listed here.

import { question } from "./asking.js";
import { renew } from "./morph.js";
import { all, onSaved } from "./storage.js";

const page = () => document.querySelector("[data-paper-sheet]");
const WITH = "#with="; // an address that says whose sheet it is to be
let asked = 0;

async function mount() {
  const section = page();
  if (!section || section.dataset.mounted) return;
  section.dataset.mounted = "true";
  await list(section);
  const wanted = location.hash.startsWith(WITH) && decodeURIComponent(location.hash.slice(WITH.length));
  const button = wanted && [...section.querySelectorAll("[data-paper-fill]")].find(({ item }) => item.id === wanted);
  if (button) fill(section, button);
}

async function list(section) {
  const items = (await all("sheets").catch(() => [])).filter(({ sheet }) => sheet === section.dataset.paperSheet);
  const template = section.querySelector("template");
  section.querySelector("[data-paper-rows]").replaceChildren(...items.map((item) => {
    const button = template.content.cloneNode(true).firstElementChild;
    button.textContent = item.title;
    button.item = item;
    return button;
  }));
}

async function fill(section, button) {
  const mine = ++asked;
  const body = { sheet: section.dataset.paperSheet, do: "paper", fields: button.item?.fields ?? {} };
  const answer = await question(section, body);
  if (mine !== asked || !answer?.parts) return;
  renew(section.querySelector('[data-part="paper"]'), answer.parts.paper);
  for (const each of section.querySelectorAll("[aria-pressed]")) each.setAttribute("aria-pressed", each === button);
  section.querySelector("[data-said]").textContent = answer.said;
}

document.addEventListener("click", ({ target }) => {
  const button = target.closest?.("[data-paper-sheet] :is([data-paper-fill], [data-paper-blank])");
  if (button) fill(page(), button);
});

// The way to the sheet of the character that is open says which one it is.
document.addEventListener("click", ({ target }) => {
  const link = target.closest?.("[data-on-paper]");
  const open = link?.closest("[data-sheets]").querySelector("[data-shelf-rows] [aria-current]");
  if (open) link.hash = `${WITH}${encodeURIComponent(open.dataset.id)}`;
}, { capture: true });

onSaved(({ store }) => store === "sheets" && page() && list(page()));

if (window.document$) window.document$.subscribe(mount);
else mount();
