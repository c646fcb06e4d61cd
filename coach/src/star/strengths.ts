import type { QuestionKind } from "contract/questions";
import type { Advice, Evidence } from "contract/star-analysis";
import type { AdviceInput } from "./advice-input.ts";
import { bestQuote, sectionOf, shorten } from "./advice-quotes.ts";
import type { FeatureId } from "./rubric.ts";
import { scoreWith, usedFeatures, wordingFor } from "./what-if.ts";
import { writeNote } from "./words.ts";

/** A feature is called a strength from here on: nearly all of what assessors look for. */
const STRENGTH_FROM = 0.78;
/** Praise for everything is praise for nothing: the stronger the answer, the more is named. */
const MOST_BY_SCORE = [
  [75, 4],
  [45, 3],
  [0, 2],
] as const;

/** What is praised once only, most telling first. Features that stand in no family are measured of everything at once and get no praise. */
const FAMILIES: readonly (readonly FeatureId[])[] = [
  ["proof", "outcome"],
  ["aftermath", "responsible"],
  ["reasons"],
  ["people", "care"],
  ["steps"],
  ["stakes"],
  ["duty"],
  ["facts"],
  ["trouble", "episode"],
  ["risk", "assess", "recognise"],
  ["priority", "role", "rule"],
  ["inform"],
  ["procedure"],
  ["report", "after"],
  ["origin", "background"],
  ["reasonDetail", "reason"],
  ["research", "insight", "jobKnowledge"],
  ["evidenceDetail", "evidence"],
  ["offer", "next"],
];

/** What a quote must hold to stand for a feature, where its place alone does not tell. */
const MUST_HOLD: Partial<Record<FeatureId, RegExp>> = {
  reasons:
    /\b(?:because|so that|so (?:he|she|they|it|that|the|we|nobody|everyone)|instead of|rather than|by \w+ing|to (?:make|see|check|find|show|let|give|keep|help|avoid))\b/i,
  facts:
    /\d|["“”]|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred)\b/i,
  stakes:
    /\b(?:only|alone|without|because|but|before|until|otherwise|if|or|no|not|never|\w+n't)\b/i,
  aftermath:
    /\b(?:since|now|today|always|every|still|learn\w*|taught|from then|after (?:this|that)|next|changed?|rule|training)\b/i,
  proof:
    /\d|["“”]|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|half|first|thank\w*|said|told|wrote|review|smiled|hugged|came back|asked|no|never|nobody|percent|minutes?|hours?|weeks?|approved|promoted)\b/i,
  risk: /\b(?:dangers?|dangerous|risk\w*|hurt|injur\w*|fire|smoke|fall|burn\w*|hit|lithium|explode|spread|emergency|unsafe|safety|die|life|worse|panic)\b/i,
  priority:
    /\b(?:safe\w*|first|priority|most important|before|must not|stop|nobody|protect|danger\w*)\b/i,
  inform:
    /\b(?:captain|purser|crew|colleagues?|senior|flight deck|cockpit|interphone|manager|supervisor|police)\b/i,
  responsible: /\b(?:report\w*|wrote|told|informed|checked|called|logged|followed|handed)\b/i,
  procedure:
    /\b(?:oxygen|aed|cpr|extinguish\w*|kit|halon|gloves|checklist|warning|belt|locker|jumpseat|brace|pulse|breathing|witness|interphone|procedure|trolley|galley|hood|water)\b/i,
  origin:
    /\b(?:when|since|because|knew|first|always|dream\w*|wanted|child|grew|decided|realised|realized|moment|day)\b/i,
  research:
    /\d|\b(?:your|read|spoke|talked|asked|met|flew|flown|watched|visited|routes?|fleet|base|hub|network)\b/i,
};
/** In a plan the ending is the check that it worked. */
const CHECKS =
  /\b(?:check\w*|make sure|until|watch\w*|monitor\w*|confirm\w*|stay\w*|keep (?:an )?eye|again|ensure|safe\w*|if (?:he|she|they|it|not))\b/i;

/** Features that only the candidate's own deeds can show. */
const OWN_DEEDS: readonly FeatureId[] = ["steps", "people", "care", "responsible"];
/** A group, or a state of mind: no deed of the candidate's own. */
const NO_DEED =
  /^(?:and |then |so )?(?:we\b|(?:i )?(?:needed|had) to\b|i (?:was|am|had|have|felt|feel|thought|think|believe|wanted|tried|try)\b)/i;

/** What carries this answer, at most four points, each with the words that show it and none said twice. */
export function findStrengths({
  scale,
  features,
  limits,
  quotesOf,
  language,
}: AdviceInput): Advice[] {
  if ((limits[0]?.cap ?? 100) < 45) return [];
  const now = scoreWith(scale, features);
  const most = MOST_BY_SCORE.find(([from]) => now >= from)?.[1] ?? 2;
  const shown = new Set(usedFeatures(scale));
  const used: Evidence[] = [];
  const candidates = FAMILIES.flatMap((family) => {
    const full = family
      .filter((item) => shown.has(item) && features[item].value >= STRENGTH_FROM)
      .map((id) => ({ id, evidence: quotesOf(id) }));
    const best = full.find((item) => item.evidence.length > 0);
    return best === undefined
      ? []
      : [{ ...best, brings: now - scoreWith(scale, features, { [best.id]: 0 }) }];
  }).sort((a, b) => b.brings - a.brings);
  const advice: Advice[] = [];
  for (const { id, evidence } of candidates) {
    const wordId = wordingFor("strength", id, scale);
    const quoted = bestQuote(evidence, "earns", used);
    if (wordId === null || quoted === null || advice.length === most) continue;
    used.push(quoted);
    advice.push({
      note: writeNote(wordId, { quote: shorten(quoted.quote) }, language),
      remedy: null,
      section: sectionOf(scale.rubric, id),
      evidence: [{ ...quoted, effect: "earns" }],
      worth: 0,
    });
  }
  return advice;
}

/** Quotes of an English answer that show what the sentence of praise says. */
export const tellingQuotes = (
  id: FeatureId,
  kind: QuestionKind,
  evidence: readonly Evidence[],
): Evidence[] =>
  evidence.filter(
    (item) =>
      item.effect === "earns" &&
      (id !== "outcome" || kind !== "hypothetical" || CHECKS.test(item.quote)) &&
      (MUST_HOLD[id]?.test(item.quote) ?? true) &&
      !(OWN_DEEDS.includes(id) && NO_DEED.test(item.quote)) &&
      !(id === "duty" && /^we\b/i.test(item.quote)),
  );
