// One of several views of the same thing, chosen by a button; the choice outlives a new answer.

const chosen = new Map(); // calculator id and name of the views → the view

const keyOf = (views) => `${views.closest("[data-calculator]").id} ${views.dataset.views}`;

export function choose(button) {
  const views = button.closest("[data-views]");
  chosen.set(keyOf(views), button.dataset.view);
  turn(views);
}

// Show in a calculator whose answer is new what was chosen before.
export function shown(calc) {
  for (const views of calc.querySelectorAll("[data-views]")) turn(views);
}

function turn(views) {
  const view = chosen.get(keyOf(views));
  if (!view || !views.querySelector(`[data-shows="${view}"]`)) return;
  for (const piece of views.querySelectorAll("[data-shows]")) piece.hidden = piece.dataset.shows !== view;
  for (const button of views.querySelectorAll("[data-view]")) {
    button.setAttribute("aria-pressed", String(button.dataset.view === view));
  }
}
