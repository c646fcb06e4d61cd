// A minute of video at 640 × 480 through the product: its time against its length, its memory, and everybody else's requests.
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { drawnFace } from "../server/src/testing/drawn-face.ts";
import { everyFrame, makeVideo } from "../server/src/testing/videos.ts";
import { signInByCall, startProduct, throwAwayFolder } from "./product-server.mjs";
import { percentile } from "./statistics.mjs";

const SECONDS = 60;
const [WIDTH, HEIGHT] = [640, 480];
/** Pictures of a head that sways, again and again. */
const SWAY_SECONDS = 0.8;
const OTHERS_EVERY_MS = 20;
const MEGABYTE = 1024 * 1024;

function makeMinute() {
  const sway = (at) => Math.sin((2 * Math.PI * at) / SWAY_SECONDS);
  const draw = (x, y, at) =>
    drawnFace(
      { x: 0.5 + 0.02 * sway(at), y: 0.45, height: 0.5, roll: 4 * sway(at) },
      WIDTH / HEIGHT,
    )(x, y);
  return makeVideo({
    picture: { width: WIDTH, height: HEIGHT, draw, repeatsAfter: SWAY_SECONDS },
    // Four syllables a second, and a breath every five.
    sound: (at) =>
      at % 5 < 4.4
        ? 0.2 * Math.sin(2 * Math.PI * 150 * at) * (1 + Math.sin(2 * Math.PI * 4 * at))
        : 0,
    frames: everyFrame(SECONDS, 25),
  });
}

/** The largest that any process of an analysis has been, as long as it is asked. */
function peakBytes() {
  const found = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        if (!readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("media/process/main.ts"))
          return 0;
        return (
          1024 * Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1])
        );
      } catch {
        return 0; // It has ended since.
      }
    });
  return Math.max(0, ...found);
}

async function analyse(url, cookie, file) {
  const form = new FormData();
  form.append("question", "Tell me about a time when many people needed your help at once.");
  form.append("video", new Blob([file]), "minute.webm");
  const answer = await fetch(`${url}/api/video/analyze`, {
    method: "POST",
    headers: { origin: url, cookie },
    body: form,
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Asks for a stored list over and over; answers how long each took. */
async function askMeanwhile(url, cookie, isOver) {
  const times = [];
  let peak = 0;
  while (!isOver()) {
    const start = performance.now();
    await (await fetch(`${url}/api/responses`, { headers: { cookie } })).arrayBuffer();
    times.push(performance.now() - start);
    peak = Math.max(peak, peakBytes());
    await pause(OTHERS_EVERY_MS);
  }
  return { times, peak };
}

/** Rows for the report. */
export async function measureVideo() {
  const file = await makeMinute();
  const product = await startProduct({ dataFolder: throwAwayFolder() });
  try {
    const cookie = await signInByCall(product.url);
    let isOver = false;
    const meanwhile = askMeanwhile(product.url, cookie, () => isOver);
    const start = performance.now();
    const analysis = await analyse(product.url, cookie, file).finally(() => {
      isOver = true;
    });
    const seconds = (performance.now() - start) / 1000;
    if (analysis.eyeContactScore === null) throw new Error("No face was found");
    const { times, peak } = await meanwhile;
    const found = {
      name: `video of ${SECONDS} s, ${WIDTH} × ${HEIGHT}`,
      value: seconds,
      unit: "s",
    };
    return [
      found,
      { name: "against its length", value: seconds / SECONDS, budget: 0.3, unit: "x" },
      { name: "its process at most", value: peak / MEGABYTE, budget: 400, unit: "MB" },
      {
        name: `other requests meanwhile (${times.length}), p99`,
        value: percentile(times, 0.99),
        budget: 50,
        unit: "ms",
      },
    ];
  } finally {
    await product.stop();
  }
}
