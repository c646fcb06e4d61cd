import { CONDUCT_RULES } from "../lexicon/conduct.ts";
import type { ConductRule } from "../lexicon/conduct-rule.ts";
import { compilePhrases } from "../text/phrases.ts";
import type { Sentence } from "../text/tokens.ts";
import type { Clause } from "./clauses.ts";
import type { ConductFinding } from "./conduct-finding.ts";
import { isSpared } from "./conduct-spared.ts";
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
    if (isReal && !isSpared(rule.family, sentence, hit.from, hit.to, after, before))
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

/** A plan not to tell is clear; that it was not done at one moment of the past may have been right. */
function omissionSeverity(rule: ConductRule, at: number, clauses: readonly Clause[]): number {
  const clause = clauses.find((item) => item.verb === at);
  const isPlan = clause?.tense === "would";
  const isDelay = clause?.sentence.tokens
    .slice(at)
    .some((token) =>
      /^(?:until|till|til|before|unless|first|yet|immediately|straight|only)$/.test(token.low),
    );
  return isPlan && !isDelay ? Math.max(rule.severity, 0.7) : rule.severity;
}
