import { CONDUCT_RULES, type ConductFamily, type ConductRule } from "../lexicon/conduct.ts";
import { NEGATIONS } from "../lexicon/grammar.ts";
import { compilePhrases } from "../text/phrases.ts";
import type { Sentence, Token } from "../text/tokens.ts";
import { stems } from "../text/word-set.ts";
import type { Clause } from "./clauses.ts";

export interface ConductFinding {
  family: ConductFamily;
  severity: number;
  sentence: Sentence;
  from: number;
  to: number;
}

const match = compilePhrases(
  Object.fromEntries(CONDUCT_RULES.map((rule, index) => [String(index), rule.patterns])) as Record<
    string,
    readonly string[]
  >,
);

/** Clause governors that leave the deed undone: "I was tempted to shout", "I wanted to hit back". */
const UNDONE = stems(
  "tempt want like love hope mean afraid wish avoid refuse decline stop ask beg try attempt threaten say tell warn",
);
const REFUSING = stems("refuse decline avoid");
const SPEAKING = stems(
  "say tell shout call ask yell scream claim complain accuse think insult blame believe write argue mean worry want answer reply explain",
);

/** Unacceptable conduct of the candidate: own deeds and words, with negation, other people's deeds and quoted speech left out. */
export function readConduct(
  sentence: Sentence,
  clauses: readonly Clause[],
  topics: readonly string[] = [],
): ConductFinding[] {
  const findings: ConductFinding[] = [];
  for (const hit of match(sentence.tokens)) {
    const rule = CONDUCT_RULES[Number(hit.id)] as ConductRule;
    if (rule.topics !== undefined && !rule.topics.some((topic) => topics.includes(topic))) continue;
    if (sentence.tokens.slice(hit.from, hit.to).some((token) => token.quoted)) continue;
    const isReal =
      rule.mode === "said"
        ? isOwnWord(sentence, hit.from, clauses, rule.family)
        : isOwnDeed(sentence, hit.from, clauses, rule.mode);
    if (isReal && !isSpared(rule.family, sentence, hit.from, hit.to))
      findings.push({
        family: rule.family,
        severity: rule.severity,
        sentence,
        from: hit.from,
        to: hit.to,
      });
  }
  return findings;
}

function isOwnDeed(
  sentence: Sentence,
  at: number,
  clauses: readonly Clause[],
  mode: "act" | "omission",
): boolean {
  const index = clauses.findIndex((clause) => clause.verb === at);
  if (index < 0) return false;
  const clause = clauses[index] as Clause;
  if (clause.subject !== "i" && clause.subject !== "we") return false;
  if (clause.isPassive) return false;
  const parent =
    clause.tense === "infinitive" || clause.tense === "gerund" ? clauses[index - 1] : undefined;
  const isRefusal = parent !== undefined && REFUSING.has(parent.verbStem);
  const isFrame = parent?.isNegated && !hesitates(parent);
  const isNegated =
    clause.isNegated || isRefusal || isFrame || isNegatedBefore(sentence.tokens, clause, at);
  if (mode === "omission") return isNegated && !isRelay(clauses, index) && clause.subject === "i";
  if (isNegated || isReported(clauses, index)) return false;
  if (parent !== undefined && UNDONE.has(parent.verbStem) && clause.tense === "infinitive")
    return false;
  if (parent !== undefined && parent.subject === "other") return false;
  const modal = sentence.tokens
    .slice(clause.from, clause.verb)
    .map((token) => token.low)
    .join(" ");
  return !/\b(?:can't|couldn't|never|not|should have|could have|might have|almost|nearly)\b/.test(
    modal,
  );
}

/** "He said that we were stealing": another speaker's claim. */
function isReported(clauses: readonly Clause[], index: number): boolean {
  const clause = clauses[index] as Clause;
  const before = clause.sentence.tokens[clause.from - 1]?.low ?? "";
  const speaker = clauses[index - 1];
  return (
    before === "that" &&
    speaker !== undefined &&
    speaker.subject === "other" &&
    SPEAKING.has(speaker.verbStem)
  );
}

/** "I did not know whether to tell", "if I don't report": a thought, not an omission. */
function isRelay(clauses: readonly Clause[], index: number): boolean {
  const clause = clauses[index] as Clause;
  const before = clause.sentence.tokens[clause.from - 1]?.low ?? "";
  return before === "if" || before === "why" || before === "whether" || before === "had";
}

/** "I was not afraid to tell": the deed was done. */
function hesitates(clause: Clause): boolean {
  return clause.sentence.tokens
    .slice(clause.verb, clause.to + 1)
    .some((token) =>
      /^(?:afraid|shy|hesitate|hesitated|ashamed|scared|mind|late)$/.test(token.low),
    );
}

