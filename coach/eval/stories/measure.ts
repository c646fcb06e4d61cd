import { existsSync, readdirSync, readFileSync } from "node:fs";
import { analyseText } from "coach/star/analyse-text";
import { percent, share } from "../shares.ts";

/** A true story as it is typed in one piece, by somebody of that trade; the question it answers, and how well. */
interface Story {
  id: string;
  trade: string;
  question: string;
  story: string;
  /** 1 hardly an answer, 2 thin, 3 good, 4 strong. None of them tells misconduct, and from 2 on all are to the point. */
  level: 1 | 2 | 3 | 4;
}

const LEVELS = [1, 2, 3, 4] as const;
/** Reached on the stories that the rules were mended beside; falling behind it fails. To hold an honest story down is the greater harm. */
const REACHED = { pairsInOrder: 0.85, mostHeld: 0.01 };

/**
 * Prints how true stories of many trades are scored, level by level, and how many a limit holds down. `held`, written to the same
 * brief, is only measured: who mends the rules does not read it. True while nothing fell behind what was reached.
 */
export function evaluateStories(): boolean {
  const { pairs, held } = measure("stories, the rules mended beside them", readStories("."));
  if (existsSync(new URL("held/", import.meta.url)))
    measure("stories, held back (never read)", readStories("held"));
  return pairs >= REACHED.pairsInOrder && held <= REACHED.mostHeld;
}

function measure(name: string, stories: readonly Story[]): { pairs: number; held: number } {
  const scored = stories.map(({ question, story, level }) => {
    const { analysis } = analyseText({ question: { text: question }, text: story });
    return {
      level,
      score: analysis.overallScore ?? 0,
      isHeld: analysis.headline.id.startsWith("headline.limit."),
    };
  });
  const pairs = inOrder(scored);
  const answers = scored.filter(({ level }) => level > 1);
  const held = share(answers, ({ isHeld }) => isHeld);
  console.log(
    `\n${name}: ${stories.length}; pairs in order ${percent(pairs)}; ${percent(held)} of ${answers.length} that answer are held by a limit`,
  );
  for (const level of LEVELS) {
    const own = scored.filter((item) => item.level === level);
    const mean = own.reduce((sum, { score }) => sum + score, 0) / Math.max(1, own.length);
    console.log(
      `    level ${level}  mean ${mean.toFixed(1)} of ${own.length}; ${percent(share(own, ({ isHeld }) => isHeld))} held by a limit`,
    );
  }
  return { pairs, held };
}

/** Share of the pairs of different levels in which the higher one has the higher score; the same score is half of one. */
function inOrder(scored: readonly { level: number; score: number }[]): number {
  let right = 0;
  let all = 0;
  for (const better of scored)
    for (const worse of scored) {
      if (better.level <= worse.level) continue;
      all += 1;
      right += better.score > worse.score ? 1 : better.score === worse.score ? 0.5 : 0;
    }
  return all === 0 ? 1 : right / all;
}

function readStories(folder: "." | "held"): Story[] {
  const place = new URL(`${folder}/`, import.meta.url);
  return readdirSync(place)
    .filter((file) => file.endsWith(".json"))
    .sort()
    .flatMap((file) => JSON.parse(readFileSync(new URL(file, place), "utf8")) as Story[]);
}
