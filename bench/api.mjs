// How fast the API answers: against bare node:http serving the same bytes, and a stored list by itself.
import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import { ANSWER } from "./answer.mjs";
import { signInByCall, startProduct, throwAwayFolder } from "./product-server.mjs";
import { median } from "./statistics.mjs";

const ROUNDS = 3;
const SECONDS = 3;
const STORED_ANSWERS = 20;

async function startFloor(body) {
  const child = fork(fileURLToPath(new URL("./bare-server.mjs", import.meta.url)));
  child.send(body);
  const [port] = await once(child, "message");
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}

async function load(url, headers, connections) {
  const result = await autocannon({ url, headers, connections, duration: SECONDS });
  if (result.non2xx + result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} broken`);
  }
  return result;
}

async function storeAnswers(url, cookie) {
  for (let count = 0; count < STORED_ANSWERS; count += 1) {
    const answer = await fetch(`${url}/api/responses`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: url, cookie },
      body: JSON.stringify({
        ...ANSWER,
        questionId: `bench-${count}`,
        question: "Tell me about a time when many people needed your help at once.",
        practiceMode: "text",
        sessionDuration: 240,
      }),
    });
    if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
  }
}

/** Rows for the report: { name, value, budget, unit, isFloor (value must be at least the budget) }. */
export async function measureApi() {
  const product = await startProduct({ dataFolder: throwAwayFolder() });
  try {
    const cookie = await signInByCall(product.url);
    const list = `${product.url}/api/airline-facts`;
    const body = await (await fetch(list)).text();
    const floor = await startFloor(body);
    const rates = { product: [], floor: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.floor.push((await load(floor.url, {}, 20)).requests.average);
      rates.product.push((await load(list, {}, 20)).requests.average);
    }
    floor.stop();
    await storeAnswers(product.url, cookie);
    const stored = await load(`${product.url}/api/responses`, { cookie }, 1);
    const [ours, bare] = [median(rates.product), median(rates.floor)];
    return [
      { name: "GET airline-facts, requests per second", value: ours, unit: "/s" },
      { name: "the same bytes from bare node:http", value: bare, unit: "/s" },
      {
        name: "throughput against bare node:http",
        value: ours / bare,
        budget: 0.7,
        unit: "x",
        isFloor: true,
      },
      { name: `GET ${STORED_ANSWERS} stored answers, p50`, value: stored.latency.p50, unit: "ms" },
      {
        name: `GET ${STORED_ANSWERS} stored answers, p99`,
        value: stored.latency.p99,
        budget: 10,
        unit: "ms",
      },
    ];
  } finally {
    await product.stop();
  }
}
