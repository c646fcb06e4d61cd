import type { QuestionKind } from "contract/questions";
import type { Advice, Evidence } from "contract/star-analysis";
import type { AdviceInput } from "./advice-input.ts";
import { bestQuote, isTouching, sectionOf, shorten } from "./advice-quotes.ts";
import type { FeatureId } from "./rubric.ts";
import { scoreWith, usedFeatures, wordingFor } from "./what-if.ts";
import { writeNote } from "./words.ts";

/** A feature is called a strength from here on: nearly all of what assessors look for. */
const STRENGTH_FROM = 0.78;
/** What outsiders do not know is rare, and worth a word before it is all there. */
const KNOWN_FROM = 0.5;
const OF_THE_WORK: ReadonlySet<FeatureId> = new Set(["insight", "research"]);
/** Where nothing is so full: what is half there and can be quoted is still worth a word. */
const FAIR_FROM = 0.5;
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

/** Where and when it was, and how exactly it is told: good to have, and no listener would name it first. */
const SCENE_SETTING: ReadonlySet<FeatureId> = new Set([
  "facts",
  "episode",
  "trouble",
  "stakes",
  "duty",
  "background",
  "evidenceDetail",
]);
/** Praised in the words of a deed where one shows a quality. */
const SHOWN_BY_DEEDS: ReadonlySet<FeatureId> = new Set([
  "people",
  "care",
  "steps",
  "responsible",
  "evidence",
]);
/** From this score on two deeds are praised. */
const TWO_DEEDS_FROM = 45;

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
/** Words that no quote may hold: no wish is a task, and nothing sad proves a good ending. */
const SPOILS: Partial<Record<FeatureId, RegExp>> = {
  duty: /^i (?:want|wish|look|noticed|saw)/i,
  proof:
    /^i (?!never|was|were|got|had|still|passed|have|am)|\b(?:late(?!r)|cr(?:y|ied|ying)|shout\w*|scream\w*|angry|furious|broken?|bruise\w*|fractur\w*|died|dead|dying|lessons?|lost|stolen|fell|sorry i|came (?:at|in))\b/i,
};
/** What others said or did proves more than a figure. */
const PROVES_MOST: Partial<Record<FeatureId, RegExp>> = {
  proof:
    /\b(?:thank\w*|hug\w*|smil\w*|laugh\w*|sorry|apologi\w*|came back|review|letter|card|flowers|chocolates?|still|since|never|nobody|asked (?:me|for)|adopted)\b/i,
};
/** In a plan the ending is the check that it worked. */
const CHECKS =
  /\b(?:check\w*|make sure|until|watch\w*|monitor\w*|confirm\w*|stay\w*|keep (?:an )?eye|again|ensure|safe\w*|if (?:he|she|they|it|not))\b/i;

/** Features that only the candidate's own deeds can show. */
const OWN_DEEDS: readonly FeatureId[] = ["steps", "people", "care", "responsible"];
/** A group, or a state of mind: no deed of the candidate's own. */
const NO_DEED =
  /^(?:and |then |so )?(?:we\b|(?:i )?(?:needed|had) to\b|i (?:was|am|had|have|felt|feel|thought|think|believe|wanted|tried|try)\b)/i;

/**
 * What carries this answer, at most four points, each with the words that show it and none said twice. Own deeds come first, named by the
 * quality that shows in them; what came of it and why next; where and when it was last.
 */
export function findStrengths(input: AdviceInput): Advice[] {
  const { scale, features, limits } = input;
  if ((limits[0]?.cap ?? 100) < 45) return [];
  const now = scoreWith(scale, features);
  const most = MOST_BY_SCORE.find(([from]) => now >= from)?.[1] ?? 2;
  const deeds = praiseDeeds(input, now >= TWO_DEEDS_FROM ? 2 : 1);
  const praise = (from: number) => praiseFeatures(input, now, from, deeds);
  const full = praise(STRENGTH_FROM);
  // Where only the scene is praised, what is half told of the deeds and the ending says more.
  const isThin =
    now >= TWO_DEEDS_FROM && deeds.length === 0 && full.every(({ isScene }) => isScene);
  const fair = isThin
    ? praise(FAIR_FROM)
        .filter(({ isScene }) => !isScene)
        .slice(0, 1)
    : [];
  const isSaid = ({ advice }: Praise) =>
    fair.some((one) => isTouchingAny(one.advice.evidence, advice.evidence));
  const told = [...fair, ...full.filter((one) => !isSaid(one))];
  return [...deeds, ...told.map(({ advice }) => advice)].slice(0, most);
}

interface Praise {
  advice: Advice;
  isScene: boolean;
}

const isTouchingAny = (some: readonly Evidence[], others: readonly Evidence[]): boolean =>
  some.some((one) => others.some((other) => isTouching(one, other)));

/** The deeds that tell most of the person. */
function praiseDeeds({ deeds, language }: AdviceInput, most: number): Advice[] {
  const used: Evidence[] = [];
  return deeds().flatMap(({ quality, evidence }): Advice[] => {
    if (used.length === most || bestQuote([evidence], "earns", used) === null) return [];
    used.push(evidence);
    return [
      {
        note: writeNote(`strength.deed.${quality}`, { quote: shorten(evidence.quote) }, language),
        remedy: null,
        section: evidence.section,
        evidence: [evidence],
        worth: 0,
      },
    ];
  });
}

function praiseFeatures(
  { scale, features, quotesOf, language }: AdviceInput,
  now: number,
  from: number,
  deeds: readonly Advice[],
): Praise[] {
  const shown = new Set(usedFeatures(scale));
  const used = deeds.flatMap((item) => item.evidence);
  const isPraised = (id: FeatureId) => deeds.length === 0 || !SHOWN_BY_DEEDS.has(id);
  const isFull = (id: FeatureId) =>
    features[id].value >= (OF_THE_WORK.has(id) ? Math.min(from, KNOWN_FROM) : from);
  const candidates = FAMILIES.flatMap((family) => {
    const full = family
      .filter((item) => shown.has(item) && isPraised(item) && isFull(item))
      .map((id) => ({ id, evidence: quotesOf(id) }));
    const best = full.find((item) => item.evidence.length > 0);
    return best === undefined
      ? []
      : [{ ...best, brings: now - scoreWith(scale, features, { [best.id]: 0 }) }];
  }).sort(
    (a, b) =>
      Number(SCENE_SETTING.has(a.id)) - Number(SCENE_SETTING.has(b.id)) || b.brings - a.brings,
  );
  return candidates.flatMap(({ id, evidence }) => {
    const wordId = wordingFor("strength", id, scale);
    const first = evidence.filter(({ quote }) => PROVES_MOST[id]?.test(quote) ?? false);
    const best = bestQuote(first, "earns", used) ?? bestQuote(evidence, "earns", used);
    if (wordId === null || best === null) return [];
    used.push(best);
    const advice: Advice = {
      note: writeNote(wordId, { quote: shorten(best.quote) }, language),
      remedy: null,
      section: sectionOf(scale.rubric, id),
      evidence: [{ ...best, effect: "earns" }],
      worth: 0,
    };
    return [{ advice, isScene: SCENE_SETTING.has(id) }];
  });
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
      !(SPOILS[id]?.test(item.quote) ?? false) &&
      !(OWN_DEEDS.includes(id) && NO_DEED.test(item.quote)) &&
      !(id === "duty" && /^we\b/i.test(item.quote)),
  );
