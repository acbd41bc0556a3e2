// Turns a piece of the page into what new HTML says, touching only what differs: the browser then lays
// out and draws little, opened boxes stay open, and focus stays where it is. Controls are put in anew,
// or what was typed into them would stand.

// New HTML in a piece of the page. What changed is marked; it is put there anew, so that a mark that
// it has already begins again.
export function renew(piece, html) {
  if (!piece) return;
  const keyed = () => [...piece.querySelectorAll("[data-key]:not(details)")];
  const was = new Map(keyed().map((node) => [node.dataset.key, node.textContent]));
  morph(piece, html);
  for (const node of keyed()) {
    if (!was.has(node.dataset.key) || was.get(node.dataset.key) === node.textContent) continue;
    const again = node.cloneNode(true);
    again.classList.add("changed");
    node.replaceWith(again);
  }
}

export function morph(piece, html) {
  const wanted = document.createElement("template");
  wanted.innerHTML = html;
  children(piece, wanted.content);
}

function children(was, now) {
  const [old, fresh] = [[...was.childNodes], [...now.childNodes]];
  fresh.forEach((node, i) => (i < old.length ? one(old[i], node) : was.append(node)));
  for (const spare of old.slice(fresh.length)) spare.remove();
}

function one(was, now) {
  const other = was.nodeName !== now.nodeName || was.dataset?.key !== now.dataset?.key;
  if (other || now.matches?.("input, select, textarea")) return was.replaceWith(now);
  if (was.nodeType !== Node.ELEMENT_NODE) {
    if (was.data !== now.data) was.data = now.data;
    return;
  }
  for (const { name, value } of now.attributes) {
    if (was.getAttribute(name) !== value) was.setAttribute(name, value);
  }
  for (const { name } of [...was.attributes]) {
    if (!now.hasAttribute(name) && name !== "open") was.removeAttribute(name);
  }
  children(was, now);
}
