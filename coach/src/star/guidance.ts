import type { QuestionKind } from "contract/questions";
import type { StarSection } from "contract/star";
import { asksForTrait } from "./trait-question.ts";

/**
 * Light live guidance for a section while it is typed: pure, dependency-free, far cheaper than the analysis and never a score.
 *
 * Ids of what is looked for (`found`, `missing`), by kind and section:
 * - behavioural: situation `when` `where` `who`; task `own-task` `why`; action `own-steps` `order` `how-or-why`; result `ending` `proof` `lesson`
 * - hypothetical: situation `risk` `look-first`; task `safety-first` `my-part`; action `steps` `inform` `calm`; result `check` `report`
 * - motivation: situation `life` `when`; task `reason` `job`; action `done` `proof`; result `offer` `next`
 * - trait: situation `when` `where`; task `who` `why`; action `done` `proof`; result `ending` `lesson`
 *
 * Ids of the one-line nudge: `empty` (nothing typed), `short` (a few words only), `we` (the action says "we" and hardly "I"),
 * `would` (a real event is asked for and the text says "would"), `long` (more than can be said in the time), `add-<missing id>`, `complete`.
 */
export interface SectionGuidance {
  sentences: number;
  words: number;
  found: GuidancePoint[];
  missing: GuidancePoint[];
  nudge: GuidanceNudge;
}

