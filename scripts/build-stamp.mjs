// Whether web/dist was built from the sources that lie here now.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./pinned-node.mjs";

export const DIST = join(ROOT, "web", "dist");
const stampFile = join(ROOT, "web", "dist", ".build-stamp");

// scripts/build.mjs and precompress.mjs shape dist as well.
const SOURCES = ["web", "contract", "content", "coach", "package-lock.json"];
const SCRIPTS = ["scripts/build.mjs", "scripts/precompress.mjs"];
const IGNORED = new Set(["dist", "dist-ssr", "node_modules", "eval"]);
const isTest = (name) => /\.test\.tsx?$/.test(name);

function* filesUnder(path) {
  for (const entry of readdirSync(join(ROOT, path), { withFileTypes: true })) {
    if (IGNORED.has(entry.name) || isTest(entry.name)) continue;
    if (entry.isDirectory()) yield* filesUnder(`${path}/${entry.name}`);
    else if (entry.isFile()) yield `${path}/${entry.name}`;
  }
}

/** One hash over everything that ends up in the browser, tests left out. */
export function sourceHash() {
  const files = SOURCES.flatMap((source) =>
    source.endsWith(".json") ? [source] : [...filesUnder(source)],
  );
  const hash = createHash("sha256");
  for (const file of [...files, ...SCRIPTS].sort()) {
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(join(ROOT, file)))
      .update("\0");
  }
  return hash.digest("hex");
}

export const isBuilt = () =>
  existsSync(stampFile) && readFileSync(stampFile, "utf8") === sourceHash();

/** @param {string} hash of the sources as they were when the build began */
export const markBuilt = (hash) => writeFileSync(stampFile, hash);
