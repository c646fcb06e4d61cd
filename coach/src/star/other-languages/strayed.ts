import type { QuestionKind } from "contract/questions";
import { clamp } from "../features/feature.ts";
import type { TopicId } from "../lexicon/topics.ts";
import { different, hitsOf } from "./counting.ts";
import type { SignalId } from "./lexicon/lexicon.ts";
import type { OtherReading } from "./read-text.ts";

/** What no answer of a kind can do without: people and duties in a story, measures in a plan, work in a motive. */
const WORK: Record<QuestionKind, { signals: readonly SignalId[]; topics: readonly TopicId[] }> = {
  behavioural: {
    signals: ["role", "people", "duty", "care"],
    topics: ["served", "colleague"],
  },
  hypothetical: {
    signals: ["risk", "inform", "procedure", "check", "report", "priority", "care"],
    topics: [],
  },
  motivation: {
    signals: ["job", "training", "research", "offer", "role", "people"],
    topics: ["crewJob", "served"],
  },
};
/** Measured on answers from twelve trades: real ones have 3 such words and more, a holiday or a pet told at length has none or one. */
const ENOUGH = 3;

/** What real answers of every kind have besides, and others now and then. */
const BESIDE: readonly SignalId[] = ["stakes", "proof", "followUp"];

/** An answer of some length about something else altogether, 0 to 1. */
export function strayed(reading: OtherReading, kind: QuestionKind): number {
  const { signals, topics } = WORK[kind];
  const found =
    signals.reduce((sum, id) => sum + different(hitsOf(reading, id)).length, 0) +
    topics.reduce((sum, id) => sum + (reading.topics.get(id)?.size ?? 0), 0);
  const beside = BESIDE.reduce((sum, id) => sum + different(hitsOf(reading, id)).length, 0) / 2;
  const away = clamp((ENOUGH - found - beside) / 2) + (kind === "behavioural" ? alone(reading) : 0);
  return clamp(away) * clamp((reading.words - 30) / 15);
}

/** Who is served, worked with or met: real stories name two and more, however plain; a pet's birthday has the neighbours. */
const WHO = 2;

function alone(reading: OtherReading): number {
  const topics =
    (reading.topics.get("served")?.size ?? 0) + (reading.topics.get("colleague")?.size ?? 0);
  const signals = (["role", "people"] as const).reduce(
    (sum, id) => sum + different(hitsOf(reading, id)).length,
    0,
  );
  return clamp((WHO - topics - signals) / WHO);
}

/** Interview words in whole sentences, without a single fact between them, 0 to 1. */
export const isFluentBuzz = (buzz: number, facts: number): number => clamp((buzz - 3 - facts) / 3);
