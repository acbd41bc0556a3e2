// Paper: at the foot of what is printed its address and the code of it; a box of sharing prints its
// answer or its scene alone. Printing does not wait, so the library of codes comes when the page has nothing to do,
// or at the first sign that something will be printed.

import { draw, load } from "./qr.js";

const UNIT = 2; // pixels of a code's square on paper, half a millimetre
const IN_A_FILE = "#in-a-file"; // printed by the build, from an address that is nobody's
const spare = navigator.connection?.saveData;
const idle = globalThis.requestIdleCallback ?? ((work) => setTimeout(work, 2000));
const comes = () => load().catch(() => {}); // without it the address stands alone

if (!spare && document.readyState === "complete") idle(comes);
else if (!spare) addEventListener("load", () => idle(comes));
addEventListener("keydown", ({ key }) => (key === "Control" || key === "Meta") && comes());

function fill(foot, address) {
  foot.hidden = false;
  foot.querySelector("[data-address]").textContent = address;
  draw(foot.querySelector("[data-code]"), address, UNIT);
}

// Each answer that is not the one the page came with gets its link, the page its address, or that of
// the scene that is played on it.
function fillAll() {
  for (const calc of document.querySelectorAll("[data-calculator]")) {
    const foot = calc.querySelector("[data-paper-foot]");
    const link = calc.querySelector("[data-link]");
    const isBuilt = link.hash.startsWith(`#${calc.dataset.built}&was=`);
    if (isBuilt && !calc.matches(".is-printed")) foot.hidden = true;
    else fill(foot, link.href);
  }
  const foot = document.querySelector('[data-paper-foot="page"]');
  if (!foot || location.hash === IN_A_FILE) return;
  const scene = document.querySelector("[data-scene].is-played [data-link]")?.href;
  const isLong = scene?.length > Number(foot.dataset.longest);
  foot.querySelector("[data-too-long]").hidden = !isLong;
  fill(foot, scene && !isLong ? scene : location.href.split("#")[0]);
}

// Where style sheets cannot open a box, it is opened for the time of printing.
const canOpen = CSS.supports("selector(::details-content)");
const opened = [];

addEventListener("beforeprint", () => {
  fillAll();
  if (canOpen) return;
  for (const box of document.querySelectorAll(".md-content details:not([open])")) {
    box.open = true;
    opened.push(box);
  }
});

matchMedia("print").addEventListener("change", ({ matches }) => matches && fillAll());

function restored() {
  for (const box of opened.splice(0)) box.open = false;
  document.documentElement.classList.remove("is-one");
  for (const each of document.querySelectorAll(".is-printed")) each.classList.remove("is-printed");
}

addEventListener("afterprint", restored);
addEventListener("pointerdown", restored); // a phone may not say that it has printed

// Print the page; given an answer or a scene, that alone.
export async function printOnly(section) {
  await comes();
  section?.classList.add("is-printed");
  document.documentElement.classList.toggle("is-one", Boolean(section));
  print();
}

document.addEventListener("click", ({ target }) => {
  const button = target.closest?.("[data-print]");
  if (button) printOnly(button.closest("[data-scene]"));
});
