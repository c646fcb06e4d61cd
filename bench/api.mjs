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
const STORED_INTERVIEWS = 12;

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

/** A completed interview of four spoken answers, as a report shows it; resolves to its address. */
async function storeInterview(url, cookie) {
  const send = async (method, path, payload) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { "content-type": "application/json", origin: url, cookie },
      body: JSON.stringify(payload),
    });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const sessions = "/api/interview-sessions";
  const { id } = await send("POST", sessions, { recruiterId: "rania-khoury", mode: "text" });
  const answer = Object.values(ANSWER).join(" ");
  for (let position = 0; position < 4; position += 1)
    await send("PUT", `${sessions}/${id}/answers/${position}`, {
      answer,
      mode: "text",
      seconds: 90,
    });
  await send("PATCH", `${sessions}/${id}`, { status: "completed", ending: "all-answered" });
  return `${url}${sessions}/${id}`;
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
    const interview = await storeInterview(product.url, cookie);
    for (let count = 1; count < STORED_INTERVIEWS; count += 1)
      await storeInterview(product.url, cookie);
    const interviews = `${product.url}/api/interview-sessions`;
    const alone = await load(interview, { cookie }, 1);
    const aloneList = await load(interviews, { cookie }, 1);
    const crowd = await load(interview, { cookie }, 20);
    const crowdList = await load(interviews, { cookie }, 20);
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
      {
        name: `GET ${STORED_INTERVIEWS} interviews, p99`,
        value: aloneList.latency.p99,
        budget: 10,
        unit: "ms",
      },
      { name: "GET an interview's report, p99", value: alone.latency.p99, budget: 10, unit: "ms" },
      { name: "the list asked 20 times at once, p99", value: crowdList.latency.p99, unit: "ms" },
      { name: "the report asked 20 times at once, p99", value: crowd.latency.p99, unit: "ms" },
    ];
  } finally {
    await product.stop();
  }
}
