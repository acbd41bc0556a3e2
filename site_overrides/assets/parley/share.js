// What leaves the page from a box of sharing, of an answer or of a scene: link, text, code, picture.
// Every word stands in the box; here they are only carried.

import { printOnly } from "./paper.js";
import { draw, load } from "./qr.js";
import { copy, saveFile } from "./traffic.js";

const boxOf = (node) => node.closest("[data-share-box]");
const part = (box, name) => box.querySelector(`[data-${name}]`);
const linkOf = (box) => part(box, "link").href;

// An answer's lines with its link as the last; a scene's text has all of it.
function wordsOf(box) {
  const lines = [...box.querySelectorAll("[data-line]")].map((line) => line.textContent);
  return lines.length ? [...lines, linkOf(box)].join("\n") : part(box, "chat").value;
}

// Said anew each time, so that the same sentence is heard again.
function tell(box, words) {
  const place = part(box, "share-said");
  place.textContent = "";
  if (words) setTimeout(() => (place.textContent = words), 60);
}

async function send(box, { dataset }, words) {
  const hand = part(box, "by-hand");
  const isDone = await copy(words);
  hand.hidden = isDone;
  tell(box, isDone ? dataset.copied : hand.dataset.refused);
  if (isDone) return;
  hand.value = words;
  hand.focus();
  hand.select();
  hand.scrollTop = 0;
}

const DOES = {
  link: (box, button) => send(box, button, linkOf(box)),
  text: (box, button) => send(box, button, wordsOf(box)),
  code: async (box, button) => {
    const figure = part(box, "code");
    const isOpen = button.getAttribute("aria-expanded") === "true";
    tell(box, "");
    figure.hidden = true;
    let shown = false;
    if (!isOpen) {
      try {
        await load();
        shown = draw(figure, linkOf(box));
        if (!shown) tell(box, button.dataset.tooLong);
      } catch {
        tell(box, button.dataset.failed);
      }
    }
    button.setAttribute("aria-expanded", String(shown));
    if (shown) figure.scrollIntoView({ block: "nearest" });
  },
  image: async (box, button) => {
    tell(box, "");
    try {
      const { picture } = await import("./card.js");
      const lines = [...box.querySelectorAll("[data-line]")];
      const blob = await picture(lines.map((line) => [line.dataset.line, line.textContent]), linkOf(box));
      if (await handed(new File([blob], button.dataset.name, { type: blob.type }))) return;
      saveFile(button.dataset.name, blob);
      tell(box, button.dataset.copied);
    } catch {
      tell(box, button.dataset.failed);
    }
  },
  print: (box) => printOnly(box.closest("[data-calculator]")),
};

// Whether the system's share sheet has taken a file, or the reader has thought better of it.
async function handed(file) {
  if (!navigator.canShare?.({ files: [file] })) return false;
  return navigator.share({ files: [file] }).then(() => true, ({ name }) => name === "AbortError");
}

const openerOf = (box) => document.querySelector(`[data-opens-share][aria-controls="${box.id}"]`);

function open(box, on) {
  box.hidden = !on;
  openerOf(box).setAttribute("aria-expanded", String(on));
  if (on) load().catch(() => {}); // what it is for says so when it is wanted
}

document.addEventListener("click", (event) => {
  const opener = event.target.closest?.("[data-opens-share]");
  const button = event.target.closest?.("[data-share]");
  if (opener) open(document.getElementById(opener.getAttribute("aria-controls")), opener.getAttribute("aria-expanded") !== "true");
  if (!button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  DOES[button.dataset.share](boxOf(button), button);
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  const calc = event.target.closest?.("[data-calculator]");
  const box = calc && part(calc, "share-box");
  if (!box || box.hidden || !(boxOf(event.target) || event.target.matches("[data-opens-share]"))) return;
  open(box, false);
  openerOf(box).focus();
});