function isNegatedBefore(tokens: readonly Token[], clause: Clause, at: number): boolean {
  const isBare = clause.tense === "infinitive" || clause.tense === "gerund" || clause.isImplied;
  const first = isBare ? Math.max(0, at - 3) : clause.from;
  for (let i = at - 1; i >= first; i -= 1) {
    const token = tokens[i] as Token;
    if (NEGATIONS.has(token.low)) return true;
    if (token.afterPause) return false;
  }
  return false;
}

/** Said by the candidate of the world: not reported of another speaker, and not denied. */
function isOwnWord(
  sentence: Sentence,
  at: number,
  clauses: readonly Clause[],
  family: ConductFamily,
): boolean {
  const speaker = clauses
    .filter((clause) => clause.verb < at)
    .findLast((clause) => SPEAKING.has(clause.verbStem));
  if (speaker !== undefined && (speaker.subject === "other" || speaker.isNegated)) return false;
  if (family === "blame" || family === "insult" || family === "discrimination") {
    const own = sentence.tokens.slice(Math.max(0, at - 4), at).map((token) => token.low);
    if (
      own.some((low) =>
        /^(?:not|never|no|nobody|without|instead|felt|feel|myself|didn't|wasn't|isn't|don't|avoid|less)$/.test(
          low,
        ),
      )
    )
      return false;
  }
  if (family === "neglect" || family === "concealment" || family === "convenience") {
    if (
      sentence.tokens
        .slice(Math.max(0, at - 3), at)
        .some((token) => /^(?:not|never|if|when|until|unless|that)$/.test(token.low))
    )
      return false;
  }
  return true;
}

/** Same words, right conduct: an evacuation is shouted, a cart is pushed, a hand is held. */
function isSpared(family: ConductFamily, sentence: Sentence, from: number, to: number): boolean {
  const around = sentence.tokens
    .slice(Math.max(0, from - 6), to + 8)
    .map((token) => token.low)
    .join(" ");
  if (
    (family === "convenience" || family === "neglect") &&
    /\b(?:once|after|only when|when it's out|until|out and|cleared|checked|captain)\b/.test(
      sentence.tokens
        .slice(0, to)
        .map((token) => token.low)
        .join(" "),
    )
  )
    return true;
  if (
    (family === "convenience" || family === "neglect") &&
    /\b(?:when (?:it|the|we|he|she|they|that|everyone)|as soon as|once|after)\b/.test(around)
  )
    return true;
  if (
    /\b(?:permission|approval|approved|allowed me|okay from|corrected it|by mistake|accidentally|fire blanket)\b/.test(
      around,
    )
  )
    return true;
  if (
    family === "abandoning" &&
    /\b(?:only|taken over|took over|after the captain|command)\b/.test(around)
  )
    return true;
  if (family === "dishonesty" && /\b(?:honestly|honest|truth|the truth)\b/.test(around))
    return true;
  if (family === "rule-breaking" && /\b(?:but i|but we|followed|kept to)\b/.test(around))
    return true;
  if (
    family === "hazard" &&
    /\b(?:coffee|tea|water with|juice)\b/.test(around) &&
    !/\b(?:whisky|beer|wine|vodka|oil|grease)\b/.test(around)
  )
    return true;
  if (family === "aggression")
    return (
      /\b(?:evacuate|wheelchair|brace|command|commands|pool|water|trolley|cart|cpr|drowning|recovery|burning|smoke|extinguisher|gently|stretcher|blanket|coat|towel|rope|edge|road|traffic|flames|falling|danger|rescue|belt)\b/.test(
        around,
      ) && !/\b(?:him|her) (?:against|back)\b/.test(around)
    );
  if ((family === "blame" || family === "neglect") && /\b(?:although|though|but)\b/.test(around))
    return true;
  if (
    (family === "insult" || family === "blame") &&
    /\b(?:mistake|question|error|joke|my own)\b/.test(
      sentence.tokens
        .slice(from, to + 2)
        .map((token) => token.low)
        .join(" "),
    ) &&
    !/\b(?:he|she|they)\b/.test(around)
  )
    return true;
  if (family === "medication")
    return /\b(?:doctor|prescribed|medical kit|medlink|ground|nurse|protocol|permission|epipen|parent|parents|their own|his own|her own|consent|sugar|ward|pharmacist)\b/.test(
      around,
    );
  if (family === "concealment")
    return /\b(?:surprise|party|gift|birthday|present|cake|proposal)\b/.test(around);
  if (family === "hazard")
    return (
      /\b(?:not|never|only after|once|until|captain|command|assess|outside is|if the outside)\b/.test(
        around,
      ) && !/\bwithout\b/.test(around)
    );
  if (family === "substance")
    return (
      /\b(?:water|non-alcoholic|coffee|tea|juice)\b/.test(around) &&
      !/\b(?:beer|whisky|vodka|wine|drunk)\b/.test(around)
    );
  if (family === "rule-breaking")
    return /\b(?:i apologised|my mistake|i realised|not let|didn't let)\b/.test(around);
  return false;
}
