// npm run check, walls: the house's arrows, doors and names (docs/principles.md). There is no list of
// exceptions: a rule that does not fit is changed here, with its reason, for everybody.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ROOT } from "./pinned-node.mjs";
import { openedDoors } from "./walls/doors.mjs";
import { cyclesOf, schemasInWeb } from "./walls/graph.mjs";
import { wrongName } from "./walls/names.mjs";
import { readModule } from "./walls/read-module.mjs";
import { wrongArrow } from "./walls/rooms.mjs";

const WALLED = ["contract/src", "content/src", "coach/src", "server/src", "web/src", "web/worker"];
const NAMED = [
  ...WALLED,
  "coach/eval",
  "server/eval",
  "e2e",
  "bench",
  "scripts",
  "web/scripts",
  "server/scripts",
];

/**
 * Checks sources against the walls.
 * @param {Record<string, string>} sources path relative to the root → text
 * @returns {string[]} one teaching sentence per fault, "file:line: sentence"; empty when all stand
 */
export function faultsIn(sources) {
  const modules = new Map(
    Object.entries(sources)
      .filter(
        ([file]) => /\.tsx?$/.test(file) && WALLED.some((room) => file.startsWith(`${room}/`)),
      )
      .map(([file, source]) => [file, readModule(file, source)]),
  );
  const faults = Object.keys(sources).map((file) => ({ file, line: 1, message: wrongName(file) }));
  for (const module of modules.values()) {
    const { file, imports, reExportsAll } = module;
    for (const { target, line } of imports) {
      faults.push({ file, line, message: wrongArrow(file, target) });
    }
    faults.push(...openedDoors(module).map((door) => ({ file, ...door })));
    if (reExportsAll) {
      faults.push({
        file,
        line: 1,
        message: "no barrels: import each thing from the file that holds it",
      });
    }
  }
  faults.push(...schemasInWeb(modules));
  for (const cycle of cyclesOf(modules)) {
    const message = `import cycle: ${cycle.join(" → ")}: move what both need to a file below them`;
    faults.push({ file: cycle[0], line: 1, message });
  }
  const sentences = faults
    .filter(({ message }) => message)
    .map(({ file, line, message }) => `${file}:${line}: ${message}`);
  return [...new Set(sentences)];
}

function filesUnder(folder) {
  let entries;
  try {
    entries = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true });
  } catch {
    return []; // A room that is not there breaks no rule.
  }
  return (
    entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(ROOT.length + 1)
          .replaceAll("\\", "/"),
      )
      // Migrations get their names from the tool that writes them.
      .filter((file) => !/(^|\/)(node_modules|db\/migrations)\//.test(file))
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = NAMED.flatMap(filesUnder).filter((file) => /\.(tsx?|mjs|css|json)$/.test(file));
  const faults = faultsIn(
    Object.fromEntries(files.map((file) => [file, readFileSync(join(ROOT, file), "utf8")])),
  );
  for (const fault of faults) console.error(fault);
  console.log(`${files.length} files, ${faults.length} faults`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
