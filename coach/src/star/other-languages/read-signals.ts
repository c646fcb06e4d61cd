import type { QuestionKind } from "contract/questions";
import { clamp, type Feature, feature } from "../features/feature.ts";
import type { TopicId } from "../lexicon/topics.ts";
import { FEATURE_IDS, type FeatureId } from "../rubric.ts";
import type { Variant } from "../variant.ts";
import { different, hitsOf, pictureSize } from "./counting.ts";
import { LEXICONS } from "./lexicon/lexicons.ts";
import { motiveSignals } from "./motive-signals.ts";
import { planSignals } from "./plan-signals.ts";
import type { OtherReading } from "./read-text.ts";
import { storySignals } from "./story-signals.ts";
import { traitSignals } from "./trait-signals.ts";

const ABSENT: Feature = { value: 0, evidence: [] };
/** Share that an answer of thoughts and maybes loses on every line, as in English. */
const HESITATION_COST = 0.5;
const UNTOUCHED: readonly FeatureId[] = ["topic", "flow", "economy", "ownShare"];
/** Scenes that cannot be spoken of without a word of theirs: an answer without any is one to another question. */
const SCENES: ReadonlySet<string> = new Set<TopicId>([
  "medical",
  "fire",
  "alcohol",
  "turbulence",
  "smoking",
  "evacuation",
  "seat",
  "device",
  "security",
]);

export interface Signals {
  features: Record<FeatureId, Feature>;
  /** False where the question names no topic that this language has words for: relevance is not assessed. */
  knowsTopic: boolean;
  /** How far the question was missed altogether, 0 to 1. */
  missedTopic: number;
  hesitation: number;
}

/**
 * Measures an answer in another language: the same features as in English, from turns of phrase, deeds and facts.
 * @param topics what the question is about, read from its own wording; the answer need not share a word with it
 */
export function readSignals(
  reading: OtherReading,
  kind: QuestionKind,
  variant: Variant | null,
  topics: readonly TopicId[],
): Signals {
  const measured =
    kind === "behavioural"
      ? storySignals(reading)
      : kind === "hypothetical"
        ? planSignals(reading)
        : variant === "trait"
          ? traitSignals(reading)
          : motiveSignals(reading);
  const hesitation = hesitationOf(reading);
  const told = 1 - HESITATION_COST * hesitation;
  const asked = topicsAsked(reading, kind, variant, topics);
  const spoken = asked.map(
    (id) =>
      clamp(0.5 + 0.3 * ((reading.topics.get(id)?.size ?? 0) - 1)) *
      (reading.topics.has(id) ? 1 : 0),
  );
  const share =
    spoken.length === 0 ? 0 : spoken.reduce((sum, value) => sum + value, 0) / spoken.length;
  const scenes = asked.filter((id) => SCENES.has(id));
  const isAway =
    kind === "hypothetical" && scenes.length > 0 && scenes.every((id) => !reading.topics.has(id));
  const enough = clamp((pictureSize(reading, reading.picture) - 12) / 10);
  const features = Object.fromEntries(
    FEATURE_IDS.map((id) => {
      const found = id === "topic" ? feature(Math.min(1, share * 1.25)) : (measured[id] ?? ABSENT);
      return [id, UNTOUCHED.includes(id) ? found : { ...found, value: found.value * told }];
    }),
  ) as Record<FeatureId, Feature>;
  return {
    features,
    knowsTopic: asked.length > 0,
    missedTopic:
      enough *
      Math.max(
        isAway ? 1 - SCENE_UNNAMED * planned(reading) : 0,
        kind === "hypothetical" && scenes.length > 0 ? otherScene(reading, scenes) : 0,
      ),
    hesitation,
  };
}

/**
 * A plan for another scene than the one asked about, 0 to 1: smoke where a chest pain is. Plans for the right scene
 * have as many words of it as of any other and more; for a wrong one at most a single word, and two to eight of their own.
 */
function otherScene(reading: OtherReading, asked: readonly TopicId[]): number {
  const words = (id: string) => reading.topics.get(id)?.size ?? 0;
  const right = Math.max(...asked.map(words));
  const wrong = Math.max(
    ...[...SCENES].filter((id) => !asked.some((own) => own === id)).map(words),
  );
  return clamp((wrong - 2 * right - 1) / 2);
}

/** How much of an answer is a plan at all: one without the word for its scene may yet be about it. */
const SCENE_UNNAMED = 0.75;
const PLANNED = 10;

function planned(reading: OtherReading): number {
  const ids = ["risk", "inform", "procedure", "check", "report"] as const;
  const found = ids.reduce((sum, id) => sum + different(hitsOf(reading, id)).length, 0);
  return clamp(found / PLANNED);
}

function topicsAsked(
  reading: OtherReading,
  kind: QuestionKind,
  variant: Variant | null,
  topics: readonly TopicId[],
): TopicId[] {
  if (kind === "motivation" && variant === null) return ["crewJob", "self"];
  const known = LEXICONS[reading.language].topics;
  return topics.filter((id) => known[id] !== undefined);
}

/** Maybes among the clauses. One or two are how people speak. */
function hesitationOf(reading: OtherReading): number {
  const hedges = different(hitsOf(reading, "hedge")).length;
  const told = reading.clauses.filter((clause) => clause.tense !== null).length;
  return hedges === 0 ? 0 : clamp((hedges / Math.max(3, told) - 0.12) / 0.35);
}
