import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { groups } from "../vite/words.ts";
import type { Plan } from "../worker/model.ts";

const WORKER = join(import.meta.dirname, "../worker/main.ts");
const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest("hex");

/** Files that are copied or written as they are, and wanted without a network. */
const PLAIN = ["search.json", "icon.svg", "manifest.webmanifest"];

/** What a finished build consists of: nothing is named here, so that a new screen falls in by itself. */
function planOf(dist: string): Plan {
  const filesIn = (pattern: string) =>
    globSync(pattern, { cwd: dist })
      .map((file) => `/${file.replaceAll("\\", "/")}`)
      .filter((file) => !/\.(br|gz)$/.test(file))
      .sort();
  const page = readFileSync(join(dist, "index.html"), "utf8");
  const named = new Set(page.match(/\/assets\/[\w.-]+\.(js|css|woff2)/g));
  const files = filesIn("assets/*.*");
  const plain = filesIn(`{${PLAIN.join(",")}}`);
  const folder = /\/assets\/words-[\w-]+/.exec(page)?.[0];
  if (!folder) throw new Error("index.html names no folder of words");
  const contents = plain.map((file) => sha256(readFileSync(join(dist, file))));
  const pageHash = sha256(page);
  return {
    id: sha256([pageHash, folder, ...files, ...contents].join("\n")).slice(0, 12),
    pageHash,
    start: files.filter((file) => named.has(file)),
    later: files.filter((file) => !named.has(file)),
    plain,
    words: { folder, groups: groups() },
  };
}

/**
 * Writes the service worker, /sw.js, which knows every file of this build.
 * @param dist folder of the finished build, as it will be served
 */
export async function buildWorker(dist: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    define: { PLAN: JSON.stringify(planOf(dist)) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: { entry: WORKER, formats: ["iife"], name: "worker", fileName: () => "sw.js" },
    },
  });
}
