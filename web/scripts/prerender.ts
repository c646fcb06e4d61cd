import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import type { EarlyScripts } from "../src/app/gate.ts";
import { wordsPath } from "../vite/words.ts";

/**
 * Builds the browser's files, then writes the landing's HTML and CSS and the gate's inline script into
 * index.html, and the script's hash into csp.json for the server.
 */
const web = join(import.meta.dirname, "..");
const dist = join(web, "dist");
const configFile = join(web, "vite.config.ts");

interface Chunk {
  file: string;
  name?: string;
  css?: string[];
  imports?: string[];
}

await build({ configFile, logLevel: "warn" });
await build({
  configFile,
  logLevel: "warn",
  build: { ssr: join(web, "src/app/prerender.tsx"), emptyOutDir: true },
});

const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")) as Record<
  string,
  Chunk
>;
const chunk = (key: string): Chunk => {
  const found = manifest[key];
  if (!found) throw new Error(`The build has no ${key}`);
  return found;
};

let html = readFileSync(join(dist, "index.html"), "utf8");
const sheets = [...html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)];

/** A chunk's file with everything it imports, without what index.html fetches anyway. */
function withImports(key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const { file, css = [], imports = [] } = chunk(key);
  const own = [file, ...css].map((name) => `/${name}`).filter((name) => !html.includes(name));
  return [...own, ...imports.flatMap((other) => withImports(other, seen))];
}

// Usually the module itself is merged into the group's chunk, and has no entry of its own.
const shell =
  "src/app/signed-in.tsx" in manifest
    ? "src/app/signed-in.tsx"
    : (Object.keys(manifest).find((key) => manifest[key]?.name === "shell") ?? "shell");

const early: EarlyScripts = {
  signedIn: withImports(shell),
  words: `/${wordsPath()}/`,
};

const { renderLanding, gateScript } = (await import(
  join(web, "dist-ssr/prerender.js")
)) as typeof import("../src/app/prerender.tsx");
const script = gateScript(early);
const styles = sheets.map(([, href = ""]) => readFileSync(join(dist, href), "utf8")).join("");
const font = styles.match(/\/assets\/figtree-latin-wght[^")]+\.woff2/)?.[0];

const replace = (from: string, to: string) => {
  if (!html.includes(from)) throw new Error(`index.html has no ${from}`);
  html = html.replace(from, () => to);
};
// A disabled link is not fetched; it tells the bundler's loader that these styles are there already.
// Without it each page would load them again, behind the shell's, and undo those.
for (const [tag, href] of sheets) replace(tag, `<link rel="stylesheet" href="${href}" disabled>`);
replace("<!--gate-->", `<script>${script}</script>`);
replace("</head>", `<style>${styles}</style></head>`);
// At the end of the page: in the head it held the first paint back by a fifth.
if (font)
  replace(
    "</body>",
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}"></body>`,
  );
replace('<div id="root"></div>', `<div id="root">${await renderLanding()}</div>`);
writeFileSync(join(dist, "index.html"), html);
const hash = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
writeFileSync(
  join(dist, "csp.json"),
  JSON.stringify({ scripts: [hash(script)], styles: [hash(styles)] }),
);
rmSync(join(web, "dist-ssr"), { recursive: true });
