// A section of the book by its address: the heading, as a link there, and its first paragraphs. Pages
// are fetched once; offline they come from the device.

const pages = new Map(); // path → promise of a document
const PARAGRAPHS = 2;

function page(url) {
  const path = url.origin + url.pathname;
  if (path === location.origin + location.pathname) return Promise.resolve(document);
  if (!pages.has(path)) {
    const coming = fetch(path).then(async (answer) => {
      if (!answer.ok) throw new Error(answer.statusText);
      return new DOMParser().parseFromString(await answer.text(), "text/html");
    });
    coming.catch(() => pages.delete(path));
    pages.set(path, coming);
  }
  return pages.get(path);
}

export async function bring(address) {
  const url = new URL(address);
  const there = (await page(url)).getElementById(decodeURIComponent(url.hash.slice(1)));
  if (!there) throw new Error("no such place");
  const title = document.createElement("p");
  const link = document.createElement("a");
  link.href = address;
  link.textContent = heading(there);
  title.className = "preview-title";
  title.append(link);
  return [title, ...paragraphs(there).map((p) => clean(p.cloneNode(true), url))];
}

function heading(there) {
  const head = there.matches("h1, h2, h3, h4, dt") ? there : there.querySelector("strong, h2, h3, p") ?? there;
  return head.textContent.trim();
}

// What stands below a heading or a term, or in a box.
function paragraphs(there) {
  const found = [];
  if (!there.matches("h1, h2, h3, h4, dt")) {
    return [...there.querySelectorAll("p:not(.ruling-head)")].slice(0, PARAGRAPHS);
  }
  for (let next = there.nextElementSibling; next && found.length < PARAGRAPHS; next = next.nextElementSibling) {
    if (next.matches("h1, h2, h3, h4")) break;
    if (next.matches("dd")) return [next];
    if (next.matches("p")) found.push(next);
    if (next.matches(".rule-words")) break; // a rule is its first paragraph
  }
  return found;
}

// A copy has no ids and nothing to press; its links lead where they led.
function clean(copy, base) {
  for (const node of copy.querySelectorAll("button, input, script, form")) node.remove();
  for (const node of [copy, ...copy.querySelectorAll("[id]")]) node.removeAttribute("id");
  for (const link of copy.querySelectorAll("a[href]")) link.href = new URL(link.getAttribute("href"), base).href;
  return copy;
}
