import type { Evidence } from "contract/star-analysis";
import { clamp, quoteHits } from "./features/feature.ts";
import { readBlame } from "./read/blame.ts";
import type { ConductFinding } from "./read/conduct-finding.ts";
import { weighConduct } from "./read/conduct-weight.ts";
import { doubtOf, mostDoubtful } from "./read/doubt/doubt.ts";
import type { Reading } from "./reading.ts";

type ConductLimitId = "unsafe" | "blames" | "doubtful-conduct";
/** Adds a limit where there is a fault. @param severity 0 to 1 @param floor what a full fault leaves, 0 to 100 */
type Add = (id: ConductLimitId, severity: number, floor: number, evidence?: Evidence[]) => void;

/** Where a rule leaves less than this for conduct, nothing is in doubt. */
const CERTAIN_BELOW = 45;
/**
 * Log-odds from which on conduct is doubted, and at which it is wholly. To doubt an honest person does more harm than to miss quiet
 * misconduct: of honest answers by new writers 1 or 2 in 100 lose a point to it, and none of 80 typed into a chat.
 */
const DOUBTED = { from: 1, to: 2 };
/** What a doubt leaves, from the first of these log-odds on less: never as little as certain misconduct, as it may be wrong. */
const DOUBT_LEAVES = { most: 30, least: 20, from: 2, to: 3 };

/** What certain misconduct leaves. */
const CERTAIN_LEAVES = 5;
/**
 * Log-odds of the whole answer from which on the hit of a rule is less than certain, and at which it is but a question; the same of its
 * words. Of true stories that a rule hits all lie below -0.5, of misconduct that one hits all but one above -0.35 where it
 * hits one place; with each further one such answers lie up to `more` lower (decision 091).
 */
const TRUSTED = { doubt: { from: -0.35, to: -0.8 }, words: { from: 40, to: 55 }, more: 1 };
/** Severity from which on a hit counts as one. */
const FINDING = 0.45;
/** Less than this is but a hint of misconduct. */
const CLEAR_WEIGHT = 0.3;
/** What the hit of a rule leaves to an answer that is wholly trusted. */
const TRUSTED_LEAVES = { most: 40, grave: 22 };

/**
 * What was done or said that no airline accepts, whom all is blamed on, and, where neither is certain, what sounds like it.
 * @param found the limits so far, with those that are added here
 */
export function addConductLimits(
  reading: Reading,
  add: Add,
  found: readonly { id: string; cap: number }[],
): void {
  addConduct(reading, add);
  const blame = readBlame(reading.clauses, reading.sentences);
  add(
    "blames",
    blame.severity,
    10,
    quoteHits(
      reading,
      blame.failures.map(({ sentence, from, to }) => ({ sentence, from, to })),
      "costs",
    ),
  );
  const isCertain = found.some(
    ({ id, cap }) => (id === "unsafe" || id === "blames") && cap < CERTAIN_BELOW,
  );
  if (!isCertain) addDoubt(reading, add);
}

/** Conduct in everyday words that no rule knows. */
function addDoubt(reading: Reading, add: Add): void {
  const doubt = doubtOf(reading.sentences);
  add(
    "doubtful-conduct",
    clamp((doubt - DOUBTED.from) / (DOUBTED.to - DOUBTED.from)),
    DOUBT_LEAVES.most -
      (DOUBT_LEAVES.most - DOUBT_LEAVES.least) *
        clamp((doubt - DOUBT_LEAVES.from) / (DOUBT_LEAVES.to - DOUBT_LEAVES.from)),
    doubt > DOUBTED.from
      ? quoteHits(
          reading,
          mostDoubtful(reading.sentences, 3).map((sentence) => ({
            ...{ sentence, from: 0, to: sentence.tokens.length },
          })),
          "costs",
        )
      : [],
  );
}

/** Owning up and mending turns a fault told into a fault learned from; it excuses no harm done on purpose. */
const MENDABLE = new Set([
  "rule-breaking",
  "neglect",
  "concealment",
  "hazard",
  "aggression",
  "abandoning",
  "convenience",
  "disobedience",
  "blame",
]);

const UNDERSTANDING = new Set(["understand", "understood", "follow", "catch", "hear"]);

