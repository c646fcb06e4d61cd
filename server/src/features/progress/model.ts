import { type Progress, SKILL_IDS, type Skill, type SkillTarget } from "contract/progress";
import { daysBack } from "./days.ts";
import { nextStep } from "./next-step.ts";
import type { Delivery, Practice } from "./store.ts";

type SkillId = Skill["id"];
/** A score, when it was got and with which question. */
type Scored = { at: Date; question: string; score: number };

export type Stored = {
  practice: readonly Practice[];
  deliveries: readonly Delivery[];
  targets: readonly SkillTarget[];
};

const DAY_MS = 86_400_000;
/** Until a person sets their own (product decision). */
const DEFAULT_TARGET = 80;
const TREND_POINTS = 30;
const CALENDAR_DAYS = 14;
/** Means of five smooth out a single lucky or unlucky answer. */
const COMPARED_ANSWERS = 5;
/** Each answer counts this much of the one after it: the last five make up about two thirds. */
const FADING = 0.8;

const CATEGORIES: Record<SkillId, Skill["category"]> = {
  star: "behavioral",
  speaking: "communication",
  presence: "presentation",
  readiness: "core",
};

/**
 * Figures and skills from a person's practice, given oldest first. Nothing that was not measured
 * gets a number: speaking and presence come from audio and video, which text answers do not have.
 */
export function progressOf(
  { practice, deliveries, targets }: Stored,
  now: Date,
  timeZone: string,
): Progress {
  const overall = scoredBy(practice, (entry) => entry.scores.overall);
  const measured: Record<SkillId, Scored[]> = {
    star: scoredBy(practice, (entry) => entry.scores.structure),
    speaking: scoredBy(deliveries, ({ scores }) => meanOf(scores.confidence, scores.clarity)),
    presence: scoredBy(deliveries, ({ scores }) => meanOf(scores.eyeContact, scores.bodyLanguage)),
    readiness: [...overall, ...scoredBy(deliveries, (entry) => entry.overall)].toSorted(
      (one, other) => one.at.getTime() - other.at.getTime(),
    ),
  };
  // An answer and how it was given are one piece of practice.
  const sessions = [...practice, ...deliveries.filter(({ isOfAnswer }) => !isOfAnswer)];
  const skills = SKILL_IDS.map((id) => skillOf(id, measured[id], targets));
  const levels = skills.flatMap((skill) => skill.currentLevel ?? []);
  const within =
    (fromDays: number, toDays: number) =>
    ({ at }: { at: Date }) => {
      const age = now.getTime() - at.getTime();
      return age >= fromDays * DAY_MS && age < toDays * DAY_MS;
    };
  const week = sessions.filter(within(0, 7));
  const weekScores = overall.filter(within(0, 7)).map(({ score }) => score);
  return {
    practiceSessions: sessions.length,
    averageScore: roundedMean(overall.map((entry) => entry.score)),
    practiceSeconds: secondsOf(sessions),
    averageScoreChange: changeOf(overall.map((entry) => entry.score)),
    skills,
    overallReadiness: levels.length > 0 ? Math.round(mean(levels)) : null,
    week: {
      sessions: week.length,
      sessionsBefore: sessions.filter(within(7, 14)).length,
      practiceSeconds: secondsOf(week),
      bestScore: weekScores.length > 0 ? Math.max(...weekScores) : null,
    },
    days: daysBack(sessions, CALENDAR_DAYS, now, timeZone),
    scores: trendOf(overall),
    nextStep: nextStep(practice),
  };
}

function skillOf(id: SkillId, scored: Scored[], targets: readonly SkillTarget[]): Skill {
  const latest = scored.at(-1);
  return {
    id,
    category: CATEGORIES[id],
    currentLevel: scored.length > 0 ? fadingMean(scored.map((entry) => entry.score)) : null,
    targetLevel: targets.find((target) => target.skill === id)?.targetLevel ?? DEFAULT_TARGET,
    practiceCount: scored.length,
    lastPracticed: latest?.at.toISOString() ?? null,
    recentActivity: latest?.question ?? null,
    trend: trendOf(scored),
  };
}

function scoredBy<Entry extends { at: Date; question: string }>(
  entries: readonly Entry[],
  measure: (entry: Entry) => number | null,
): Scored[] {
  return entries.flatMap((entry) => {
    const score = measure(entry);
    return score === null ? [] : [{ at: entry.at, question: entry.question, score }];
  });
}

/** Of those scores that there are, whole points. */
function meanOf(...scores: (number | null)[]): number | null {
  const taken = scores.filter((score) => score !== null);
  return taken.length > 0 ? Math.round(mean(taken)) : null;
}

/** Mean weighted by recency, whole points. */
function fadingMean(scores: number[]): number {
  const weights = scores.map((_, index) => FADING ** (scores.length - 1 - index));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return Math.round(scores.reduce((sum, score, i) => sum + score * (weights[i] ?? 0), 0) / total);
}

function changeOf(scores: number[]): number | null {
  if (scores.length <= COMPARED_ANSWERS) return null;
  return oneDecimal(
    mean(scores.slice(-COMPARED_ANSWERS)) - mean(scores.slice(0, COMPARED_ANSWERS)),
  );
}

function trendOf(scored: Scored[]): Progress["scores"] {
  return scored.slice(-TREND_POINTS).map(({ at, score }) => ({ at: at.toISOString(), score }));
}

function roundedMean(scores: number[]): number | null {
  return scores.length > 0 ? oneDecimal(mean(scores)) : null;
}

function secondsOf(sessions: readonly { seconds: number }[]): number {
  return sessions.reduce((sum, entry) => sum + entry.seconds, 0);
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
