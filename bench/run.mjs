// npm run bench [web|api|start-up|analysis ...]: each figure with its budget (docs/principles.md), its
// share of it, and ok or OVER. A figure without a budget is the floor or peer of the one beside it.
import { cpus } from "node:os";
import { setTimeout as pause } from "node:timers/promises";

const BENCHMARKS = {
  analysis: async () => (await import("./analysis.mjs")).measureAnalysis(),
  api: async () => (await import("./api.mjs")).measureApi(),
  "start-up": async () => (await import("./start-up.mjs")).measureStartUp(),
  web: async () => (await import("./web.mjs")).measureWeb(),
};

const digitsOf = (value) => (value >= 100 ? 0 : value >= 10 ? 1 : value >= 0.1 ? 2 : 4);
const shown = (value, unit) => `${value.toFixed(unit === "" ? 0 : digitsOf(value))} ${unit}`.trim();

/** A value that could not be measured is never ok. */
function verdict({ value, budget, isFloor = false }) {
  if (value === null || Number.isNaN(value)) return "OVER";
  if (budget === undefined) return "";
  return (isFloor ? value >= budget : value <= budget) ? "ok" : "OVER";
}

function line(row) {
  const { name, value, budget, unit } = row;
  const isMeasured = value !== null && !Number.isNaN(value);
  return [
    name.padEnd(46),
    (isMeasured ? shown(value, unit) : "not measured").padStart(12),
    (budget === undefined ? "" : `${row.isFloor ? "from" : "to"} ${shown(budget, unit)}`).padStart(
      14,
    ),
    (budget === undefined || !isMeasured ? "" : `${(value / budget).toFixed(2)} x`).padStart(8),
    verdict(row),
  ].join("  ");
}

/** Share of all processors that other programs take, 0 to 1, while this one waits. */
async function busyShare() {
  const read = () => {
    const times = cpus().map((cpu) => cpu.times);
    const sum = (pick) => times.reduce((total, each) => total + pick(each), 0);
    return {
      idle: sum(({ idle }) => idle),
      all: sum((each) => Object.values(each).reduce((a, b) => a + b)),
    };
  };
  const before = read();
  await pause(1000);
  const after = read();
  return 1 - (after.idle - before.idle) / (after.all - before.all);
}

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in BENCHMARKS));
if (unknown) {
  console.error(`No benchmark "${unknown}"; there are: ${Object.keys(BENCHMARKS).join(", ")}`);
  process.exit(2);
}

let over = 0;
for (const name of asked.length > 0 ? asked : Object.keys(BENCHMARKS)) {
  console.log(
    `\n${name}   (other programs take ${Math.round((await busyShare()) * 100)} % of this machine)`,
  );
  const rows = await BENCHMARKS[name]();
  for (const row of rows) console.log(line(row));
  over += rows.filter((row) => verdict(row) === "OVER").length;
}
console.log(`\n${over === 0 ? "All within budget." : `${over} over budget.`}`);
process.exit(over === 0 ? 0 : 1);
