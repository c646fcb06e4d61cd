import { CONDUCT_RULES, type ConductFamily, type ConductRule } from "../lexicon/conduct.ts";
import { NEGATIONS } from "../lexicon/grammar.ts";
import { compilePhrases } from "../text/phrases.ts";
import type { Sentence, Token } from "../text/tokens.ts";
import type { Clause } from "./clauses.ts";

export interface ConductFinding {
  family: ConductFamily;
  severity: number;
  sentence: Sentence;
  from: number;
  to: number;
}

const match = compilePhrases(
  Object.fromEntries(CONDUCT_RULES.map((rule, index) => [String(index), rule.patterns])) as Record<string, readonly string[]>,
);

/** Clause governors that leave the deed undone: "I was tempted to shout", "I wanted to hit back". */
const UNDONE = /^(?:tempt|want|like|lov|hop|mean|afraid|wish|avoid|refus|declin|stop|ask|beg|tri|attempt|threaten|said|sai|tell|warn)$/;

/** Unacceptable conduct of the candidate: own deeds and words, with negation, other people's deeds and quoted speech left out. */
export function readConduct(sentence: Sentence, clauses: readonly Clause[]): ConductFinding[] {
  const findings: ConductFinding[] = [];
  for (const hit of match(sentence.tokens)) {
    const rule = CONDUCT_RULES[Number(hit.id)] as ConductRule;
    if (sentence.tokens.slice(hit.from, hit.to).some((token) => token.quoted)) continue;
    const isReal = rule.mode === "said" ? isOwnWord(sentence, hit.from, clauses, rule.family) : isOwnDeed(sentence, hit.from, clauses, rule.mode);
    if (isReal && !isSpared(rule.family, sentence, hit.from, hit.to)) findings.push({ family: rule.family, severity: rule.severity, sentence, from: hit.from, to: hit.to });
  }
  return findings;
}

function isOwnDeed(sentence: Sentence, at: number, clauses: readonly Clause[], mode: "act" | "omission"): boolean {
  const index = clauses.findIndex((clause) => clause.verb === at);
  if (index < 0) return false;
  const clause = clauses[index] as Clause;
  if (clause.subject !== "i" && clause.subject !== "we") return false;
  if (clause.isPassive) return false;
  const parent = clause.tense === "infinitive" || clause.tense === "gerund" ? clauses[index - 1] : undefined;
  const isRefusal = parent?.verbStem === "refus" || parent?.verbStem === "declin" || parent?.verbStem === "avoid";
  const isNegated = clause.isNegated || isRefusal || (parent?.isNegated ?? false) || isNegatedBefore(sentence.tokens, at);
  if (mode === "omission") return isNegated && !isRelay(clauses, index) && clause.subject === "i";
  if (isNegated) return false;
  if (parent !== undefined && UNDONE.test(parent.verbStem) && clause.tense === "infinitive") return false;
  if (parent !== undefined && parent.subject === "other") return false;
  const modal = sentence.tokens.slice(clause.from, clause.verb).map((token) => token.low).join(" ");
  return !/\b(?:can't|couldn't|never|not|should have|could have|might have|almost|nearly)\b/.test(modal);
}

/** "I did not know whether to tell", "if I don't report": a thought, not an omission. */
function isRelay(clauses: readonly Clause[], index: number): boolean {
  const clause = clauses[index] as Clause;
  const before = clause.sentence.tokens[clause.from - 1]?.low ?? "";
  return before === "if" || before === "why" || before === "whether" || before === "had";
}

function isNegatedBefore(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i >= Math.max(0, at - 3); i -= 1) {
    const token = tokens[i] as Token;
    if (NEGATIONS.has(token.low)) return true;
    if (token.afterPause) return false;
  }
  return false;
}

/** Said by the candidate of the world: not reported of another speaker, and not denied. */
function isOwnWord(sentence: Sentence, at: number, clauses: readonly Clause[], family: ConductFamily): boolean {
  const speaker = clauses.filter((clause) => clause.verb < at).findLast((clause) => /^(?:say|sai|tell|shout|call|ask|yell|scream|claim|complain|accus|think|insult|blam|believ|writ|argu|mean|worri|want|answer|repli|explain)$/.test(clause.verbStem));
  if (speaker !== undefined && speaker.subject === "other") return false;
  if (family === "blame" || family === "insult" || family === "discrimination") {
    const own = sentence.tokens.slice(Math.max(0, at - 4), at).map((token) => token.low);
    if (own.some((low) => /^(?:not|never|no|nobody|without|instead|felt|feel|myself|didn't|wasn't|isn't|don't|avoid|less)$/.test(low))) return false;
  }
  if (family === "neglect" || family === "concealment" || family === "convenience") {
    if (sentence.tokens.slice(Math.max(0, at - 3), at).some((token) => /^(?:not|never|if|when|until|unless|that)$/.test(token.low))) return false;
  }
  return true;
}

/** Same words, right conduct: an evacuation is shouted, a cart is pushed, a hand is held. */
function isSpared(family: ConductFamily, sentence: Sentence, from: number, to: number): boolean {
  const around = sentence.tokens.slice(Math.max(0, from - 6), to + 8).map((token) => token.low).join(" ");
  if (family === "aggression") return /\b(?:evacuate|wheelchair|brace|command|commands|pool|water|trolley|cart|cpr|drowning|recovery|burning|smoke|extinguisher|gently|stretcher)\b/.test(around) && !/\b(?:him|her) (?:against|back)\b/.test(around);
  if (family === "medication") return /\b(?:doctor|prescribed|medical kit|medlink|ground|nurse|protocol|permission|epipen|parent|parents|their own|his own|her own|consent|sugar|ward|pharmacist)\b/.test(around);
  if (family === "concealment") return /\b(?:surprise|party|gift|birthday|present|cake|proposal)\b/.test(around);
  if (family === "hazard") return /\b(?:not|never|only after|once|until|captain|command|assess|outside is|if the outside)\b/.test(around) && !/\bwithout\b/.test(around);
  if (family === "substance") return /\b(?:water|non-alcoholic|coffee|tea|juice)\b/.test(around) && !/\b(?:beer|whisky|vodka|wine|drunk)\b/.test(around);
  if (family === "rule-breaking") return /\b(?:i apologised|my mistake|i realised|not let|didn't let)\b/.test(around);
  return false;
}
