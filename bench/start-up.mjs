// How long a second `npm start` takes, and what the server holds in memory when nobody asks anything.
import { setTimeout as pause } from "node:timers/promises";
import { findPostgres } from "../scripts/needed-programs.ts";
import { startPostgres } from "../scripts/throw-away-postgres.ts";
import { startProduct, throwAwayFolder } from "./product-server.mjs";
import { median } from "./statistics.mjs";

const STARTS = 3;
const REST_SECONDS = 10;
const MB = 1024 * 1024;

async function startTimes(place) {
  const seconds = [];
  for (let count = 0; count < STARTS; count += 1) {
    const product = await startProduct({ ...place, command: ["npm", "start"] });
    seconds.push(product.startSeconds);
    await product.stop();
  }
  return seconds;
}

async function memoryAtRest(place) {
  const product = await startProduct(place);
  await pause(REST_SECONDS * 1000);
  const bytes = product.residentBytes();
  await product.stop();
  return bytes;
}

async function measure(database, place, memoryBudget) {
  const first = await startProduct(place);
  await first.stop();
  return [
    {
      name: `ready after npm start, ${database}`,
      value: median(await startTimes(place)),
      budget: 3,
      unit: "s",
    },
    {
      name: `memory at rest, ${database}`,
      value: (await memoryAtRest(place)) / MB,
      budget: memoryBudget,
      unit: "MB",
    },
  ];
}

/** Rows for the report; PostgreSQL only where it is installed. */
export async function measureStartUp() {
  const rows = await measure("embedded", { dataFolder: throwAwayFolder() }, 650);
  const binaries = findPostgres();
  if (!binaries) return rows;
  const cluster = await startPostgres(binaries);
  try {
    const place = { dataFolder: throwAwayFolder(), databaseUrl: cluster.url };
    return [...rows, ...(await measure("PostgreSQL", place, 200))];
  } finally {
    await cluster.stop();
  }
}
