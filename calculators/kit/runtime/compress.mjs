// Compress files as hard as it goes, once each.
//
//   node compress.mjs CACHE < [path, …]
//
// CACHE is a folder that keeps what was made: SHA-256.br and SHA-256.gz for each file. Prints
// {path: SHA-256}.

import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { main } from "./main.mjs";

const ways = {
  br: (data) => promisify(brotliCompress)(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  }),
  gz: (data) => promisify(gzip)(data, { level: 9 }),
};

main(async ([cache]) => {
  const paths = JSON.parse(readFileSync(0, "utf8"));
  const all = await Promise.all(paths.map(async (path) => {
    const data = readFileSync(path);
    const hash = createHash("sha256").update(data).digest("hex");
    for (const [ending, way] of Object.entries(ways)) {
      const kept = `${cache}/${hash}.${ending}`;
      if (!existsSync(kept)) {
        writeFileSync(`${kept}.new`, await way(data));
        renameSync(`${kept}.new`, kept); // so that what is half written is never taken for whole
      }
    }
    return [path, hash];
  }));
  return Object.fromEntries(all);
});
