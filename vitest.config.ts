import { defineConfig } from "vitest/config";

const node = (name: string, include: string[]) => ({
  test: {
    name,
    include,
    environment: "node" as const,
    setupFiles: ["./scripts/fail-on-noise.ts"],
    // No module of these keeps what it is given, and the content takes seconds to load: once per worker.
    isolate: false,
    // Left alone it keeps a processor free, which of two is one; each project has a count of its own.
    maxWorkers: "100%",
    // How fast a thing is belongs in the benchmarks; here a busy machine is no failure.
    testTimeout: 20_000,
  },
});

export default defineConfig({
  test: {
    projects: [
      node("contract", ["contract/src/**/*.test.ts"]),
      node("content", ["content/src/**/*.test.ts"]),
      node("coach", ["coach/src/**/*.test.ts"]),
      node("scripts", ["scripts/**/*.test.ts"]),
      "./server/vitest.config.ts",
      "./web/vitest.config.ts",
      "./web/vitest.logic.config.ts",
    ],
  },
});
