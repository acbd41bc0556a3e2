// A list of what is on this device, in a box that the page has: rows are copies of its template, with
// figures filled in.

import { list, note } from "./storage.js";

export async function show(section, current) {
  const box = section.querySelector("[data-shelf-box]");
  fill(box, await list(section.dataset.scene).catch(() => []), current);
}

export function fill(box, items, current) {
  if (!box.isConnected) return;
  put(box, "count", String(items.length));
  const template = box.querySelector("template");
  box.querySelector("[data-shelf-rows]").replaceChildren(...items.map((item) => row(template, item, current)));
}

export function row(template, item, current) {
  const made = template.content.cloneNode(true).firstElementChild;
  made.dataset.id = item.id;
  if (item.id === current) made.setAttribute("aria-current", "true");
  const date = new Date(item.changed);
  put(made, "title", item.title);
  put(made, "line", item.line);
  put(made, "date", date.toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" }));
  for (const button of made.querySelectorAll("[data-shelf]:not([data-shelf=open])")) {
    button.setAttribute("aria-label", `${button.textContent}: ${item.title}`);
  }
  return made;
}

function put(within, name, figure) {
  for (const place of within.querySelectorAll(`[data-figure="${name}"]`)) place.textContent = figure;
}

// The home page shows the last scene, from a note that is read without waiting.
export function remember({ id, page, scene, title, line }) {
  note("last", { id, page, scene, title, line });
}

export function forget(id) {
  if (note("last")?.id === id) note("last", null);
}

export function showLast(root) {
  const last = note("last");
  const address = last && new URL(`${last.page}#${last.scene}`, root);
  if (address && location.hash === "#continue") return location.replace(address);
  for (const place of document.querySelectorAll("[data-last-scene]")) {
    place.hidden = !address;
    if (!address) continue;
    place.querySelector("a").href = address;
    put(place, "title", last.title);
    put(place, "line", last.line);
  }
}
