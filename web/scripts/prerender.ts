import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import type { BuiltFiles } from "../src/app/gate-script.ts";
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
  // The inline script is the text of one of its functions, so it is made small here.
  build: { ssr: join(web, "src/app/prerender.tsx"), emptyOutDir: true, minify: true },
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
const sheets = [...html.matchAll(/\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)];
const modules = [...html.matchAll(/\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/g)];

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

const files: BuiltFiles = {
  start: modules.map(([, src = ""]) => src),
  styled: sheets.map(([, href = ""]) => href),
  signedIn: withImports(shell),
  words: `/${wordsPath()}/`,
};

const { renderLanding, gateScript } = (await import(
  join(web, "dist-ssr/prerender.js")
)) as typeof import("../src/app/prerender.tsx");
const script = gateScript(files);
const styles = sheets.map(([, href = ""]) => readFileSync(join(dist, href), "utf8")).join("");

const replace = (from: string, to: string) => {
  if (!html.includes(from)) throw new Error(`index.html has no ${from}`);
  html = html.replace(from, () => to);
};
// The inline script adds both: the scripts when the page has been seen, and a disabled link that tells
// the bundler's loader that these styles are there. Without it each page would load them again, behind
// the shell's, and undo those; in the HTML even a disabled one is fetched.
for (const [tag] of [...sheets, ...modules]) replace(tag, "");
replace("<!--gate-->", `<script>${script}</script>`);
replace("</head>", `<style>${styles}</style></head>`);
const { landing, early } = await renderLanding();
replace('<div id="root"></div>', `<div id="root">${landing}</div>${early}`);
writeFileSync(join(dist, "index.html"), html);
const hash = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
writeFileSync(
  join(dist, "csp.json"),
  JSON.stringify({ scripts: [hash(script)], styles: [hash(styles)] }),
);
rmSync(join(web, "dist-ssr"), { recursive: true });
