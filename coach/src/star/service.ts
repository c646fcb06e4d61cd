import type { QuestionKind } from "contract/questions";
import type { TopicId } from "./lexicon/topics.ts";
import { readQuestion } from "./read/relevance.ts";

/** Whatever else such a question tells of, safety comes first in its answer. */
const DANGER_TOPICS: ReadonlySet<TopicId> = new Set<TopicId>([
  "safety",
  "medical",
  "emergency",
  "fire",
  "rule",
  "alcohol",
  "turbulence",
  "security",
  "device",
  "smoking",
  "evacuation",
  "harassment",
  "integrity",
  "mistake",
]);
/** The same in words that raise no topic, or raise a harmless one. */
const DANGER =
  /\b(?:allerg\w*|pregnan\w*|belts?|brac(?:e|ing)|doors?|exits?|slides?|take-?off|landing|taxi\w*|pushback|aisle standing|stands? up|unwell|fever\w*|shiver\w*|red cheeks|faint\w*|chok\w*|bleed\w*|pain\w*|heart|pulse|breath\w*|oxygen|flames?|smell\w*|heat|hot water|burn\w*|drunk|whisky|champagne|glass(?:es)? within|drugs?|weapon\w*|threat\w*|police|fight\w*|hit|hits|insult\w*|touch\w*|flirt\w*|theft|steal\w*|alone|unaccompanied|confused|which city|refus\w*|ignor\w*|fil(?:ms?|ming)|cockpit|flight deck|captain|divert\w*|equipment check|lock(?:s|ed)?|lithium|battery|batteries)\b/i;
/** Somebody is to be served, comforted, told bad news or won back. */
const SERVICE_TOPICS: ReadonlySet<TopicId> = new Set<TopicId>([
  "served",
  "anger",
  "food",
  "seat",
  "delay",
  "fear",
  "child",
  "disability",
]);
const SERVICE =
  /\b(?:service|serv(?:e|es|ed|ing)|needs?|comfort\w*|welcom\w*|meals?|menu|drinks?|coffee|tea|wine|screens?|wi-?fi|complain\w*|complaints?|disappoint\w*|unhappy|upset|expect\w*|delight\w*|special occasion|birthday|honeymoon|anniversary|upgrad\w*|business class|first class|premium|lavatory queue|long flight)\b/i;

/**
 * Whether a question of what one would do asks for service, from its wording alone: people are to be looked after, and nothing
 * in it may hurt anybody. Where both could be meant it is no service question, because safety comes first then.
 */
export function asksForService(text: string, kind: QuestionKind): boolean {
  if (kind !== "hypothetical" || DANGER.test(text)) return false;
  const { topics } = readQuestion(text, kind);
  if (topics.some((topic) => DANGER_TOPICS.has(topic))) return false;
  return SERVICE.test(text) || topics.some((topic) => SERVICE_TOPICS.has(topic));
}
