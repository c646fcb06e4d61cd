// Processor time of one STAR analysis and of one reading of emotion, as the server spends it: wall time would measure other programs.
import { readEmotion } from "coach/emotion/read-emotion";
import { analyseStar } from "coach/star/analyse";
import { ANSWER } from "./answer.mjs";
import { processorMs } from "./processor.mjs";
import { median, percentile } from "./statistics.mjs";

const WARM_UP = 20;
const ROUNDS = 200;

const question = {
  text: "Tell me about a time when many people needed your help at once.",
  kind: "behavioural",
};

/** Rows for the report. */
export function measureAnalysis() {
  const analyse = () => analyseStar({ question, answer: ANSWER });
  const first = processorMs(analyse);
  if (analyse().overallScore === null) throw new Error("The answer was not read");
  for (let round = 0; round < WARM_UP; round += 1) analyse();
  const times = Array.from({ length: ROUNDS }, () => processorMs(analyse));
  const text = Object.values(ANSWER).join(" ");
  const words = text.split(/\s+/).length;
  const read = () => readEmotion(text);
  if (read().language !== "en") throw new Error("The draft was not read");
  for (let round = 0; round < WARM_UP; round += 1) read();
  const readings = Array.from({ length: ROUNDS }, () => processorMs(read));
  return [
    {
      name: `STAR analysis of ${words} words, median`,
      value: median(times),
      budget: 15,
      unit: "ms",
    },
    { name: "the slowest in a hundred", value: percentile(times, 0.99), unit: "ms" },
    { name: "the first after a start", value: first, unit: "ms" },
    {
      name: `emotion of a draft of ${words} words, median`,
      value: median(readings),
      budget: 3,
      unit: "ms",
    },
    { name: "the slowest in a hundred", value: percentile(readings, 0.99), unit: "ms" },
  ];
}
