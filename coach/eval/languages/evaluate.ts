import { cpuUsage } from "node:process";
import { detectLanguage } from "coach/language/detect";
import { analyseStar } from "coach/star/analyse";
import type { QuestionKind } from "contract/questions";
import { GAP_POINTS, rankPairs, type Scored } from "../pairs.ts";
import { percent, share } from "../shares.ts";
import type { LabelledAnswer } from "../star/format.ts";
import { CHECK_BY_LANGUAGE } from "./check.ts";
import { EVERYDAY } from "./everyday.ts";
import { FURTHER_STORIES } from "./further-stories.ts";
import { OTHER_MOTIVES } from "./other-motives.ts";
import { OTHER_TRADES } from "./other-trades.ts";
import { OTHER_TRADES_EAST } from "./other-trades-east.ts";
import { ANSWERS_BY_LANGUAGE } from "./set.ts";

/** The same goals as for English. */
const GOALS = "goals 97, 90 and 90 %";
/** What has been reached in every language: falling behind it fails. Raise it with every gain. */
const REACHED = {
  pairsInOrder: 0.94,
  strongFrom75: 1,
  weakUnder45: 1,
  languageNamed: 1,
  strayUnder45: 0.95,
  furtherFrom: 74,
  otherStrongFrom75: 1,
  otherWorthlessUnder20: 1,
};
/** Questions of the bank that none of the answers was written for. */
const OTHER_QUESTIONS: Record<QuestionKind, string> = {
  behavioural: "Tell me about a text message of yours that was taken the wrong way.",
  hypothetical: "A woman in a window seat stiffens and begins to jerk all over. What do you do?",
  motivation: "What is your greatest strength, and how would a crew notice it on your first day?",
};

/** Scores the answers in the other languages and prints one line for each language. True while none has fallen behind. */
export function evaluateLanguages(): boolean {
  console.log(
    `\nother languages: pairs in order by ${GAP_POINTS} points, strong from 75, weak under 45 (${GOALS})`,
  );
  const held = Object.entries(ANSWERS_BY_LANGUAGE).map(([language, answers]) =>
    evaluateLanguage(language, answers),
  );
  evaluateCheck();
  const strays = strayScores();
  const under = share(strays, (score) => score < 45);
  console.log(
    `  strong answers put to a question of another kind, under 45: ${percent(under)} of ${strays.length}`,
  );
  const further = FURTHER_STORIES.map(
    ({ question, answer }) =>
      analyseStar({ question: { text: question }, answer }).overallScore ?? 0,
  );
  console.log(`  further strong answers, from other trades: ${further.join(" ")}`);
  const others = [...OTHER_TRADES, ...OTHER_TRADES_EAST, ...OTHER_MOTIVES].map((item) => ({
    ...item,
    score:
      analyseStar({ question: { text: item.question }, answer: item.answer }).overallScore ?? 0,
  }));
  const isEverydayHeld = evaluateEveryday();
  const strong = others.filter(({ isStrong }) => isStrong);
  const worthless = others.filter(({ isStrong }) => !isStrong);
  const strongHeld = share(strong, ({ score }) => score >= 75);
  const worthlessHeld = share(worthless, ({ score }) => score < 20);
  console.log(
    `  other trades, scenes and motives: ${percent(strongHeld)} of ${strong.length} strong from 75, ${percent(worthlessHeld)} of ${worthless.length} unsafe, strayed or empty under 20`,
  );
  return (
    isEverydayHeld &&
    strongHeld >= REACHED.otherStrongFrom75 &&
    worthlessHeld >= REACHED.otherWorthlessUnder20 &&
    held.every((isHeld) => isHeld) &&
    further.every((score) => score >= REACHED.furtherFrom) &&
    under >= REACHED.strayUnder45
  );
}

