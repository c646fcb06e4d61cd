// Installs the dependencies when they do not match package-lock.json; runs before start, dev and test.
// Plain JS for any Node from 18, no dependencies: it is the first thing that runs on a fresh clone.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { NO_USABLE_NODE, ROOT, usableNode } from "./pinned-node.mjs";

const lockFile = join(ROOT, "package-lock.json");
const installedFile = join(ROOT, "node_modules", ".package-lock.json");
const stampFile = join(ROOT, "node_modules", ".bootstrap");

const stamp = createHash("sha256")
  .update(readFileSync(lockFile))
  .update(`${process.platform} ${process.arch}`)
  .digest("hex");

function fail(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

/** True when npm's own record of what it installed names every package that the lockfile asks for. */
function installedMatchesLock() {
  if (!existsSync(installedFile)) return false;
  const packages = (file) => JSON.parse(readFileSync(file, "utf8")).packages;
  const installed = packages(installedFile);
  const wanted = packages(lockFile);
  const same = (name) =>
    installed[name]?.version === wanted[name].version &&
    installed[name]?.integrity === wanted[name].integrity;
  return (
    Object.keys(wanted).every(
      (name) =>
        !name.includes("node_modules/") ||
        (installed[name] ? same(name) : wanted[name].optional || wanted[name].devOptional),
    ) && Object.keys(installed).every((name) => name in wanted)
  );
}

/** Without what npm tells its scripts about the running command: a nested npm would take it as its own. */
function cleanEnvironment() {
  const told =
    /^npm_(config_(workspace|workspaces|include_workspace_root|local_prefix)|lifecycle|package|command)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !told.test(name)));
}

function install() {
  // Its warnings are about the Node that installs, which is not the one that runs the project.
  const args = [
    "ci",
    "--include=dev",
    "--include=optional",
    "--prefer-offline",
    "--loglevel=error",
  ];
  const options = { cwd: ROOT, stdio: "inherit", env: cleanEnvironment() };
  const npm = process.env.npm_execpath;
  return npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync("npm", args, { ...options, shell: process.platform === "win32" });
}

const isStamped = existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp;
if (!isStamped) {
  if (!installedMatchesLock()) {
    console.log(
      "Installing the dependencies (npm ci); this happens once per package-lock.json ...",
    );
    const startedAt = Date.now();
    const { status } = install();
    if (status !== 0) {
      fail(
        "The dependencies could not be installed; npm's reason stands above. Without a network, run `npm ci` once where there is one, or copy node_modules from a clone with the same package-lock.json, then start again.",
      );
    }
    console.log(`Installed in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
  }
  if (!usableNode()) fail(NO_USABLE_NODE);
  writeFileSync(stampFile, stamp);
}
