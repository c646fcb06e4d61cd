// Keeps package-lock.json good for every machine: no registry's address in it, and an entry for each
// build that a package offers for another system. npm leaves out those that the registry in use does
// not serve, and then refuses its own lockfile (`npm ci`: "Missing: ... from lock file").
// node scripts/lockfile.mjs says what is wrong; with --complete it writes what is missing.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./pinned-node.mjs";

const lockFile = join(ROOT, "package-lock.json");
const text = readFileSync(lockFile, "utf8");
const lock = JSON.parse(text);

const SYSTEMS = ["android", "darwin", "freebsd", "linux", "openharmony", "win32"];
const PROCESSORS = ["arm64", "arm", "ia32", "ppc64", "riscv64", "s390x", "wasm32", "x64"];

const namesIn = (packages) =>
  new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, "")));

/** Builds that are offered and not named, as { name, version, parent }. */
function missingBuilds() {
  const named = namesIn(lock.packages);
  return Object.values(lock.packages).flatMap((parent) =>
    Object.entries(parent.optionalDependencies ?? {})
      .filter(([name]) => !named.has(name))
      .map(([name, version]) => ({ name, version, parent })),
  );
}

/** Its lockfile entry; what it is for stands in its name, as in binding-linux-arm64-musl. */
function entryOf({ name, version, parent }) {
  const words = name.split("/").at(-1).split("-");
  const system = SYSTEMS.find((word) => words.includes(word));
  const processor = PROCESSORS.find((word) => words.includes(word));
  if (!processor || !/^\d+\.\d+\.\d+/.test(version)) {
    throw new Error(`${name}@${version} does not say which machine it is for`);
  }
  const library = words.some((word) => word.startsWith("musl")) ? "musl" : "glibc";
  return {
    version,
    cpu: [processor],
    ...(parent.dev && { dev: true }),
    ...(system === "linux" && { libc: [library] }),
    license: parent.license,
    optional: true,
    ...(system && { os: [system] }),
    ...(parent.engines && { engines: parent.engines }),
  };
}

const missing = missingBuilds();
if (process.argv.includes("--complete")) {
  const added = missing.map((build) => [`node_modules/${build.name}`, entryOf(build)]);
  const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(added) });
  packages.sort(([one], [other]) => one.localeCompare(other, "en"));
  lock.packages = Object.fromEntries(packages);
  writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`package-lock.json: ${added.length} entries added`);
} else {
  const address = /https?:\/\/[^"]*\.tgz/.exec(text)?.[0];
  if (address) {
    console.error(
      `package-lock.json names a registry (${address}): install with --omit-lockfile-registry-resolved`,
    );
  }
  if (missing.length > 0) {
    console.error(
      `package-lock.json lacks ${missing.map(({ name }) => name).join(", ")}: run \`node scripts/lockfile.mjs --complete\``,
    );
  }
  process.exitCode = address || missing.length > 0 ? 1 : 0;
}
