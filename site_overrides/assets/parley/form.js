// Reading and filling the controls of a form: mechanics only, every value is text.

// Name → text of everything in the form, as the engine wants it.
export function read(form) {
  const inputs = {};
  for (const control of form.elements) {
    if (!control.name) continue;
    if (control.type === "radio") {
      if (control.checked) inputs[control.name] = control.value;
    } else if (control.type === "checkbox") {
      const list = control.closest("[data-list]");
      if (!list) inputs[control.name] = control.checked ? control.value : "no";
      else inputs[control.name] = checked(list).join(",") || "none";
    } else {
      inputs[control.name] = control.value;
    }
  }
  return inputs;
}

function checked(list) {
  return [...list.querySelectorAll("input:checked")].map((box) => box.value);
}

// Put texts that `read` gave back into the form.
export function fill(form, inputs) {
  for (const control of form.elements) {
    const text = inputs[control.name];
    if (!control.name || text === undefined) continue;
    if (control.type === "radio") control.checked = control.value === text;
    else if (control.type !== "checkbox") control.value = text;
    else if (control.closest("[data-list]")) control.checked = text.split(",").includes(control.value);
    else control.checked = control.value === text;
  }
}

// The text of a file goes into its box, as far as the box may be read; what it is worth, Python says.
export async function readFile(input) {
  const box = document.getElementById(input.dataset.into);
  const [file] = input.files;
  if (!file) return;
  box.value = await file.slice(0, 4 * Number(input.dataset.most) + 4).text();
  input.value = "";
  box.dispatchEvent(new Event("input", { bubbles: true }));
}

// One press of a stepper: the number moves by one within its bounds; text that is no number stays.
export function step(box, by) {
  const text = box.value.trim().replace("−", "-");
  const least = Number(box.dataset.least);
  const most = Number(box.dataset.most);
  const now = /^[+-]?\d+$/.test(text) ? Number(text) : text === "" || text === "none" ? least - by : NaN;
  if (Number.isNaN(now)) return;
  box.value = String(Math.min(most, Math.max(least, now + by)));
}

// Show what is wrong beside each field (name → sentence); the first one's box can be focused.
export function showFaults(calc, faults) {
  for (const place of calc.querySelectorAll("[data-fault]")) {
    const said = faults[place.dataset.fault];
    place.textContent = said ?? "";
    place.hidden = !said;
    const field = place.closest("[data-field]");
    field?.classList.toggle("wrong", Boolean(said));
    for (const box of field?.querySelectorAll("input, select, textarea") ?? []) {
      if (said) box.setAttribute("aria-invalid", "true");
      else box.removeAttribute("aria-invalid");
    }
    for (let above = said && place.parentElement; above && above !== calc; above = above.parentElement) {
      if (above.tagName === "DETAILS") above.open = true;
    }
  }
}
