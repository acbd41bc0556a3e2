// The theme does not let go of parts of the pages that instant navigation has replaced (subscriptions
// of its sidebars outlive them), and each part would keep the whole page that it stood in. So a page
// that was left is taken apart, one page later: by then nothing is under way in it.

const PARTS = "[data-md-component=container], .md-container *:is(main, div, nav, ul, article, section)";
let shown = [];
let left = [];

function turn() {
  for (const part of left) if (!part.isConnected) part.replaceChildren();
  left = shown;
  shown = [...document.querySelectorAll(PARTS)];
}

window.document$?.subscribe(turn);
