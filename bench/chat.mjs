// Processor time of the chat's replies, as the server spends it: the talks that strangers held, whose messages are long and stand after others.
import { loadKnowledge } from "coach/chat/knowledge/knowledge";
import { makeReady } from "coach/chat/make-ready";
import { reply } from "coach/chat/reply";
import messages from "../coach/eval/chat/talks/strangers.json" with { type: "json" };
import { processorMs } from "./processor.mjs";
import { median, percentile } from "./statistics.mjs";

const WARM_UP = 1;
const ROUNDS = 3;

const person = {
  ...{ name: "Maya", targetAirline: null, targetRegion: null, interviewDate: null },
  ...{ answers: [], stories: [], documents: [] },
};

/** Milliseconds of each reply of all talks, held once from beginning to end. */
function holdTalks(knowledge) {
  return Object.values(Object.groupBy(messages, ({ talk }) => talk)).flatMap((talk) => {
    const before = [];
    let state = null;
    return talk
      .toSorted((a, b) => a.turn - b.turn)
      .map(({ message }, at) => {
        let given;
        const milliseconds = processorMs(() => {
          given = reply(
            {
              ...{ message, before: [...before], state, person },
              ...{ language: "en", today: "2026-11-30", random: () => (at % 10) / 10 },
            },
            knowledge,
          );
        });
        before.push({ role: "user", text: message }, { role: "assistant", text: given.text });
        state = JSON.parse(JSON.stringify(given.state));
        return milliseconds;
      });
  });
}

/** Rows for the report. */
export async function measureChat() {
  const knowledge = await loadKnowledge();
  const ready = processorMs(() => makeReady(knowledge));
  for (let round = 0; round < WARM_UP; round += 1) holdTalks(knowledge);
  const times = Array.from({ length: ROUNDS }, () => holdTalks(knowledge)).flat();
  return [
    { name: `chat reply in ${messages.length} turns, median`, value: median(times), unit: "ms" },
    { name: "the slowest in twenty", value: percentile(times, 0.95), budget: 60, unit: "ms" },
    { name: "the slowest in a hundred", value: percentile(times, 0.99), budget: 60, unit: "ms" },
    { name: "the slowest", value: Math.max(...times), unit: "ms" },
    { name: "what is made ready beforehand", value: ready, unit: "ms" },
  ];
}
