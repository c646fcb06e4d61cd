import { signals } from "../lexicon/signals.ts";
import { motives } from "../lexicon/work-known.ts";
import type { Reading } from "../reading.ts";
import type { FeatureId } from "../rubric.ts";
import type { Sentence } from "../text/tokens.ts";
import { stems } from "../text/word-set.ts";
import {
  clamp,
  distinctPlaces,
  type Feature,
  factsOf,
  feature,
  findPhrases,
  quoteClauses,
  quoteHits,
  saturate,
} from "./feature.ts";
import { pointFinder } from "./points.ts";
import { bySize, stepsOf, totalWeight } from "./steps.ts";
import { readWording } from "./wording.ts";

const TENSES = { past: 1, present: 0.7, would: 0.3, habitual: 0.5 };
const OTHER_BOX = 0.65;

/** "I have read your values": anybody can say it of any airline. */
const GENERAL_RESEARCH = 0.25;

/** A sentence with a name or a type of aircraft in it: something that had to be found out. */
function isNamedFact(sentence: Sentence): boolean {
  return sentence.tokens.some((token) => token.isNamed || /[a-z]\d|\d[a-z]/.test(token.low));
}

/** "She told me that the training was hard", "140 nationalities": it was asked of somebody, or looked up. */
function isFoundOut({
  sentence,
  from,
  to,
}: {
  sentence: Sentence;
  from: number;
  to: number;
}): boolean {
  const words = sentence.tokens.slice(from, to);
  return (
    words.some(({ isNumber, low }) => isNumber && Number.parseInt(low, 10) >= FEWEST_OF_A_FIGURE) ||
    (TELLING.has(words[0]?.stem ?? "") && words.some(({ low }) => low === "me" || low === "us"))
  );
}

/** A smaller number is no figure that one looks up. */
const FEWEST_OF_A_FIGURE = 10;
const TELLING = stems("told tell said say explain show warn");

/** Everything that is looked for in reasons and fit: own life, real reasons, proof, knowledge of the job, what is offered. */
export function motivationFeatures(reading: Reading): Partial<Record<FeatureId, Feature>> {
  const { situation, task, action, result } = reading.sections;
  const { lines: wording, substance } = readWording(reading);
  const grounded = substance * (0.25 + 0.75 * wording.facts.value);
  const points = pointFinder(reading, motives, {
    otherBox: OTHER_BOX,
    keyOf: ({ sentence, from }) => sentence.tokens[from]?.stem ?? "",
  });
  const find = (
    id: Parameters<typeof points.find>[0],
    home: readonly string[],
    enough: number,
    weight = grounded,
  ) => points.find(id, home, enough, weight);
  const acts = stepsOf(action.clauses, TENSES);
  const everywhere = stepsOf(reading.clauses, TENSES);
  const amount =
    totalWeight(acts) +
    0.5 * (totalWeight(everywhere) - Math.min(totalWeight(everywhere), totalWeight(acts)));
  const lifeFacts = factsOf(situation, ["anchor", "time", "place", "role", "number", "name"]);
  // Who proves a reason by something that happened tells of their life there as well.
  const toldElsewhere = [task, action].flatMap((part) =>
    factsOf(part, ["anchor", "place", "role", "name"]),
  );
  const pastOwn = situation.clauses.filter(
    (clause) => clause.subject === "i" && clause.tense === "past" && clause.specifics.length > 0,
  );
  const insight = find(
    "insight",
    ["task", "action", "situation", "result"],
    4.5,
    substance * (0.4 + 0.6 * wording.facts.value),
  );
  const offer = find("offer", ["result"], 2.3, 1);
  const next = find("next", ["result"], 2.3, 1);
  const said = (0.3 + 0.7 * saturate(result.picture.size, 9)) * (0.4 + 0.6 * grounded);
  const asksAirline = reading.question.topics.includes("ourAirline");
  const looked = points.all.filter((hit) => hit.id === "research");
  const named = looked.filter((hit) => isNamedFact(hit.sentence) || isFoundOut(hit));
  const research = feature(
    saturate(
      points.different(named) +
        GENERAL_RESEARCH *
          Math.min(2, points.different(looked.filter((hit) => !named.includes(hit)))),
      3,
    ) * substance,
    quoteHits(reading, named.length > 0 ? named : looked),
  );
  const own = reading.clauses.filter((clause) => clause.subject === "i").length;
  const others = reading.clauses.filter(
    (clause) => clause.subject === "we" || clause.subject === "you",
  ).length;
  const reasons = find("reason", ["task", "situation"], 2.6);
  // "I want it because in the hotel I have guests from everywhere": a reason told at once, with no word of it in its own place.
  const toldAtOnce = new Set(
    task.words > 0
      ? []
      : points.all
          .filter(({ id, sentence }) => id === "reason" && sentence.section === "situation")
          .map(({ sentence }) => sentence),
  );
  const reasonPicture = new Set([
    ...task.picture,
    ...situation.clauses
      .filter(({ sentence }) => toldAtOnce.has(sentence))
      .flatMap(({ specifics }) => specifics),
  ]);
  const taskPicture = saturate(reasonPicture.size, 9);
  const order = findPhrases(signals, reading.sentences).filter((hit) => hit.id === "order");
  return {
    background: feature(
      saturate(lifeFacts.length + OTHER_BOX * toldElsewhere.length, 4),
      quoteHits(reading, [...lifeFacts, ...toldElsewhere]),
    ),
    origin: feature(
      0.5 * saturate(pastOwn.length, 2) + 0.5 * saturate(situation.picture.size, 12),
      quoteClauses(reading, pastOwn),
    ),
    reason: feature(reasons.value * (0.35 + 0.65 * taskPicture), reasons.evidence),
    reasonDetail: feature(
      taskPicture * (0.4 + 0.6 * grounded),
      quoteClauses(
        reading,
        task.clauses.filter((clause) => clause.specifics.length > 1),
      ),
    ),
    jobKnowledge: find(
      "job",
      ["task", "action", "situation"],
      5.5,
      (0.35 + 0.65 * grounded) * substance,
    ),
    evidence: feature(saturate(amount, 4.5), quoteClauses(reading, bySize(acts).slice(0, 5))),
    evidenceDetail: feature(
      saturate(action.picture.size, 14),
      quoteHits(reading, factsOf(action, ["number", "time", "place", "name", "speech"])),
    ),
    research,
    named: feature(
      named.length > 0 ||
        [...task.sentences, ...action.sentences, ...result.sentences].some(isNamedFact)
        ? 1
        : 0,
    ),
    offer: feature(offer.value * said, offer.evidence),
    next: feature(next.value * said, next.evidence),
    ...wording,
    ownShare: feature(
      (own + others === 0 ? 0 : clamp((own / (own + others) - 0.2) / 0.5)) *
        (0.45 + 0.55 * substance),
    ),
    initiative: feature(saturate(amount, 3.2), quoteClauses(reading, bySize(acts).slice(0, 3))),
    insight: feature(
      asksAirline ? 0.65 * research.value + 0.35 * insight.value : insight.value,
      asksAirline ? [...research.evidence, ...insight.evidence] : insight.evidence,
    ),
    sequence: feature(saturate(distinctPlaces(order), 3)),
    respect: feature(grounded),
  };
}
