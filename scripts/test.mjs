// npm test: every part in turn, then one line per part and the sum. A part whose program is not to be
// had on this machine says `skipped: ...` and does not fail; .ci/run takes that for a failure.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { check } from "./check.mjs";
import { run, runScript } from "./command.mjs";
import { needPrograms } from "./needed-programs.ts";
import { startPostgres } from "./throw-away-postgres.ts";

const reports = mkdtempSync(join(tmpdir(), "prep-test-"));
const { browser, postgres } = needPrograms();

/** Reads what a test runner wrote; a runner that failed without naming a test counts as one failure. */
function counted(file, status, read) {
  const counts = existsSync(file)
    ? read(JSON.parse(readFileSync(file, "utf8")))
    : { passed: 0, failed: 0 };
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

async function vitest(env) {
  const file = join(reports, "units.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const { status } = await run("vitest", ["run", ...reporters], { env, isShown: true });
  return counted(file, status, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }));
}

/** A step without tests of its own counts as one. */
async function step(program) {
  const { status } = await program;
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function withPostgres(work) {
  const cluster = await startPostgres(postgres);
  try {
    return await work({ TEST_DATABASE_URL: cluster.url });
  } finally {
    await cluster.stop();
  }
}

async function stories() {
  const file = join(reports, "stories.json");
  const args = ["test", "--config", "e2e/playwright.config.ts", "--reporter=list,json"];
  const { status } = await run("playwright", args, {
    env: { CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    isShown: true,
  });
  return counted(file, status, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }));
}

const shown = (file, args = []) => step(runScript(file, args, { isShown: true }));

const PARTS = [
  { name: "check", work: check },
  { name: "build", work: () => shown("scripts/build.mjs") },
  { name: "bundle budget", work: () => shown("scripts/bundle-budget.mjs") },
  // The server's tests tell each story on both databases when they are given a PostgreSQL.
  { name: "unit tests", work: () => (postgres ? withPostgres(vitest) : vitest({})) },
  { name: "evaluation of the coach", work: () => shown("coach/eval/run.ts", ["--at-once"]) },
  ...(browser ? [{ name: "browser stories", work: stories }] : []),
];

const missing = [
  ...(postgres ? [] : ["skipped: server tests on PostgreSQL (no PostgreSQL found)"]),
  ...(browser ? [] : ["skipped: browser stories (no Chromium found)"]),
];

let isInterrupted = false;
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => {
    isInterrupted = true;
  });
}

const lines = [];
const sum = { passed: 0, failed: 0, skipped: 0 };
for (const { name, work } of PARTS) {
  if (isInterrupted) break;
  console.log(`\n=== ${name}`);
  const startedAt = performance.now();
  const result = await work().catch((error) => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  for (const key of Object.keys(sum)) sum[key] += result[key] ?? 0;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  lines.push(
    `${result.failed > 0 ? "FAILED" : "ok    "} ${name}: ${result.passed} passed, ${result.failed} failed, ${seconds} s`,
  );
}
rmSync(reports, { recursive: true, force: true });

if (isInterrupted) lines.push("FAILED interrupted");
console.log(`\n${[...lines, ...missing].join("\n")}\n`);
console.log(
  `${sum.passed} passed, ${sum.failed} failed${sum.skipped ? `, ${sum.skipped} skipped` : ""}`,
);
process.exitCode = sum.failed > 0 || isInterrupted ? 1 : 0;
