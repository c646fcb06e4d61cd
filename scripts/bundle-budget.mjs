// Holds web/dist to the budgets of docs/principles.md, in brotli bytes as they travel.
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { DIST } from "./build-stamp.mjs";

const KB = 1024;
const BUDGET = {
  firstScreenScript: 70 * KB,
  firstScreenStyle: 10 * KB,
  firstScreenRequests: 6,
  screen: 25 * KB,
  shared: 35 * KB,
  scene: 230 * KB,
  keptOffline: 1600 * KB,
};

// Screens with a 3D scene load three.js with it; nothing else may be that heavy.
const SCENE = /(^|[/-])(three|scene|3d)([-./]|$)/i;

// The gate's inline script asks for the landing's words, in one language.
const LANDING_WORDS = "assets/words-*/en/landing.js";

const filesIn = (pattern) =>
  globSync(pattern, { cwd: DIST }).map((file) => file.replaceAll("\\", "/"));

function bytesOf(file) {
  const path = join(DIST, file);
  return existsSync(`${path}.br`)
    ? readFileSync(`${path}.br`).length
    : brotliCompressSync(readFileSync(path)).length;
}

const sumOf = (files) => files.reduce((sum, file) => sum + bytesOf(file), 0);

/** What a device keeps for the time without a network, in one language. */
function keptOffline() {
  const files = filesIn("{assets/*.{js,css,woff2},assets/words-*/en/*.js,search.json,index.html}");
  return { name: "kept offline", value: sumOf(files), budget: BUDGET.keptOffline };
}

/** What index.html makes a browser fetch before anything is clicked. */
function requestsOf(html) {
  const links = html.match(/<link\b[^>]*>/g) ?? [];
  const linked = links
    .filter((tag) => /\brel="?(stylesheet|modulepreload|preload|manifest|icon)\b/.test(tag))
    .map((tag) => /\bhref="([^"]+)"/.exec(tag)?.[1]);
  // The inline script adds the app's own; the font is fetched for the words that are set in it.
  const start = JSON.parse(/"start":(\[[^\]]*\])/.exec(html)?.[1] ?? "[]");
  if (start.length === 0) throw new Error("The inline script of index.html names no script");
  const font = /\/assets\/figtree-latin-wght[^")]+\.woff2/.exec(html)?.[0];
  return [...linked, ...start, font].filter(Boolean).map((file) => file.replace(/^\//, ""));
}

/** The files given and everything that their chunks import without asking. */
function withImports(files, manifest) {
  const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const found = new Set();
  const add = (file) => {
    if (found.has(file)) return;
    found.add(file);
    for (const key of chunks.get(file)?.imports ?? []) add(manifest[key].file);
  };
  files.forEach(add);
  return [...found];
}

function lazyRow(file, chunk) {
  const label = chunk?.src ?? chunk?.name ?? file;
  const isScreen = /features\/.*page\.tsx$/.test(label);
  const kind = SCENE.test(file) || SCENE.test(label) ? "scene" : isScreen ? "screen" : "shared";
  return { name: `${kind}: ${label}`, value: bytesOf(file), budget: BUDGET[kind] };
}

/** Every budgeted figure of the built web as { name, value, budget }; bytes, except requests. */
export function measureBundle() {
  const html = readFileSync(join(DIST, "index.html"), "utf8");
  const manifest = JSON.parse(readFileSync(join(DIST, ".vite", "manifest.json"), "utf8"));
  const words = filesIn(LANDING_WORDS);
  if (words.length !== 1) throw new Error(`The build has no ${LANDING_WORDS}`);
  const first = withImports([...requestsOf(html), ...words], manifest);
  const inlined = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((style) => style[1]);
  const style =
    sumOf(first.filter((file) => file.endsWith(".css"))) +
    brotliCompressSync(inlined.join("")).length;
  const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const lazy = filesIn("assets/**/*.js")
    .filter((file) => !first.includes(file))
    .map((file) => lazyRow(file, chunks.get(file)))
    .sort((one, other) => other.value - one.value);
  const script = sumOf(first.filter((file) => file.endsWith(".js")));
  const requests = first.length + 1; // and the page itself
  return [
    { name: "first screen: JavaScript", value: script, budget: BUDGET.firstScreenScript },
    { name: "first screen: CSS", value: style, budget: BUDGET.firstScreenStyle },
    { name: "first screen: requests", value: requests, budget: BUDGET.firstScreenRequests },
    keptOffline(),
    ...lazy,
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const rows = measureBundle();
  const shown = (name, value) =>
    name.endsWith("requests") ? `${value}` : `${(value / KB).toFixed(1)} KB`;
  for (const { name, value, budget } of rows) {
    const isOver = value > budget;
    // Hundreds of small chunks say nothing: a line for what is over or has used a tenth of its budget.
    if (!isOver && value < budget / 10) continue;
    const figures = `${shown(name, value).padStart(9)} of ${shown(name, budget).padStart(9)}`;
    console.log(`${isOver ? "OVER" : "ok  "} ${figures}  ${name}`);
  }
  const over = rows.filter(({ value, budget }) => value > budget);
  console.log(`${rows.length} figures, ${over.length} over budget`);
  process.exitCode = over.length > 0 ? 1 : 0;
}
