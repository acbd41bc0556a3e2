// A link's QR code as the squares of one path. The library comes when it is first wanted; once it is
// there, a code is made without waiting, as printing needs it.

const QUIET = 4; // squares left free around a code, as its standard wants
const SHORT = 300; // characters; a longer link takes the level that holds most

let coming = null;
let make = null;

export function load() {
  coming ??= import("./qrcode.js").then(
    ({ qrcode }) => (make = qrcode),
    (error) => {
      coming = null;
      throw error;
    },
  );
  return coming;
}

// The squares of a text, row by row, as a function of column and row, and how many stand in a row;
// null where there are too many characters for any code, or no library.
export function squares(text) {
  if (!make) return null;
  const code = make(0, text.length > SHORT ? "L" : "M");
  code.addData(text);
  try {
    code.make();
  } catch {
    return null;
  }
  return { count: code.getModuleCount(), isDark: (x, y) => code.isDark(y, x) };
}

// Each run of dark squares in a row: its column, its row, and its length.
export function* runs({ count, isDark }) {
  for (let y = 0; y < count; y++) {
    for (let x = 0; x < count; x++) {
      const from = x;
      while (x < count && isDark(x, y)) x++;
      if (x > from) yield [from + QUIET, y + QUIET, x - from];
    }
  }
}

export const sideOf = ({ count }) => count + 2 * QUIET;

// Put a link's code into the place that the page has for one, a square `unit` pixels wide where there
// is room; whether there is one.
export function draw(figure, link, unit = 6) {
  const code = squares(link);
  figure.hidden = !code;
  if (!code) return false;
  const side = sideOf(code);
  const svg = figure.querySelector("svg");
  svg.setAttribute("viewBox", `0 0 ${side} ${side}`);
  svg.setAttribute("width", side * unit);
  const path = [...runs(code)].map(([x, y, length]) => `M${x} ${y}h${length}v1h-${length}z`);
  figure.querySelector("path").setAttribute("d", path.join(""));
  return true;
}