const POINTS = {
  when: /\b(?:19|20)\d\d\b|\b(?:last|ago|one (?:day|evening|morning|night|afternoon|time)|once|when i (?:was|worked|started)|during|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december|summer|winter|spring|autumn|christmas|shift|years?)\b/i,
  where:
    /\b(?:at|in|on) (?:a|an|the|my|our) \w|\b(?:hotel|restaurant|caf[eé]|shop|store|hospital|school|airport|gate|kitchen|ward|bar|office|flight|cabin|university|reception|desk|till)\b|\bas an? \w/i,
  who: /\b(?:guest|customer|passenger|client|patient|colleague|manager|supervisor|team|woman|man|lady|couple|child|family|mother|father|student|boss|he|she|they)s?\b/i,
  "own-task":
    /\b(?:i (?:had|needed|wanted|have|was (?:responsible|alone|the only|in charge|asked))|my (?:\w+ )?(?:job|task|role|responsibility|goal|aim|duty)|up to me|mine)\b/i,
  why: /\b(?:because|so that|otherwise|without|before|but|only|or (?:he|she|they|we)|until|unless)\b/i,
  "own-steps":
    /\bi (?:\w+ly |also |then |first )?(?:\w+ed|came|ran|knelt|drove|chose|did|caught|threw|taught|bent|stuck|shut|cut|set|swapped|went|told|took|gave|made|said|brought|found|got|wrote|put|ran|spoke|sat|stood|held|kept|let|showed|sent|met|read|drew|bought|paid|led|left|began)\b/i,
  order:
    /\b(?:first|then|next|after|before|finally|once|while|immediately|meanwhile|at the end|when)\b/i,
  "how-or-why":
    /\b(?:because|so (?:that|he|she|they|i|we)|by \w+ing|in order|instead of|to (?:make|see|check|find|show|let|give|keep|help))\b/i,
  ending:
    /\b(?:\w+ed|went|came|left|got|gave|said|told|wrote|was|were|had|made|took|found|became)\b/i,
  proof:
    /\d|["“”]|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|half|thanked|said|told|wrote|review|complaint|came back|returned|promoted)\b/i,
  lesson:
    /\b(?:learn(?:ed|t)?|taught|since then|next time|now i|from then|realised|realized|still|today|follow(?:ed)? up|reported)\b/i,
  risk: /\b(?:danger\w*|risk\w*|safe\w*|fire|injur\w*|hurt|law|rule|emergency|could|might|because)\b/i,
  "look-first": /\b(?:look|check|assess|ask|see|listen|find out|observe|watch|smell|feel)\b/i,
  "safety-first": /\b(?:safe\w*|first|priority|protect|before anything)\b/i,
  "my-part": /\b(?:my|i am|i'm|i must|i have to|responsib\w+|captain|purser)\b/i,
  steps:
    /\bi(?:'d|'ll| would| will)? (?:\w+ly )?(?:call|tell|ask|check|take|move|explain|inform|offer|stay|bring|give|stop|open|close|look|go|get|speak|use|put|make|show|secure|write|report)\b/i,
  inform:
    /\b(?:call|tell|inform|alert|notify|report|interphone|let)\b.*\b(?:crew|captain|purser|senior|colleague|manager|flight deck|cockpit|police|doctor|supervisor)\b/i,
  calm: /\b(?:calm\w*|polite\w*|explain\w*|quiet\w*|listen\w*|apologi\w+|reassur\w+|thank\w*|respect\w*|offer\w*|private\w*|kneel)\b/i,
  check: /\b(?:make sure|check|until|watch|monitor|confirm|keep an eye|safe|stay)\b/i,
  report: /\b(?:report\w*|log|record\w*|write|statement|document\w*|hand over|debrief)\b/i,
  life: /\b(?:i (?:was|am|grew|work|worked|study|studied|live|lived|have|moved|started)|years?|as an? \w+)\b/i,
  reason:
    /\b(?:because|that's why|that is why|i (?:like|love|enjoy|want|miss)|draws|attract\w*|reason)\b/i,
  job: /\b(?:safety|passengers?|crew|cabin|service|training|shift\w*|standby|first aid|emergency|early|nights?|airline|flights?|route\w*|fleet)\b/i,
  done: /\bi (?:\w+ed|was|took|did|went|learned|learnt|led|spoke|ran|made|taught|got|flew|spent)\b/i,
  offer:
    /\b(?:i (?:bring|can|offer|speak|will|have|am ready)|i'll|what i bring|you get|my (?:experience|languages?|training|calm))\b/i,
  next: /\b(?:next|soon|already|i (?:want|hope|plan|am (?:taking|learning|ready))|course|apply|appl\w+|ready|years?|exam)\b/i,
} as const satisfies Record<string, RegExp>;

export type GuidancePoint = keyof typeof POINTS;
export type GuidanceNudge =
  | "empty"
  | "short"
  | "we"
  | "would"
  | "long"
  | `add-${GuidancePoint}`
  | "complete";

/** As the kinds of questions, with those for a strength or weakness by themselves. */
export type GuidedKind = QuestionKind | "trait";

export const guidedKind = (text: string, kind: QuestionKind): GuidedKind =>
  asksForTrait(text, kind) ? "trait" : kind;

const WANTED: Record<GuidedKind, Record<StarSection, readonly GuidancePoint[]>> = {
  behavioural: {
    situation: ["when", "where", "who"],
    task: ["own-task", "why"],
    action: ["own-steps", "order", "how-or-why"],
    result: ["ending", "proof", "lesson"],
  },
  hypothetical: {
    situation: ["risk", "look-first"],
    task: ["safety-first", "my-part"],
    action: ["steps", "inform", "calm"],
    result: ["check", "report"],
  },
  motivation: {
    situation: ["life", "when"],
    task: ["reason", "job"],
    action: ["done", "proof"],
    result: ["offer", "next"],
  },
  trait: {
    situation: ["when", "where"],
    task: ["who", "why"],
    action: ["done", "proof"],
    result: ["ending", "lesson"],
  },
};

/** Words of a section from which on a listener waits for the end: two minutes of speech are some 280 words in all. */
const LONG_SECTION_WORDS: Record<StarSection, number> = {
  situation: 90,
  task: 70,
  action: 190,
  result: 100,
};
const SHORT_SECTION_WORDS = 5;

/** What one section has and still lacks, as ids. Text of any length and language; a few regular expressions on at most 5,000 characters. */
export function sectionGuidance(
  section: StarSection,
  text: string,
  kind: GuidedKind,
): SectionGuidance {
  const read = text.slice(0, 5000).replace(/[’ʼ]/g, "'");
  const words = read.match(/[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu)?.length ?? 0;
  const sentences = read.split(/[.!?;\n]+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
  const wanted = WANTED[kind][section];
  const found = wanted.filter((point) => POINTS[point].test(read));
  const missing = wanted.filter((point) => !found.includes(point));
  return { sentences, words, found, missing, nudge: nudgeFor(section, read, kind, words, missing) };
}

function nudgeFor(
  section: StarSection,
  text: string,
  kind: GuidedKind,
  words: number,
  missing: readonly GuidancePoint[],
): GuidanceNudge {
  if (words === 0) return "empty";
  if (words < SHORT_SECTION_WORDS) return "short";
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  if (
    kind === "behavioural" &&
    count(/\bwould\b|'d\b|'ll\b/gi) > 1 &&
    count(/\b(?:i|we) (?:\w+ed|was|went|told|took|gave|had|did)\b/gi) === 0
  )
    return "would";
  const ownVerbs = count(/\bi\b/gi);
  const groupVerbs = count(/(?<!\b(?:so|so that|that|until|where|because|when|while|if) )\bwe\b/gi);
  if (kind === "behavioural" && section === "action" && groupVerbs > ownVerbs) return "we";
  if (words > LONG_SECTION_WORDS[section]) return "long";
  const first = missing[0];
  return first === undefined ? "complete" : `add-${first}`;
}
