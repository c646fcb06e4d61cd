// npm run build: the web's production files, prerendered and precompressed, into web/dist, and with them
// the index of all content, /search.json; then what an installed app shows, and the worker that keeps all
// of it for the time without a network.
// With --if-changed only when its sources are others than at the last build.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { searchDocuments } from "../content/src/search/documents.ts";
import { buildIndex } from "../content/src/search/search.ts";
import { writeInstallFiles } from "../web/scripts/install.ts";
import { buildWorker } from "../web/scripts/offline.ts";
import { DIST, isBuilt, markBuilt, sourceHash } from "./build-stamp.mjs";
import { run } from "./command.mjs";
import { precompress } from "./precompress.mjs";

async function build() {
  const startedAt = performance.now();
  const hash = sourceHash();
  const { status } = await run("npm", ["run", "--silent", "build", "-w", "web"], {
    env: { NODE_ENV: "production" },
    isShown: true,
  });
  if (status !== 0) process.exit(status);
  await writeFile(join(DIST, "search.json"), buildIndex(await searchDocuments()));
  await writeInstallFiles(DIST);
  await buildWorker(DIST);
  const files = await precompress(DIST);
  markBuilt(hash);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`Built web/dist in ${seconds} s (${files} files precompressed).`);
}

if (!process.argv.includes("--if-changed") || !isBuilt()) await build();
