import { parentPort, workerData } from "node:worker_threads";
import { tableOf } from "./fit.ts";

const table = tableOf(workerData);
parentPort?.postMessage(table, [table.buffer as ArrayBuffer]);
