import { giveFeedback } from "coach/feedback/give-feedback";
import { countSpokenWords } from "coach/feedback/say";
import { RECRUITERS } from "content/recruiters/recruiters";
import type { Recruiter } from "content/recruiters/schema";
import type { RecruiterFeedback } from "contract/ai-recruiter";
import { HARD_CHECK, PLAIN_CHECK, THIRD_CHECK } from "../check/set.ts";
import { percent } from "../shares.ts";
import { spoken } from "../spoken/spoken.ts";
import type { LabelledAnswer } from "../star/format.ts";
import { DEV_ANSWERS } from "../star/set.ts";
import { SPOKEN_ANSWERS } from "./answers.ts";

const ANSWERS = [...DEV_ANSWERS, ...PLAIN_CHECK, ...HARD_CHECK, ...THIRD_CHECK];
/** Issue 4: 200 different answers give at least 150 different texts. */
const DIFFERENT_SHARE = 0.75;
const WORDS = { least: 25, most: 120 };
/** One persona of each way of speaking: the others differ in their own phrases only. */
const SPEAKERS = (["direct", "indirect", "high-context"] as const).flatMap((style) =>
  RECRUITERS.filter(({ communication }) => communication === style).slice(0, 1),
);

/** Prints how different one recruiter's words on different answers are. True while no two answers of different quality hear the same. */
export function evaluateFeedback(): boolean {
  scoreSpoken();
  console.log(`\nfeedback on ${ANSWERS.length} labelled answers`);
  return SPEAKERS.map((recruiter) => {
    const given = ANSWERS.map((item) => ({ item, feedback: give(item, recruiter) }));
    const byText = Map.groupBy(given, ({ feedback }) => feedback.spokenFeedback);
    const shared = [...byText.values()].filter(
      (group) => new Set(group.map(({ item }) => item.level)).size > 1,
    );
    const lengths = given.map(({ feedback }) => countSpokenWords(feedback.spokenFeedback));
    const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
    const different = byText.size / given.length;
    console.log(
      `  ${recruiter.name.padEnd(18)} ${percent(different)} different texts, ${shared.length} shared between levels, ${least} to ${most} words`,
    );
    return (
      shared.length === 0 &&
      different >= DIFFERENT_SHARE &&
      least >= WORDS.least &&
      most <= WORDS.most
    );
  }).every(Boolean);
}

function give(item: LabelledAnswer, recruiter: Recruiter): RecruiterFeedback {
  return giveFeedback({
    response: spoken(item).text,
    question: { text: item.question },
    interviewType: "behavioral",
    recruiter,
    askedBefore: [],
    saidBefore: [],
    language: "en",
  });
}

/** Prints the scores of answers told in one piece, by a writer who had not seen the rules. */
function scoreSpoken(): void {
  const scored = SPOKEN_ANSWERS.map(({ question, interviewType, level, response }) => ({
    level,
    score: giveFeedback({
      ...{ response, interviewType, question: { text: question } },
      ...{ recruiter: RECRUITERS[0] as Recruiter, askedBefore: [], saidBefore: [], language: "en" },
    }).score,
  }));
  console.log("\nanswers told in one piece by an independent writer (not tuned on)");
  for (const [level, group] of Map.groupBy(scored, ({ level }) => level))
    console.log(
      `  ${level.padEnd(10)} ${group
        .map(({ score }) => score ?? "-")
        .sort((a, b) => Number(a) - Number(b))
        .join(" ")}`,
    );
}
