// One door each: what may be touched in one place only, and where the pure rooms stay pure.
import { isTest } from "./rooms.mjs";

const CLOCK = /^(Date\.now|new Date\(\)|performance\.now)$/;
const CHANCE = /^(Math\.random|crypto\.(randomUUID|getRandomValues))$/;
const STORAGE = /^(localStorage|sessionStorage|indexedDB|caches)(\.|$)/;
const CAPTURE = /^navigator\.(mediaDevices|storage|serviceWorker)(\.|$)/;
const NETWORK = /^(fetch|XMLHttpRequest|EventSource|WebSocket|navigator\.sendBeacon)(\.|$)/;
const OUTSIDE =
  /^(process|document|window|navigator|console|setTimeout|setInterval|queueMicrotask|alert)(\.|$)/;

const isPure = (file) => /^(contract|content|coach)\/src\//.test(file) || /\/model\.ts$/.test(file);

/** Each door: which uses (`name`) or imports (`target`) it guards, for which files, and the way instead. */
const DOORS = [
  {
    guards: [CLOCK, CHANCE, STORAGE, CAPTURE, NETWORK, OUTSIDE],
    isClosedFor: isPure,
    teach:
      "is not pure: contract, content, coach and every model.ts get clock, randomness and data as arguments",
  },
  {
    guards: [/^fetch$/],
    isClosedFor: (file) => file.startsWith("web/src/") && file !== "web/src/lib/api.ts",
    teach:
      "goes through web/src/lib/api.ts: one place talks to the server, so that errors, session and outbox hold everywhere",
  },
  {
    guards: [CLOCK, CHANCE, STORAGE, CAPTURE, NETWORK],
    isClosedFor: (file) => file.startsWith("web/src/") && !file.startsWith("web/src/lib/"),
    teach:
      "goes through web/src/lib: it is the only door to clock, randomness, storage, network, microphone and camera, so that tests can stand in for them",
  },
  {
    guards: [/^process\.env(\.|$)/],
    isClosedFor: (file) => file.startsWith("server/src/") && file !== "server/src/env.ts",
    teach: "is read in server/src/env.ts alone: take the setting as an argument",
  },
];

const IMPORT_DOORS = [
  {
    guards: /^(npm:(drizzle-orm|pg|@electric-sql\/pglite)(\/|$)|server\/src\/db\/schema(\/|\.ts$))/,
    isClosedFor: (file) =>
      file.startsWith("server/src/") &&
      !file.startsWith("server/src/db/") &&
      !file.endsWith("/store.ts"),
    letsTypesPass: true,
    teach: "SQL lives in store.ts: add a function with a name there and call it",
  },
  {
    guards: /^npm:(openai|@anthropic-ai\/|@google\/|@ai-sdk\/|ai$|ollama)/,
    isClosedFor: (file) => !file.startsWith("server/src/ai/"),
    teach: "a provider's SDK stays in server/src/ai, behind its port",
  },
  {
    guards: /^npm:@hono\/zod-openapi$/,
    isClosedFor: (file) => file.startsWith("contract/src/") && !file.endsWith(".routes.ts"),
    teach: "only *.routes.ts takes the route builder, so that a form's schema brings none along",
  },
  {
    guards: /^(node:|npm:(react|react-dom)(\/|$))/,
    isClosedFor: isPure,
    teach: "contract, content, coach and every model.ts do no I/O and know no screen",
  },
];

/** Every closed door that a module opens, as { line, message }. */
export function openedDoors({ file, uses, imports }) {
  if (isTest(file)) return [];
  const fromUses = uses.flatMap(({ name, line }) => {
    const door = DOORS.find(
      ({ guards, isClosedFor }) => isClosedFor(file) && guards.some((guard) => guard.test(name)),
    );
    return door ? [{ line, message: `${name} ${door.teach}` }] : [];
  });
  const fromImports = imports.flatMap(({ target, line, isType }) => {
    const door = IMPORT_DOORS.find(
      ({ guards, isClosedFor, letsTypesPass }) =>
        isClosedFor(file) && guards.test(target) && !(isType && letsTypesPass),
    );
    return door ? [{ line, message: `${target.replace(/^npm:/, "")}: ${door.teach}` }] : [];
  });
  return [...fromUses, ...fromImports];
}