function addConduct(reading: Reading, add: Add): void {
  if (reading.conduct.length === 0) return;
  const owned = reading.sentences.some((sentence) =>
    /\b(?:admitted|owned up|i apologi[sz]ed|apologi[sz]ed to|my (?:own )?(?:mistake|fault|error)|i (?:was|got it|had been) wrong|(?:i|and) said sorry|(?:that|this|it) (?:one )?was on me|(?:100 ?%|(?:a )?hundred percent|all|totally|fully|completely|entirely) on me|(?:i|and) said (?:that )?i (?:had |'d )?(?:skipped|forgot|forgotten|missed|broke|broken|dropped|done it|did it)|(?:i|and) said it was me|i should have|i shouldn't have|told my (?:manager|supervisor|boss)|i realised|i realized|reported (?:it|myself|the)|(?:i was|i am|i'm|told (?:him|her|them) i was|that i was) (?:so |very |really )?sorry|in my own name|told (?:him|her|them|my \w+|the \w+)(?: \w+){0,4} that i (?:had not|hadn't|forgot|had forgotten)|(?:he|she|they) (?:was|were) right|had a point|and deserved it)\b/i.test(
      reading.sections[sentence.section].text.slice(sentence.start, sentence.end),
    ),
  );
  const confessed = reading.sentences.some((sentence) =>
    /\b(?:owned up|confessed|i admitted|told (?:him|her|them|my \w+) the truth)\b/i.test(
      reading.sections[sentence.section].text.slice(sentence.start, sentence.end),
    ),
  );
  // Who is asked for a weakness is asked for a fault; "I say yes when I didn't understand" deceives nobody who is told it.
  const isAskedFor = reading.question.topics.includes("weakness");
  const isMended = ({ family, sentence }: ConductFinding) =>
    ((owned || isAskedFor) && MENDABLE.has(family)) ||
    (family === "dishonesty" &&
      (confessed || (isAskedFor && sentence.tokens.some(({ stem }) => UNDERSTANDING.has(stem)))));
  const trust = trustIn(reading);
  const weight = weighConduct(
    reading.conduct.map((finding) => ({
      ...finding,
      severity: finding.severity * (isMended(finding) ? 0.25 : 1),
    })),
  );
  const hostile = reading.conduct.filter(
    (item) =>
      item.family === "insult" || item.family === "blame" || item.family === "discrimination",
  );
  const evidence = quoteHits(reading, reading.conduct, "costs");
  const isHostile = hostile.length * 2 > reading.conduct.length;
  // A mere hint says nothing in an answer that is trusted.
  const severity = weight * (weight < CLEAR_WEIGHT ? 1 - trust : 1);
  const leaves = reading.conduct.some(isGrave) ? TRUSTED_LEAVES.grave : TRUSTED_LEAVES.most;
  const id = trust >= 0.5 ? "doubtful-conduct" : isHostile ? "blames" : "unsafe";
  add(id, severity, CERTAIN_LEAVES + (leaves - CERTAIN_LEAVES) * trust, evidence);
}

/** How far the whole answer speaks against a rule that hit a few words of it, 0 to 1; each further place that one hits takes more to be spoken against. */
function trustIn(reading: Reading): number {
  const { doubt, words, more } = TRUSTED;
  const from = doubt.from - more * Math.max(0, placesOf(reading.conduct) - 1);
  return (
    clamp((from - doubtOf(reading.sentences)) / (doubt.from - doubt.to)) *
    clamp((reading.words - words.from) / (words.to - words.from))
  );
}

/** In how many places rules hit clearly; hits on the same words are one. */
function placesOf(findings: readonly ConductFinding[]): number {
  const clear = findings
    .filter(({ severity }) => severity >= FINDING)
    .sort((a, b) => a.from - b.from);
  const ends = new Map<ConductFinding["sentence"], number>();
  let places = 0;
  for (const { sentence, from, to } of clear) {
    const end = ends.get(sentence) ?? 0;
    if (from >= end) places += 1;
    ends.set(sentence, Math.max(end, to));
  }
  return places;
}

/** Violence and theft, told openly: one such sentence leaves the rest of an answer as honest as it was. */
const isGrave = ({ family, severity }: ConductFinding): boolean =>
  (family === "aggression" || family === "theft") && severity >= 0.85;