/** Prints the shares of the answers in everyday words. True while none has fallen behind. */
function evaluateEveryday(): boolean {
  const scored = EVERYDAY.map(({ question, level, answer }) => ({
    level,
    score: analyseStar({ question: { text: question }, answer }).overallScore ?? 0,
  }));
  const strong = scored.filter(({ level }) => level === "strong");
  const worthless = scored.filter(({ level }) => level === "worthless");
  const strongHeld = share(strong, ({ score }) => score >= 75);
  const worthlessHeld = share(worthless, ({ score }) => score < 20);
  console.log(
    `  everyday words: ${percent(strongHeld)} of ${strong.length} strong from 75, ${percent(worthlessHeld)} of ${worthless.length} worthless under 20`,
  );
  return strongHeld >= REACHED.otherStrongFrom75 && worthlessHeld >= REACHED.otherWorthlessUnder20;
}

/** Prints what the rules say to answers whose writer had not seen them; nothing fails on it. */
function evaluateCheck(): void {
  let right = 0;
  let all = 0;
  const everything = Object.entries(CHECK_BY_LANGUAGE).flatMap(([language, answers]) => {
    const scored = answers.map(
      (item): Scored => ({
        item,
        score:
          analyseStar({ question: { text: item.question }, answer: item.answer }).overallScore ?? 0,
      }),
    );
    const ranked = rankPairs(scored);
    right += ranked.right;
    all += ranked.all;
    console.log(
      `  ${language} check (scores seen, texts not)  ${percent(ranked.right / ranked.all).padStart(7)}  ${scored
        .map(({ item, score }) => `${item.level} ${score}`)
        .join(", ")}`,
    );
    return scored;
  });
  const of = (level: LabelledAnswer["level"]) =>
    everything.filter(({ item }) => item.level === level);
  console.log(
    `  check, all ten: pairs ${percent(right / all)}, strong from 75 ${percent(
      share(of("strong"), ({ score }) => score >= 75),
    )}, weak under 45 ${percent(share(of("weak"), ({ score }) => score < 45))}, worthless under 20 ${percent(
      share(of("worthless"), ({ score }) => score < 20),
    )}`,
  );
}

/** Every strong answer put to one question of each other kind: good answers, and worth nothing there. */
function strayScores(): number[] {
  return Object.values(ANSWERS_BY_LANGUAGE).flatMap((answers) =>
    answers
      .filter(({ level }) => level === "strong")
      .flatMap(({ kind, answer }) =>
        Object.entries(OTHER_QUESTIONS)
          .filter(([other]) => other !== kind)
          .map(([, text]) => analyseStar({ question: { text }, answer }).overallScore ?? 0),
      ),
  );
}

function evaluateLanguage(language: string, answers: readonly LabelledAnswer[]): boolean {
  const analyse = ({ question, answer }: LabelledAnswer) =>
    analyseStar({ question: { text: question }, answer });
  for (const item of answers) analyse(item);
  const start = cpuUsage();
  const analyses = answers.map((item) => ({ item, analysis: analyse(item) }));
  const spent = cpuUsage(start);
  const milliseconds = (spent.user + spent.system) / 1000 / answers.length;
  const scored = analyses.map(
    ({ item, analysis }): Scored => ({ item, score: analysis.overallScore ?? 0 }),
  );
  const { right, all, mistakes } = rankPairs(scored);
  const of = (level: LabelledAnswer["level"]) => scored.filter(({ item }) => item.level === level);
  const pairs = right / all;
  const strong = share(of("strong"), ({ score }) => score >= 75);
  const weak = share(of("weak"), ({ score }) => score < 45);
  /** Noise and lists of one word are in no language. */
  const named = share(
    analyses.filter(({ item }) => item.level !== "worthless"),
    ({ item, analysis }) =>
      analysis.language === language &&
      detectLanguage(Object.values(item.answer).join("\n")) === language,
  );
  console.log(
    `  ${language}  ${percent(pairs).padStart(7)}  ${percent(strong).padStart(7)}  ${percent(weak).padStart(7)}  language named ${percent(named)}  ${milliseconds.toFixed(2)} ms  ${scored
      .map(({ score }) => score)
      .join(" ")}`,
  );
  for (const { text } of mistakes) console.log(`      ${text}`);
  return (
    pairs >= REACHED.pairsInOrder &&
    strong >= REACHED.strongFrom75 &&
    weak >= REACHED.weakUnder45 &&
    named >= REACHED.languageNamed
  );
}
