// Take out of a built site's style sheet the rules of the theme that no page can meet.
//
//   node purge.mjs SITE STYLE SOURCES...
//
// STYLE is the joined sheet, rewritten in place. What counts as met: every word in SITE's pages and in
// SOURCES (globs): our style sheets, so that no rule of ours goes, and whatever makes or marks HTML.
// The theme's script knows features that this book does not have. Prints {"gone": how many selectors}.

import { readFileSync, writeFileSync } from "node:fs";
import { PurgeCSS } from "purgecss";
import { main } from "./runtime/main.mjs";

const WITHOUT = /^\.?(md-(annotation|author|banner|clipboard|code|consent|feedback|social|source|status|tabs|tag|tooltip|version)|tabbed|footnote)/;

main(async ([site, style, ...sources]) => {
  const [{ css, rejected }] = await new PurgeCSS().purge({
    css: [{ raw: readFileSync(style, "utf8") }],
    content: [`${site}/**/*.html`, ...sources],
    variables: true,
    rejected: true,
    blocklist: [WITHOUT],
    safelist: { variables: [/^--(?!md-.*icon)/] },
  });
  writeFileSync(style, css);
  return { gone: rejected.length };
});
