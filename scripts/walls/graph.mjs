// What only the whole graph shows: cycles, and schemas that would reach the first screen.
import { isTest } from "./rooms.mjs";

/** @param {Map<string, { imports: { target: string, isType: boolean, isDynamic: boolean }[] }>} modules */
export function cyclesOf(modules) {
  const cycles = [];
  const state = new Map();
  const visit = (file, path) => {
    if (state.get(file) === "done") return;
    if (state.get(file) === "open") {
      cycles.push([...path.slice(path.indexOf(file)), file]);
      return;
    }
    state.set(file, "open");
    for (const { target, isDynamic } of modules.get(file)?.imports ?? []) {
      if (!isDynamic && modules.has(target)) visit(target, [...path, file]);
    }
    state.set(file, "done");
  };
  for (const file of modules.keys()) visit(file, []);
  return cycles;
}

/** True for a file whose running code brings zod along, by itself or through what it imports. */
function carriesSchemas(modules) {
  const known = new Map();
  const carries = (file) => {
    const answer = known.get(file);
    if (answer !== undefined) return answer;
    known.set(file, false);
    const found = (modules.get(file)?.imports ?? []).some(
      ({ target, isType, isDynamic }) =>
        !isType && !isDynamic && (/^npm:(zod|@hono\/zod-openapi)/.test(target) || carries(target)),
    );
    known.set(file, found);
    return found;
  };
  return carries;
}

/** Imports by which the web would load the schema library, as { file, line, message }. */
export function schemasInWeb(modules) {
  const carries = carriesSchemas(modules);
  return [...modules.values()]
    .filter(({ file }) => file.startsWith("web/src/") && !isTest(file))
    .flatMap(({ file, imports }) =>
      imports
        .filter(
          ({ target, isType }) =>
            !isType && /^(contract|content|coach)\/src\//.test(target) && carries(target),
        )
        .map(({ target, line }) => ({
          file,
          line,
          message: `${target} brings the schema library to the browser: take its type (import type), or move the constant to a module without zod`,
        })),
    );
}
