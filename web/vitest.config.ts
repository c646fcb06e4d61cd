import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { words } from "./vite/words.ts";
import { worldMap } from "./vite/world-map.ts";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), words(), worldMap()],
  test: {
    name: "web",
    include: ["src/**/*.test.tsx"],
    environment: "jsdom",
    environmentOptions: { jsdom: { url: "http://localhost:3000/" } },
    setupFiles: ["./vitest.setup.ts", "../scripts/fail-on-noise.ts"],
    css: false,
    maxWorkers: "100%",
    testTimeout: 20_000,
  },
});
