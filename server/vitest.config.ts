import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    name: "server",
    include: ["src/**/*.test.ts"],
    environment: "node",
    setupFiles: ["../scripts/fail-on-noise.ts"],
    globalSetup: ["src/testing/prepare.ts"],
    // With a PostgreSQL at hand every story is told on both databases, else on the embedded one.
    provide: { postgresUrl: process.env["TEST_DATABASE_URL"] ?? null },
    maxWorkers: "100%",
    // What a server keeps it keeps in what it is made of, not in its modules: they are loaded once per worker.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
