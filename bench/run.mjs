// npm run bench [web|chat|screens|avatar|scene|video|api|start-up|analysis|speech ...]: each figure with its budget (docs/principles.md), its
// share of it, and ok or OVER. A figure without a budget is the floor or peer of the one beside it.
import { busyShare, slowness } from "./machine.mjs";

const BENCHMARKS = {
  avatar: async () => (await import("./avatar.mjs")).measureAvatar(),
  analysis: async () => (await import("./analysis.mjs")).measureAnalysis(),
  api: async () => (await import("./api.mjs")).measureApi(),
  chat: async () => (await import("./chat.mjs")).measureChat(),
  scene: async () => (await import("./scene.mjs")).measureScene(),
  speech: async () => (await import("./speech.mjs")).measureSpeech(),
  screens: async () => (await import("./screens.mjs")).measureScreens(),
  "start-up": async () => (await import("./start-up.mjs")).measureStartUp(),
  video: async () => (await import("./video.mjs")).measureVideo(),
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
    (!budget || !isMeasured ? "" : `${(value / budget).toFixed(2)} x`).padStart(8),
    verdict(row),
  ].join("  ");
}

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in BENCHMARKS));
if (unknown) {
  console.error(`No benchmark "${unknown}"; there are: ${Object.keys(BENCHMARKS).join(", ")}`);
  process.exit(2);
}

let over = 0;
for (const name of asked.length > 0 ? asked : Object.keys(BENCHMARKS)) {
  const others = Math.round((await busyShare()) * 100);
  const before = slowness();
  const rows = await BENCHMARKS[name]();
  const times = [before, slowness()].map((each) => each.toFixed(1)).join(" to ");
  console.log(
    `\n${name}   (other programs take ${others} % of this machine; a loop takes ${times} times as long as where the budgets were measured)`,
  );
  for (const row of rows) console.log(line(row));
  over += rows.filter((row) => verdict(row) === "OVER").length;
}
console.log(`\n${over === 0 ? "All within budget." : `${over} over budget.`}`);
process.exit(over === 0 ? 0 : 1);
