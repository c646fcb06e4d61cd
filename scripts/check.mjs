// npm run check: everything that can be judged without running the product.
import { fileURLToPath } from "node:url";
import { run, runScript } from "./command.mjs";

const STEPS = [
  ["format and lint", () => run("biome", ["ci", "--colors=off"])],
  ["types: node side", () => run("tsc", ["-p", "tsconfig.json"])],
  ["types: web", () => run("tsc", ["-p", "web/tsconfig.json"])],
  ["types: worker", () => run("tsc", ["-p", "web/worker/tsconfig.json"])],
  ["types: stories", () => run("tsc", ["-p", "e2e/tsconfig.json"])],
  ["walls", () => runScript("scripts/check-walls.mjs")],
  ["dead code", () => run("knip", ["--no-progress"])],
  ["lockfile", () => runScript("scripts/lockfile.mjs")],
  ["third-party notices", () => runScript("scripts/notices.mjs", ["--check"])],
];

/**
 * Runs every step, all at once, and prints one line each.
 * @returns {Promise<{ passed: number, failed: number }>} counts of steps
 */
export async function check() {
  const results = await Promise.all(
    STEPS.map(async ([name, step]) => {
      const startedAt = performance.now();
      const { status, output } = await step();
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      console.log(`${status === 0 ? "ok    " : "FAILED"} ${name.padEnd(20)} ${seconds} s`);
      return { name, status, output };
    }),
  );
  const failed = results.filter(({ status }) => status !== 0);
  for (const { name, output } of failed) console.error(`\n--- ${name}\n${output.trim()}`);
  if (failed.length > 0) console.error(`\nFailed: ${failed.map(({ name }) => name).join(", ")}`);
  return { passed: results.length - failed.length, failed: failed.length };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { failed } = await check();
  process.exitCode = failed > 0 ? 1 : 0;
}
