import type { ASKED_OF_PLAN, ChatRequest } from "../request.ts";
import type { ChatState } from "../state.ts";
import { daysToldIn } from "./day-told.ts";
import type { Message } from "./message.ts";
import { bareOf } from "./said-shortly.ts";

type PlanRequest = Extract<ChatRequest, { kind: "plan" }>;
type AskedOfPlan = (typeof ASKED_OF_PLAN)[number];

/** Longer messages tell a story with a plan in it. */
const MOST_WORDS = 32;

/** "Can you make me a plan?", whatever else the message names. Folded text. */
const WISHES_A_PLAN =
  /\b(?:(?:can|could|would|will) you (?:please )?|please |i(?:'d| would) (?:like|love) (?:you to )?|i need (?:you to )?|(?:^|[,.!?;] ?(?:and |so |then |now )?))(?:make|give|write|build|create|do|draw up|set up|put together|have)? ?(?:me |us )?(?:a|an|some|my|the) (?:(?:little|good|simple|short|quick|clear|daily|weekly|study|training|practice|preparation|prep|day by day|\w+[- ]day) )*(?:plan|schedule|timetable|routine)\b(?! [ab]\b| to (?:be|become|fly|move|apply|go)\b| for (?:an?|the) (?:emergency|evacuation|fire))|\b(?:plan|schedule) (?:my|the|these|this) (?:\w+ )?(?:days?|weeks?|time|preparation|month)\b/;

const DAY_OR_STEP =
  /\b(?:day|step|point|number|part) (one|two|three|four|five|six|[1-6])\b|\bthe (first|second|third|fourth|fifth|sixth|last) (?:day|step|point|one|part|thing)\b/;
const ORDINALS: Readonly<Record<string, number>> = {
  ...{ one: 0, two: 1, three: 2, four: 3, five: 4, six: 5 },
  ...{ first: 0, second: 1, third: 2, fourth: 3, fifth: 4, sixth: 5, last: 5 },
};

/** The first that a message fits is what it asks. Folded text without what stands around it. */
const ASKED: readonly (readonly [asks: AskedOfPlan, pattern: RegExp])[] = [
  [
    "begin",
    /^(?:let'?s|can we|could we|shall we|we can|i want to|i'?d like to|i'?m ready to) (?:start|begin|do|go|try)\b(?! (?:with )?(?:a quiz|the quiz))/,
  ],
  [
    "next",
    /^(?:i(?:'ve| have)? )?(?:already |just )?(?:did|done|finished|completed) (?:it|that|this|the (?:first|second|third|last) (?:one|day|step|part)|day (?:one|two|three|\d)|step (?:one|two|three|\d))(?: already| now)?$|^(?:done|finished)$|^what(?:'s| is| comes) (?:next|after that|then)$/,
  ],
  [
    "keep",
    /^(?:(?:can|could|will|would) you (?:please )?)?(?:send|e-?mail|print|save|download|text|remind|write down) (?:it|me|this|that|us|the plan)\b(?! home)|\bas (?:a )?pdf\b/,
  ],
  [
    "nights",
    /\bnights?\b.{0,20}\bshifts?\b|\b(?:night|late|long|double) shifts?\b|\bi(?:'m| am)? work(?:ing)? (?:at )?nights?\b|\bi(?:'m| am) on nights\b|\bi work (?:full time|all day|a lot|shifts|every day)\b/,
  ],
  [
    "time",
    /\b(?:only|just|not (?:got )?much|no|little|hardly any|don'?t have|haven'?t got)\b.{0,24}\b(?:time|hours?|minutes|mins|half an hour)\b|\b(?:an?|one|two|half an|\d+) (?:hours?|minutes?|mins) (?:a|per|each|every) day\b|\bhow (?:long|much time|many (?:hours|minutes))\b.{0,30}\b(?:day|takes?|need|spend)\b|^i(?:'m| am) (?:so |very |really )?busy\b/,
  ],
  ["weekend", /\bweekends?\b|\bon (?:saturday|sunday)\b/],
  [
    "ready",
    /\b(?:how|when)\b.{0,24}\b(?:ready|good enough|prepared enough|far enough)\b|\bam i ready\b/,
  ],
  [
    "left-out",
    /\b(?:don'?t|can'?t|cannot|won'?t|not|couldn'?t) (?:finish|manage|get through|make|do|keep)\b|\b(?:skip|leave out|miss|drop) (?:a|one|some|any|the (?:first|second|third|last)|it|that|this)(?: (?:day|step|one|part|thing|evening))?(?: .{0,16})?$|^(?:that(?:'s| is)|it(?:'s| is)|this is) (?:a lot|(?:way |a bit )?too much|so much)\b/,
  ],
  [
    "enough",
    /\b(?:is|are|will|be|would)\b.{0,24}\benough\b|\benough time\b|\btoo (?:late|short)\b|\bcan i (?:make|do|manage) it in\b|\b(?:is|are) .{0,14}\btoo (?:few|little)\b/,
  ],
  [
    "stories",
    /^(?:how many|which|what) (?:stories|examples|answers)(?: (?:do|should|must|shall|will) i .{0,24}| are (?:they|those|that|good|best))?$/,
  ],
  [
    "first",
    /^(?:what|which|where)\b(?! (?:do|will|would) they\b).{0,30}\b(?:first|start|begin|most important|main thing|priority|matters most)\b|^how (?:do|should|shall|can) i (?:start|begin)\b/,
  ],
];
/** A step that is to be told more closely. */
const ASKS_ON_A_STEP =
  /\b(?:understand|mean|how|what|explain|more|why|exactly|get)\b.*\b(?:day|step|point|number|part|one|thing)\b/;
const OTHER_DAYS =
  /^(?:can you |could you |please |and )?(?:make|do|give)\b|^(?:and )?(?:for|if i)\b/;

/** A plan wished for, or what is asked of the plan just told; null for all else. @param today ISO date */
export function askedOfPlan(message: Message, state: ChatState, today: string): PlanRequest | null {
  if (message.length > MOST_WORDS) return null;
  if (WISHES_A_PLAN.test(message.plain)) return { kind: "plan" };
  if (state.request?.kind !== "plan") return null;
  const bare = bareOf(message);
  const [, named, nth] = bare.match(DAY_OR_STEP) ?? [];
  const step = ORDINALS[named ?? nth ?? ""] ?? (named ? Number(named) - 1 : undefined);
  if (step !== undefined && ASKS_ON_A_STEP.test(bare)) return { kind: "plan", asks: "step", step };
  const asks = ASKED.find(([, pattern]) => pattern.test(bare))?.[0];
  const at = step ?? state.request.step;
  if (asks) return { kind: "plan", asks, ...(at === undefined ? {} : { step: at }) };
  const days = OTHER_DAYS.test(bare) ? daysToldIn(`plan ${message.own}`, today) : null;
  return days === null ? null : { kind: "plan", days };
}
