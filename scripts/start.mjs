// npm start: builds the web where its sources have changed, then serves web and API from one process.
import { spawn } from "node:child_process";
import module from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isBuilt } from "./build-stamp.mjs";
import { endWithParent, passSignals, runScript } from "./command.mjs";
import { isPinnedOrNewer, NO_USABLE_NODE, ROOT, usableNode } from "./pinned-node.mjs";

// Under npm only: started by hand or by a supervisor, the server may well outlive what started it.
if (process.env.npm_lifecycle_event) endWithParent();

if (isPinnedOrNewer()) {
  if (!isBuilt()) {
    console.log("Building the web (once per change of its sources) ...");
    const { status } = await runScript("scripts/build.mjs", [], { isShown: true });
    if (status !== 0) process.exit(status);
  }
  // What has been read once need not be stripped of its types and compiled again: a second less.
  module.enableCompileCache?.(join(ROOT, "node_modules/.cache/compiled"));
  // In this very process: a signal to it reaches the server itself.
  await import("../server/src/main.ts");
} else {
  const node = usableNode();
  if (!node) {
    console.error(NO_USABLE_NODE);
    process.exit(1);
  }
  const again = [fileURLToPath(import.meta.url), ...process.argv.slice(2)];
  const child = passSignals(spawn(node, again, { stdio: "inherit" }));
  child.once("exit", (code, signal) => {
    if (signal) process.kill(process.pid, signal);
    else process.exit(code ?? 1);
  });
}
