// Speech out: how long until it is heard, and whether anybody else notices.
import { setTimeout as pause } from "node:timers/promises";
import { signInByCall, startProduct, throwAwayFolder } from "./product-server.mjs";
import { median, percentile } from "./statistics.mjs";

const ROUNDS = 7;
const OTHERS = 20;
/** A page that asks ten times a second is busier than any of ours. */
const OTHERS_PAUSE_MS = 100;
const SENTENCES = [
  "Thank you for joining me today.",
  "I would like to learn about a project you are proud of.",
  "Please describe your role, the hardest decision that you had to make, and what the outcome was in the end.",
];

/** About so many characters, never twice the same: what was made before is kept. */
function textOf(characters, round) {
  const own = `This is round ${round} of the test. `;
  let text = own;
  for (let count = 0; text.length < characters; count += 1)
    text += `${SENTENCES[count % SENTENCES.length]} `;
  return `${text.slice(0, characters - 1).trim()}.`;
}

/** Rows for the report. */
export async function measureSpeech() {
  const product = await startProduct({ dataFolder: throwAwayFolder() });
  const { url } = product;
  try {
    const cookie = await signInByCall(url);
    /** Milliseconds to the first byte of the sound. */
    const speak = async (text) => {
      const start = performance.now();
      const answer = await fetch(`${url}/api/ai-recruiter/speak`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: url, cookie },
        body: JSON.stringify({ text, voice: "nova", speed: 0.95 }),
      });
      const reader = answer.body.getReader();
      await reader.read();
      const milliseconds = performance.now() - start;
      if (answer.status !== 200) throw new Error(`speak: ${answer.status}`);
      while (!(await reader.read()).done);
      return milliseconds;
    };
    const several = async (characters, from, rounds = ROUNDS) => {
      const times = [];
      for (let round = from; round < from + rounds; round += 1)
        times.push(await speak(textOf(characters, round)));
      return times;
    };

    const restingMb = product.residentBytes() / 1e6;
    const cold = await speak(textOf(200, 0));
    const short = await several(200, 1);
    const long = await several(600, 100);
    const again = [];
    for (let round = 1; round <= ROUNDS; round += 1) again.push(await speak(textOf(200, round)));

    // Others ask for a page's data while the same voice speaks, and while it does not.
    const answered = async (whileSpeaking) => {
      const times = [];
      let isOver = false;
      const asker = async (_, index) => {
        await pause((OTHERS_PAUSE_MS * index) / OTHERS);
        while (!isOver) {
          const start = performance.now();
          await (await fetch(`${url}/api/responses`, { headers: { cookie } })).arrayBuffer();
          times.push(performance.now() - start);
          await pause(OTHERS_PAUSE_MS);
        }
      };
      const askers = Array.from({ length: OTHERS }, asker);
      const speeches = whileSpeaking ? await several(200, 200, 3 * ROUNDS) : await pause(6000);
      isOver = true;
      await Promise.all(askers);
      return { times, speeches };
    };
    await answered(false); // compiled by then
    const quiet = await answered(false);
    const busy = await answered(true);

    return [
      {
        name: "200 characters to the first byte, median",
        value: median(short),
        budget: 400,
        unit: "ms",
      },
      { name: "the first after a start", value: cold, unit: "ms" },
      { name: "600 characters, median", value: median(long), unit: "ms" },
      { name: "200 characters said before, median", value: median(again), unit: "ms" },
      {
        name: `200 characters beside ${OTHERS} askers, median`,
        value: median(busy.speeches),
        unit: "ms",
      },
      {
        name: `${OTHERS} askers, p99 without speech`,
        value: percentile(quiet.times, 0.99),
        unit: "ms",
      },
      {
        name: `${OTHERS} askers, p99 while it speaks`,
        value: percentile(busy.times, 0.99),
        budget: 50,
        unit: "ms",
      },
      { name: "memory before the first word", value: restingMb, unit: "MB" },
      { name: "memory after it", value: product.residentBytes() / 1e6, unit: "MB" },
    ];
  } finally {
    await product.stop();
  }
}
