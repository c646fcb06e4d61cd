import { analyseStar } from "coach/star/analyse";
import { analyseText } from "coach/star/analyse-text";
import { readPieces } from "coach/star/spoken/pieces";
import { STAR_SECTIONS } from "contract/star";
import { HARD_CHECK, PLAIN_CHECK, THIRD_CHECK } from "../check/set.ts";
import { percent, share } from "../shares.ts";
import type { LabelledAnswer } from "../star/format.ts";
import { DEV_ANSWERS } from "../star/set.ts";
import { spoken } from "./spoken.ts";

/** What has been reached on the answers that the weights were fitted on: falling behind it fails. */
const REACHED = { sentences: 0.87, within10: 0.85, endingMissed: 0.65 };

/** Prints how well one-piece answers fall back into their sections, and what that does to scores. True while nothing is lost. */
export function evaluateSpoken(): boolean {
  const [dev] = (
    [
      ["dev", DEV_ANSWERS],
      ["check (not fitted on)", [...PLAIN_CHECK, ...THIRD_CHECK, ...HARD_CHECK]],
    ] as const
  ).map(([name, answers]) => measure(name, answers));
  return dev === true;
}

function measure(name: string, all: readonly LabelledAnswer[]): boolean {
  const answers = all.filter((item) => item.level !== "worthless");
  const sentences = answers.flatMap((item) => homecoming(item));
  const moves = answers.map((item) => {
    const question = { text: item.question };
    const whole = analyseStar({ question, answer: item.answer }).overallScore ?? 0;
    return (analyseText({ question, text: spoken(item).text }).analysis.overallScore ?? 0) - whole;
  });
  const events = answers.filter((item) => item.kind !== "motivation");
  const endingMissed = share(events, (item) => {
    const { sections } = analyseText({
      question: { text: item.question },
      text: spoken(item, "result").text,
    });
    return sections.result === "";
  });
  const home = share(sentences, (isHome) => isHome);
  const within10 = share(moves, (move) => Math.abs(move) <= 10);
  const mean = moves.reduce((sum, move) => sum + move, 0) / moves.length;
  console.log(
    `\nanswers in one piece, ${name}: ${percent(home)} of ${sentences.length} sentences come back to their own section`,
  );
  console.log(
    `  overall scores move by ${mean.toFixed(1)} points on average; ${percent(within10)} of ${moves.length} by at most 10, ${percent(share(moves, (move) => Math.abs(move) <= 5))} by at most 5`,
  );
  console.log(`  an ending left out is seen in ${percent(endingMissed)} of ${events.length}`);
  return (
    home >= REACHED.sentences &&
    within10 >= REACHED.within10 &&
    endingMissed >= REACHED.endingMissed
  );
}

function homecoming(item: LabelledAnswer): boolean[] {
  const { text, ends } = spoken(item);
  const { places } = analyseText({ question: { text: item.question }, text });
  return readPieces(text).map((piece) => {
    const middle = (piece.start + piece.end) / 2;
    const own = STAR_SECTIONS[ends.findIndex((end) => middle <= end)];
    return STAR_SECTIONS.some(
      (section) =>
        section === own &&
        places[section].some(({ start, end }) => middle >= start && middle < end),
    );
  });
}
