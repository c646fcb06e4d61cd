import { PEOPLE_QUALITIES } from "../lexicon/qualities-people.ts";
import { QUALITY_BESIDE, WORK_QUALITIES } from "../lexicon/qualities-work.ts";
import { type Quality, WANTED_QUALITIES } from "../lexicon/quality.ts";
import type { Sentence } from "../text/tokens.ts";
import { stems } from "../text/word-set.ts";
import type { Clause } from "./clauses.ts";
import { isOwnDeed } from "./own-deed.ts";
import type { QuestionTopics } from "./relevance.ts";

const QUALITY_DEEDS = [...PEOPLE_QUALITIES, ...WORK_QUALITIES];

/** A deed of the candidate's own that shows a quality. Token indices into the sentence, `to` exclusive. */
export interface QualityShown {
  quality: Quality;
  /** What a listener would name first has the most. */
  weight: number;
  sentence: Sentence;
  from: number;
  to: number;
}

/** Words from the verb on that are looked at: bounds the work on a text without stops. */
const WINDOW_WORDS = 24;
/** A quality that the question asks for is named before others. */
const WANTED = 1;
/** Said first of several that are asked for. */
const WANTED_FIRST = 0.2;
/** Less is a first sign only, and named of nobody. */
const NAMED_FROM = 1.6;
/** What is named beside a better one must tell something by itself. */
const BESIDE_FROM = 2;
/** So far from the verb what gives a deed its quality is quoted without the verb. */
const FAR_WORDS = 10;
/** "I began to write them all down": the deed is done though it stands in the infinitive. */
const LAUNCHING = stems("decide manage go start begin offer continue choose keep come stay");

/** Deeds that show a quality that recruiters listen for, best first, each quality once. */
export function readQualities(
  question: QuestionTopics,
  sentences: readonly Sentence[],
  clauses: readonly Clause[],
): QualityShown[] {
  const shown = sentences.flatMap((sentence) =>
    ofSentence(
      sentence,
      clauses.filter((clause) => clause.sentence === sentence),
      question,
    ),
  );
  const best = new Map<Quality, QualityShown>();
  for (const one of shown) {
    const weight = one.weight + wantedBy(question, one.quality);
    const known = best.get(one.quality);
    if (known === undefined || weight > known.weight) best.set(one.quality, { ...one, weight });
  }
  return [...best.values()]
    .sort((a, b) => b.weight - a.weight)
    .filter(({ weight }, at) => weight >= (at === 0 ? NAMED_FROM : BESIDE_FROM));
}

function wantedBy({ topics }: QuestionTopics, quality: Quality): number {
  return Math.max(
    0,
    ...topics.map((topic) => {
      const at = WANTED_QUALITIES[topic]?.indexOf(quality) ?? -1;
      return at < 0 ? 0 : WANTED - WANTED_FIRST * at;
    }),
  );
}

function ofSentence(
  sentence: Sentence,
  clauses: readonly Clause[],
  { topics }: QuestionTopics,
): QualityShown[] {
  const done = clauses.filter((clause) => isDone(clause, clauses));
  const left = clauses.filter(
    (clause) =>
      clause.subject === "i" &&
      clause.tense === "past" &&
      isOwnDeed(sentence, clause.verb, clauses, "omission"),
  );
  const shown = [...done, ...left].flatMap((clause): QualityShown[] => {
    const words = textOf(sentence, clause.verb, clause.verb + WINDOW_WORDS);
    return QUALITY_DEEDS.flatMap(({ quality, weight, says, of, notOf, isLeft = false }) => {
      if (isLeft !== left.includes(clause)) return [];
      if (of !== undefined && !of.some((topic) => topics.includes(topic))) return [];
      if (notOf?.some((topic) => topics.includes(topic))) return [];
      const hit = says.exec(words);
      return hit === null ? [] : [{ quality, weight, sentence, ...spanOf(clause, hit[0]) }];
    });
  });
  const own = clauses.filter(({ subject }) => subject === "i");
  const first = done[0] ?? own[0];
  if (first === undefined) return shown;
  const whole = textOf(sentence, 0, sentence.tokens.length);
  return [
    ...shown,
    ...QUALITY_BESIDE.flatMap(({ quality, weight, says }) => {
      const hit = says.exec(whole);
      if (hit === null) return [];
      const at = whole.slice(0, hit.index).split(" ").length - 1;
      const near = own.findLast(({ from }) => from <= at) ?? first;
      const length = hit[0].split(" ").length;
      return [
        {
          quality,
          weight,
          sentence,
          from: at - near.from > FAR_WORDS ? at : Math.min(near.from, at),
          to: Math.max(near.verb + 1, at + length),
        },
      ];
    }),
  ];
}

/** What was done by the candidate, once: no wish, no habit and nothing that a group did. */
function isDone(clause: Clause, clauses: readonly Clause[]): boolean {
  const { sentence, subject, tense, governor } = clause;
  if (subject === "we" || clause.isHabitual || tense === "would") return false;
  // "If there is something on the floor, I pick it up": no one day.
  if (tense === "present" && /^(?:if|when|whenever)$/.test(sentence.tokens[0]?.low ?? ""))
    return false;
  // "Now I ask everybody": what was learnt, and no step of the story.
  if (/^(?:now|today|usually|always)$/.test(sentence.tokens[clause.from - 1]?.low ?? ""))
    return false;
  if ((tense === "infinitive" || tense === "gerund") && !LAUNCHING.has(governor)) return false;
  return isOwnDeed(sentence, clause.verb, clauses, "act");
}

const spanOf = ({ from, verb }: Clause, hit: string) => ({
  from,
  to: verb + hit.trim().split(" ").length,
});

function textOf({ tokens }: Sentence, from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ low, isNamed }) => (isNamed ? `~${low}` : low))
    .join(" ");
}
