import { defineProject } from "vitest/config";
import { words } from "./vite/words.ts";
import { worldMap } from "./vite/world-map.ts";

// What draws nothing, without the second that a window costs each file; one that needs a window names it:
// `@vitest-environment jsdom`.
export default defineProject({
  root: import.meta.dirname,
  plugins: [words(), worldMap()],
  test: {
    name: "web-logic",
    include: ["src/**/*.test.ts", "worker/*.test.ts", "vite/*.test.ts"],
    environment: "node",
    setupFiles: ["../scripts/fail-on-noise.ts"],
    maxWorkers: "100%",
    testTimeout: 20_000,
  },
});
