import type { AnswerLevel, LabelledAnswer } from "./star/format.ts";

/** Points by which the better answer has to lie above the worse one. */
export const GAP_POINTS = 5;
const RANK: Record<AnswerLevel, number> = { strong: 3, partial: 2, weak: 1, worthless: 0 };

export interface Scored {
  item: LabelledAnswer;
  score: number;
}

export interface Mistake {
  gap: number;
  text: string;
}

/** Every two answers to one question that are of different levels. */
export function rankPairs(scored: readonly Scored[]): {
  right: number;
  all: number;
  mistakes: Mistake[];
} {
  let right = 0;
  let all = 0;
  const mistakes: Mistake[] = [];
  for (const better of scored) {
    for (const worse of scored) {
      if (
        better.item.question !== worse.item.question ||
        RANK[better.item.level] <= RANK[worse.item.level]
      )
        continue;
      all += 1;
      const gap = better.score - worse.score;
      if (gap >= GAP_POINTS) right += 1;
      else
        mistakes.push({
          gap,
          text: `${better.item.id} (${better.item.level}, ${better.score}) is not ${GAP_POINTS} above ${worse.item.id} (${worse.item.level}, ${worse.score})`,
        });
    }
  }
  return { right, all, mistakes };
}
