import { describe, expect, it } from "vitest";
import { faultsIn } from "./check-walls.mjs";

const page = "web/src/features/dashboard/page.tsx";

/** Each row: what is in the house, and the words that the one fault must hold (none: all stand). */
const CASES: [name: string, sources: Record<string, string>, fault?: string][] = [
  [
    "a feature imports a feature",
    {
      [page]: `import { a } from "../text-practice/model.ts";`,
      "web/src/features/text-practice/model.ts": "export const a = 1;",
    },
    "features never import features: move what both need to web/src/parts",
  ],
  [
    "a feature imports its own room",
    {
      [page]: `import { a } from "./model.ts";`,
      "web/src/features/dashboard/model.ts": "export const a = 1;",
    },
  ],
  [
    "the shell imports a feature",
    {
      "web/src/app/pages.ts": `const load = () => import("../features/dashboard/page.tsx");`,
      [page]: "export default 1;",
    },
  ],
  [
    "a part imports a feature lazily",
    {
      "web/src/parts/star-fields.tsx": `const load = () => import("../features/dashboard/page.tsx");`,
      [page]: "export default 1;",
    },
    "parts are shared by screens and know none",
  ],
  [
    "ui imports words",
    {
      "web/src/ui/button.tsx": `import { t } from "../i18n/i18n.ts";`,
      "web/src/i18n/i18n.ts": "export const t = 1;",
    },
    "ui knows nothing of our field",
  ],
  [
    "the web imports the server's types",
    {
      [page]: `import type { App } from "../../../../server/src/app.ts";`,
      "server/src/app.ts": "export type App = 1;",
    },
    "server and web never import each other",
  ],
  [
    "a server feature imports another",
    {
      "server/src/features/progress/service.ts": `import { a } from "../responses/store.ts";`,
      "server/src/features/responses/store.ts": "export const a = 1;",
    },
    "a server feature never imports another",
  ],
  [
    "the server joins features in app.ts",
    {
      "server/src/app.ts": `import { a } from "./features/responses/routes.ts";`,
      "server/src/features/responses/routes.ts": "export const a = 1;",
    },
  ],
  [
    "http knows a feature",
    {
      "server/src/http/bind.ts": `import { a } from "../features/responses/routes.ts";`,
      "server/src/features/responses/routes.ts": "export const a = 1;",
    },
    "knows none: let the feature call it",
  ],
  [
    "the contract takes a package",
    { "contract/src/users.ts": `import { x } from "date-fns";` },
    "zod and itself only",
  ],
  [
    "a schema takes the route builder",
    { "contract/src/users.ts": `import { createRoute } from "@hono/zod-openapi";` },
    "only *.routes.ts",
  ],
  [
    "routes take the route builder",
    { "contract/src/users.routes.ts": `import { createRoute } from "@hono/zod-openapi";` },
  ],
  [
    "content imports the coach",
    {
      "content/src/a/a.ts": `import { b } from "coach/star/analyse";`,
      "coach/src/star/analyse.ts": "export const b = 1;",
    },
    "study material knows the contract only",
  ],
  [
    "the coach checks notes that come back with the schema library",
    { "coach/src/chat/state.ts": `import { z } from "zod"; export const State = z.object({});` },
  ],
  [
    "the coach takes another package",
    {
      "coach/src/chat/find.ts": `import MiniSearch from "minisearch"; export const find = MiniSearch;`,
    },
    "the coach is pure",
  ],
  [
    "the coach reads the clock",
    { "coach/src/star/analyse.ts": "export const at = () => new Date();" },
    "is not pure",
  ],
  [
    "the coach dates what it is given",
    { "coach/src/star/analyse.ts": "export const at = (ms: number) => new Date(ms);" },
  ],
  [
    "a model draws lots",
    { "web/src/features/dashboard/model.ts": "export const pick = Math.random();" },
    "is not pure",
  ],
  [
    "a model imports React",
    { "web/src/features/dashboard/model.ts": `import { useState } from "react";` },
    "do no I/O and know no screen",
  ],
  [
    "a screen fetches",
    { [page]: `export const a = () => window.fetch("/api/x");` },
    "goes through web/src/lib/api.ts",
  ],
  [
    "lib fetches beside the api client",
    { "web/src/lib/outbox.ts": `export const a = () => fetch("/api/x");` },
    "goes through web/src/lib/api.ts",
  ],
  ["the api client fetches", { "web/src/lib/api.ts": `export const a = () => fetch("/api/x");` }],
  [
    "a name that only looks like fetch",
    { [page]: "export const a = (client: { fetch: () => void }) => client.fetch();" },
  ],
  [
    "a screen reads storage",
    { [page]: `export const a = localStorage.getItem("x");` },
    "goes through web/src/lib: it is the only door",
  ],
  [
    "a page test sets storage",
    { "web/src/features/dashboard/page.test.tsx": `localStorage.setItem("x", "y");` },
  ],
  [
    "a screen opens the microphone",
    { [page]: "export const a = () => navigator.mediaDevices.getUserMedia({ audio: true });" },
    "microphone and camera",
  ],
  [
    "a route reads a setting",
    { "server/src/app.ts": `export const port = process.env.PORT;` },
    "read in server/src/env.ts alone",
  ],
  [
    "a route asks the database",
    { "server/src/features/users/routes.ts": `import { eq } from "drizzle-orm";` },
    "SQL lives in store.ts",
  ],
  [
    "a store asks the database",
    { "server/src/features/users/store.ts": `import { eq } from "drizzle-orm";` },
  ],
  [
    "a feature takes the clock",
    {
      "server/src/features/users/service.ts": `import type { Clock } from "../../clock.ts";`,
      "server/src/clock.ts": "export type Clock = () => number;",
    },
  ],
  [
    "a limiter names the type of a connection",
    { "server/src/http/limits.ts": `import type { Pool } from "pg";` },
  ],
  [
    "a test of the content takes the test runner",
    { "content/src/a/a.test.ts": `import { expect } from "vitest";` },
  ],
  [
    "the web takes a type of a schema",
    {
      [page]: `import type { User } from "contract/users";`,
      "contract/src/users.ts": `import { z } from "zod"; export type User = z.infer<typeof User>; export const User = z.string();`,
    },
  ],
  [
    "the web takes a constant beside a schema",
    {
      [page]: `import { LIMIT } from "contract/users";`,
      "contract/src/users.ts": `import { z } from "zod"; export const LIMIT = 3; export const User = z.string();`,
    },
    "brings the schema library to the browser",
  ],
  [
    "the web takes a schema by way of the coach",
    {
      [page]: `import { a } from "coach/star/analyse";`,
      "coach/src/star/analyse.ts": `import { LIMIT } from "contract/users"; export const a = LIMIT;`,
      "contract/src/users.ts": `import { z } from "zod"; export const LIMIT = 3; export const U = z.string();`,
    },
    "brings the schema library to the browser",
  ],
  [
    "two files need each other",
    {
      "coach/src/a.ts": `import { b } from "./b.ts"; export const a = b;`,
      "coach/src/b.ts": `import { a } from "./a.ts"; export const b = a;`,
    },
    "import cycle: coach/src/a.ts → coach/src/b.ts → coach/src/a.ts",
  ],
  ["a barrel by name", { "web/src/ui/index.ts": "export const a = 1;" }, "no barrels"],
  [
    "a barrel by content",
    {
      "web/src/ui/parts.ts": `export * from "./button.tsx";`,
      "web/src/ui/button.tsx": "export const a = 1;",
    },
    "no barrels",
  ],
  [
    "a drawer for everything",
    { "web/src/lib/utils.ts": "export const a = 1;" },
    "says nothing about what is in it",
  ],
  ["a name in capitals", { "web/src/ui/Button.tsx": "export const a = 1;" }, "kebab-case"],
];

describe("walls", () => {
  it.each(CASES)("%s", (_name, sources, fault) => {
    const faults = faultsIn(sources);
    if (fault === undefined) expect(faults).toEqual([]);
    else expect(faults).toEqual([expect.stringContaining(fault)]);
  });

  it("names the file and the line", () => {
    expect(faultsIn({ [page]: `const a = 1;\n\nexport const b = Date.now();` })).toEqual([
      expect.stringMatching(/^web\/src\/features\/dashboard\/page\.tsx:3: Date\.now goes through/),
    ]);
  });
});
