import { CONDUCT_RULES } from "../lexicon/conduct.ts";
import type { ConductFamily, ConductRule } from "../lexicon/conduct-rule.ts";
import { compilePhrases } from "../text/phrases.ts";
import type { Sentence } from "../text/tokens.ts";
import type { Clause } from "./clauses.ts";
import type { ConductFinding } from "./conduct-finding.ts";
import { readDeeds } from "./deeds.ts";
import { isOwnDeed, isOwnWord, isTakenBack } from "./own-deed.ts";

const match = compilePhrases(
  Object.fromEntries(CONDUCT_RULES.map((rule, index) => [String(index), rule.patterns])) as Record<
    string,
    readonly string[]
  >,
);

/** Unacceptable conduct of the candidate: own deeds and words, with negation, other people's deeds and quoted speech left out. */
export function readConduct(
  sentence: Sentence,
  clauses: readonly Clause[],
  topics: readonly string[] = [],
  before?: Sentence,
  after?: Sentence,
): ConductFinding[] {
  const findings = readDeeds({ before, sentence, after }, clauses);
  for (const hit of match(sentence.tokens)) {
    const rule = CONDUCT_RULES[Number(hit.id)] as ConductRule;
    if (rule.topics !== undefined && !rule.topics.some((topic) => topics.includes(topic))) continue;
    if (sentence.tokens.slice(hit.from, hit.to).some((token) => token.quoted)) continue;
    const isReal =
      rule.mode === "said"
        ? isOwnWord(sentence, hit.from, clauses, rule.family)
        : isOwnDeed(sentence, hit.from, clauses, rule.mode);
    if (isReal && !isSpared(rule.family, sentence, hit.from, hit.to, after))
      findings.push({
        family: rule.family,
        severity:
          rule.mode === "omission" ? omissionSeverity(rule, hit.from, clauses) : rule.severity,
        sentence,
        from: hit.from,
        to: hit.to,
      });
  }
  return findings.length > 0 && isTakenBack(sentence, after) ? [] : findings;
}

/** Same words, right conduct: an evacuation is shouted, a cart is pushed, a hand is held. */
function isSpared(
  family: ConductFamily,
  sentence: Sentence,
  from: number,
  to: number,
  after?: Sentence,
): boolean {
  if (family === "dishonesty" && /^(?:down|next|on)$/.test(sentence.tokens[from + 1]?.low ?? ""))
    return true;
  if (
    family === "dishonesty" &&
    /^lies?$/.test(sentence.tokens[to - 1]?.low ?? "") &&
    (sentence.tokens[to - 2]?.low === "it" ||
      /^(?:in|on|at|under|behind|beside|there|here|open|unlocked)$/.test(
        sentence.tokens[to]?.low ?? "",
      ))
  )
    return true;
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
    /\bi (?:rang|told|called|informed|alerted) (?:the|my|our) (?:captain|purser|manager|boss|supervisor|chief)\b/.test(
      [...sentence.tokens.slice(to), ...(after?.tokens ?? [])].map((token) => token.low).join(" "),
    )
  )
    return true;
  if (
    family === "hazard" &&
    /\b(?:coffee|tea|water with|juice)\b/.test(around) &&
    !/\b(?:whisky|beer|wine|vodka|oil|grease)\b/.test(around)
  )
    return true;
  if (family === "aggression" && /\bfor rubbish\b|\b(?:mould|mold|expired|the bin)\b/.test(around))
    return true;
  if (family === "aggression")
    return (
      /\b(?:evacuate|wheelchair|brace|command|commands|pool|water|trolley|cart|cpr|drowning|recovery|burning|smoke|building|leave the|extinguisher|gently|stretcher|blanket|coat|towel|rope|edge|road|traffic|flames|falling|danger|rescue|belt)\b/.test(
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
    return /\b(?:surprise|party|gift|birthday|present|cake|proposal|for a moment|could hear)\b/.test(
      around,
    );
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

/** A plan not to tell is clear; that it was not done at one moment of the past may have been right. */
function omissionSeverity(rule: ConductRule, at: number, clauses: readonly Clause[]): number {
  const clause = clauses.find((item) => item.verb === at);
  const isPlan = clause?.tense === "would";
  const isDelay = clause?.sentence.tokens
    .slice(at)
    .some((token) =>
      /^(?:until|before|unless|first|yet|immediately|straight|only)$/.test(token.low),
    );
  return isPlan && !isDelay ? Math.max(rule.severity, 0.7) : rule.severity;
}
