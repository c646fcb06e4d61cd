import type { JUDGEMENT_GRADES, JudgementQuestion } from "content/situational-judgement/schema";

type Grade = (typeof JUDGEMENT_GRADES)[number];

/** What an option earns as the best thing to do (docs/content/situational-judgement.md). */
const POINTS: Readonly<Record<Grade, number>> = { best: 3, good: 2, weak: 1, harmful: 0 };

/** Most that one situation can earn: three for the best, three for the worst. */
export const MOST_POINTS = 6;

/** The places of two options, 0 to 3: what one would do, and what one would least do. */
export interface Judgement {
  best: number;
  worst: number;
}

/** "2,0" as it is kept; null where it is none. */
export function judgementOf(kept: string | null | undefined): Judgement | null {
  const [, best, worst] = /^([0-3]),([0-3])$/.exec(kept ?? "") ?? [];
  return best && worst && best !== worst ? { best: Number(best), worst: Number(worst) } : null;
}

/**
 * Points for one situation, each 0 to 3. The worst is counted the other way round: whoever names a harmful
 * option has seen as much as whoever names the best one.
 */
export function pointsOf(
  { options }: Pick<JudgementQuestion, "options">,
  judgement: Judgement | null,
): { best: number; worst: number; total: number } {
  const graded = (place: number) => POINTS[options[place]?.grade ?? "harmful"];
  if (!judgement) return { best: 0, worst: 0, total: 0 };
  const best = graded(judgement.best);
  const worst = 3 - graded(judgement.worst);
  return { best, worst, total: best + worst };
}

export interface ThemeScore {
  theme: JudgementQuestion["theme"];
  points: number;
  most: number;
}

/** Points of a whole test and of its themes, the weakest theme first. */
export function testScore(
  questions: readonly JudgementQuestion[],
  judgements: readonly (Judgement | null)[],
): { points: number; most: number; percent: number; themes: ThemeScore[] } {
  const themes = new Map<string, ThemeScore>();
  let points = 0;
  questions.forEach((question, at) => {
    const { total } = pointsOf(question, judgements[at] ?? null);
    const { theme } = question;
    const before = themes.get(theme) ?? { theme, points: 0, most: 0 };
    themes.set(theme, { theme, points: before.points + total, most: before.most + MOST_POINTS });
    points += total;
  });
  const most = questions.length * MOST_POINTS;
  return {
    points,
    most,
    percent: most === 0 ? 0 : Math.round((points / most) * 100),
    themes: [...themes.values()].toSorted((a, b) => a.points / a.most - b.points / b.most),
  };
}
