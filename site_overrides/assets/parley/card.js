// An answer as a picture: its lines from top to bottom, below them the code of its link. What a line
// is tells how it is set; the words are the page's. Always light, whatever the page is.

import { load, runs, sideOf, squares } from "./qr.js";

const WIDTH = 1080;
const EDGE = 80; // free on both sides
const LEAST_UNIT = 4; // pixels of a code's square
const CODE = 280; // pixels of a code that has few
const SETS = { // role → weight, size, height of a line, space above, family, colour
  game: [600, 32, 42, 0, "sans", "quiet"],
  question: [600, 48, 58, 6, "serif", "ink"],
  headline: [600, 104, 112, 34, "serif", "accent"],
  long: [600, 64, 74, 34, "serif", "accent"],
  figure: [500, 36, 52, 10, "sans", "ink"],
  asked: [400, 30, 42, 30, "sans", "quiet"],
  rulings: [500, 30, 42, 12, "sans", "quiet"],
  model: [500, 30, 42, 12, "sans", "quiet"],
  edition: [400, 26, 36, 0, "sans", "quiet"],
};
const LONG = 20; // characters of a headline that are set large

export async function picture(lines, link) {
  const style = getComputedStyle(document.body);
  const told = (name) => style.getPropertyValue(name).trim();
  const set = (role) => {
    const [weight, size, height, above, family, colour] = SETS[role];
    return { font: `${weight} ${size}px ${told(`--${family}`)}`, height, above, colour: told(`--light-${colour}`) };
  };
  const roleOf = ([role, words]) => (role === "headline" && words.length > LONG ? "long" : role);
  const fonts = Object.keys(SETS).map((role) => document.fonts.load(set(role).font, lines[0][1]));
  await Promise.all([...fonts, load()].map((each) => each.catch(() => {})));

  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  const placed = []; // [words, x, y, how it is set]
  let y = EDGE;
  const put = (role, words, x, width) => {
    const how = set(role);
    y += how.above;
    pen.font = how.font;
    for (const line of wrapped(pen, words, width)) {
      y += how.height;
      placed.push([line, x, y, how]);
    }
  };
  for (const line of lines) if (line[0] !== "edition") put(roleOf(line), line[1], EDGE, WIDTH - 2 * EDGE);

  const code = squares(link);
  const unit = code ? Math.max(LEAST_UNIT, Math.floor(CODE / sideOf(code))) : 0;
  const side = code ? unit * sideOf(code) : 0;
  const top = y + 56;
  const isBeside = WIDTH - 2 * EDGE - side > 300; // room for words beside the code
  y = isBeside ? top + side / 2 - 60 : top + side + 10;
  const left = isBeside && side ? EDGE + side + 36 : EDGE;
  for (const words of [...lines.filter(([role]) => role === "edition").map((each) => each[1]), link.split("#")[0]]) {
    put("edition", words, left, WIDTH - EDGE - left);
  }
  Object.assign(canvas, { width: WIDTH, height: Math.ceil(Math.max(y, top + side) + EDGE) });
  pen.fillStyle = told("--light-paper");
  pen.fillRect(0, 0, WIDTH, canvas.height);
  pen.fillStyle = told("--light-accent");
  pen.fillRect(0, 0, WIDTH, 18);
  for (const [words, x, at, { font, colour }] of placed) {
    Object.assign(pen, { font, fillStyle: colour });
    pen.fillText(words, x, at);
  }
  if (code) drawCode(pen, code, unit, EDGE, top);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

function drawCode(pen, code, unit, left, top) {
  pen.fillStyle = "#fff";
  pen.fillRect(left, top, unit * sideOf(code), unit * sideOf(code));
  pen.fillStyle = "#000";
  for (const [x, y, length] of runs(code)) pen.fillRect(left + unit * x, top + unit * y, unit * length, unit);
}

// Words in lines that fit; what has no space to break at is cut where the line ends.
function wrapped(pen, words, width) {
  const lines = [""];
  for (const word of words.split(/ (?!%)/)) {
    const longer = lines.at(-1) ? `${lines.at(-1)} ${word}` : word;
    if (pen.measureText(longer).width <= width) {
      lines[lines.length - 1] = longer;
      continue;
    }
    let rest = word;
    while (pen.measureText(rest).width > width) {
      let fits = rest.length;
      while (fits > 1 && pen.measureText(rest.slice(0, fits)).width > width) fits -= 1;
      lines.push(rest.slice(0, fits));
      rest = rest.slice(fits);
    }
    lines.push(rest);
  }
  return lines.filter(Boolean);
}
