import type { ChatRequest } from "../request.ts";
import type { ChatState } from "../state.ts";
import { asksSomething } from "./lead-in.ts";
import type { Message } from "./message.ts";
import { settingOf } from "./moves/setting.ts";
import { clausesIn } from "./to-the-coach.ts";

/** What somebody asks about an answer of their own, beside or after its verdict. */
export type AboutAnswer =
  | "length"
  | "cut"
  | "elsewhere"
  | "suitable"
  | "ending"
  | "mend"
  | "bridge";

/** What an answer is called by when it is asked of; for an expression over folded text. */
export const IT =
  "(?:it|this|that|mine|(?:my|the|this|that) (?:\\w+ )?(?:story|answer|one|example|version))";
const MOST_WORDS = 16;

const ASKED: readonly (readonly [about: AboutAnswer, pattern: RegExp])[] = [
  [
    "bridge",
    /\b(?:connect|link|relate|tie|bring|turn|apply)\b.{0,20}\b(?:it|this|that|story|answer|example|back)\b.{0,30}\b(?:planes?|cabin|job|crew|flights?|flying|airline|aircraft|on board)\b/,
  ],
  [
    "cut",
    /\b(?:shorten|trim)\b|\b(?:make|say|tell|put|get|write) (?:it|this|that|mine)(?: all)? (?:a bit |much |more )?(?:shorter|short)\b|\b(?:a )?shorter version\b|\b(?:in|like|to|into|only|just|about|max) (?:\d|two|three|four|five|six|a few|fewer|less) (?:short |simple )?sentences\b|\b(?:cut|leave|take|drop) (?:it|this|that|some\w*|what|which|out|down)\b|\b(?:what|which|anything|something) (?:\w+ ){0,3}(?:can|could|should|may|must|would) (?:go|stay|be (?:cut|left out|dropped)|(?:i|you) (?:cut|drop|leave out|take out|keep))\b|acortar|raccourcir|缩短|删/,
  ],
  [
    "length",
    /\b(too|bit|very|so) (long|short)\b|\bshorter\b|^ (?:and |so |but )?how long ?[?.! ]*$|\bhow long (?:is|was|should|must|may|can|would|does|did) (?:it|this|that|mine|(?:my|the|an?|your|each) (?:\w+ )?(?:answer|story|version|one|take)|i (?:talk|speak))\b|demasiado (larg|cort)|trop (long|court)|太长|太短/,
  ],
  [
    "elsewhere",
    /\b(use|take|tell|bring|count)\b.{0,25}\b(story|example|answer)?\b.{0,12}\b(from|about) (a |an |my |the )?([a-z]+ )?(school|student|university|uni|college|sport|football|family|play|club|volunteer\w*|home|hobby|childhood)\b/,
  ],
  [
    "suitable",
    /\bis it (?:a problem|ok(?:ay)?|bad|fine|enough|wrong|weak) (?:that|if|when) (?:it|this|that|mine)(?:'s| is| was)? (?:only |just )?(?:on|over|by|in|at|from|with|about)\b|\b(?:should|would|could|can|shall|do) (?:i|you) (?:really )?(?:use|take|tell|go with|pick|keep|bring) (?:it|that|this|this one|that one|that story|this story|mine)\b|\b(?:if|whether) (?:it|that|this)(?:'s| is| was) (?:any )?(?:good|ok|okay|fine|enough)\b|\bis (?:it|that) (?:any )?good(?= ?(?:[?.!]|or\b|now|$))|\b(?:is|was) (?:it|that|this)(?: one| story)? (?:too )?(?:silly|small|boring|childish|trivial|personal|old|good enough|usable|any good|strong enough|ok to use|fine to use)\b/,
  ],
  [
    "ending",
    /\b(ending|how would you (end|finish|close)|end of it|last (sentence|part|line)|(?<!\bin )the end|the result)\b|final\b|la fin\b|结尾/,
  ],
  [
    "mend",
    /\bwhat('s| is|s| was| were)? (still |else |so )?(missing|wrong|weak|bad|not good|not ok(ay)?)\b|\bhow (would|should|could|do|can) (you|i) (say|phrase|put|word|start|begin|open|tell|write)\b|\b(rewrite|rephrase|reword|improve|fix|polish|correct) (it|that|this|my)\b|\b(write|make|say|put|phrase) (it|that|this|my answer) (more|better|nicer|prettier|stronger|again|in (better|good|nice))\b|\b(what|how|which|anything|something|should|can|could) .{0,30}\b(add|improve|change|missing|miss|better|fix|leave out|weak(est)?)\b|que (anado|mejoro|cambio|falta)|(ajouter|ameliorer|changer|manque)|(加|改|补充)什么/,
  ],
];

/** What the message asks of an answer, the answer itself left out; null where nothing beyond a verdict. */
export function askedOfAnswer(plain: string): AboutAnswer | null {
  return ASKED.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

/** Asked in so many words that no entry is meant, whatever words it has in common with one. */
const SURELY_ASKED: readonly (readonly [about: AboutAnswer, pattern: RegExp])[] = [
  [
    "bridge",
    new RegExp(
      `\\bhow (?:would|could|can|do|should|shall) (?:you|i|we) (?:connect|link|relate|bring|tie|turn|apply) ${IT}\\b`,
    ),
  ],
  [
    "mend",
    /^ (?:(?:ok(?:ay)?|so|and|but|hm+)(?: ?,)? ?)*(?:what (?:did|do|have|else did) i (?:still |else )?(?:forget|forgot|forgotten|miss|missed|leave out|left out|not say|get wrong|do wrong)|(?:did|have) i (?:forget|forgotten?|miss|missed|leave out|left out) (?:something|anything|sth))\b/,
  ],
  [
    "length",
    new RegExp(
      `\\b(?:is|was|isn'?t) ${IT} (?:a (?:bit|little) )?(?:not )?(?:too|very|so) (?:long|short)\\b|\\bhow long (?:should|is|was|would|may|can) (?:that|this|my) (?:story|answer|one)\\b`,
    ),
  ],
];

/** The same of what can mean nothing else: it goes before every entry; null where it asks nothing so plainly. */
export function surelyAskedOf(plain: string): AboutAnswer | null {
  return SURELY_ASKED.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

/** "Is the ending too boring?" after a verdict is about the answer just judged, and nothing else. */
export function aboutLastAnswer(message: Message, state: ChatState): AboutAnswer | null {
  if (message.length <= MOST_WORDS) return aboutIt(message, state);
  if (message.length > MOST_ASIDE) return null;
  for (const clause of clausesIn(message)) {
    const asks = ASKS_OF_MINE.test(clause.plain) && asksSomething(clause.text);
    const about = asks ? aboutIt(clause, state) : null;
    if (about) return about;
  }
  return null;
}

/** Longer messages tell the story once more. */
const MOST_ASIDE = 45;
/** In a longer message a clause has to name what is one's own: "what's wrong with my ending". */
const ASKS_OF_MINE =
  /\b(?:my|the) (?:ending|end|last (?:line|sentence|part)|result|answer|story|task|action|start|beginning)\b|\b(?:use|take|tell|go with|pick) (?:it|that|this|mine)\b/;

function aboutIt({ plain, length }: Message, { request, open }: ChatState): AboutAnswer | null {
  const isJudged = open?.take != null && STAYS_WITH_IT.has(request?.kind ?? "limit");
  const asks = /[?？]/.test(plain) || ORDERS.test(plain);
  // "Which questions can I use this story for?" asks for questions.
  if (/\b(?:which|what)(?: other| kinds? of)? questions?\b/.test(plain)) return null;
  if (!isJudged || length > MOST_WORDS || (!asks && length > ORDER_WORDS)) return null;
  return askedOfAnswer(plain);
}

/** What may be spoken of without leaving the verdict. */
const STAYS_WITH_IT: ReadonlySet<ChatRequest["kind"]> = new Set([
  ...(["analyse-answer", "explain-star", "limit", "misread", "topics", "acknowledge"] as const),
]);

/** "Shall I say that he came back and asked for me by name?": what is proposed is weighed as a part of the answer. */
const PROPOSES =
  /(?<!\b(?:what|how|why|where|when|which)(?: else)? )\b(?:(?:shall|should|can|could|may|do) i|(?:so |then |maybe |perhaps )i (?:could|can|should|would)|what if i|would it (?:help|be better) if i) (?:just |also |maybe )?(?:say|said|add|added|mention|mentioned|tell them|told them|write|wrote|put|end with|finish with|close with|include)(?: that| in| how| the bit where| it with)? (?!more\b|less\b|something|anything|about\b|(?:this|that|it|these|both)\b|(?:the|my|a) (?:\w+ ){0,2}(?:part|bit|thing|point)\b)(.{20,}?)[?？]?(?: (?:thats|that's|it's|its) true.*)?$/isu;
/** "Do you mean I should say what my job was, like getting the children home safely?" */
const MEANS_THE_TASK =
  /\bwhat my (job|task|role|responsibility) was,? (?:like|such as|for example|so|as in|e\.g\.),? (.{12,}?)[?？.!]*$/iu;
/** "But I literally wrote “it was up to me to …”": the passage that was missed, read as what it is said to be. */
const INSISTS =
  /\bi (?:did |do |have |had |literally |already |clearly |just |even |actually |really )*(?:wrote|write|written|said|say|told|mentioned|mention|put|had)\b/;
const QUOTED = /["“„«]([^"“”„«»]{15,})["”“»]/u;
/** "And if I end it like this: …", "better ending: …", in the English that it comes to: what follows is proposed. */
const ANNOUNCES_ONE =
  /\b(?:if|end|ends|ended|ending|finish|close|say|said|add|put|write|version|instead|better|like this|like that|this way|how about|sentence|line)\b/;
const LEAD = /^[^:：]{3,70}[:：]/u;
const SHORTEST_PROPOSED = 6;

/** "Should I say this also or will it be too long?": whether there is room for what they name. */
const ASKS_FOR_ROOM =
  /\b(?:should|shall|can|could|may|do) i (?:also |even |still |just )?(?:say|add|mention|include|tell|put)\b.{0,60}\b(?:too long|or (?:not|is|will|would|does|better))\b|\b(?:should|shall|can|could|may|do) i (?:also |even |still )?(?:say|add|mention|include|tell|put) (?:(?:this|that|it)(?= ?(?:too|also|as well|in|then|or|[?.,!]|$))|(?:the|my) (?:\w+ ){0,2}(?:part|bit|thing|point)\b)/;

/** Whether somebody asks if there is room for more in the answer just judged. */
export const asksForRoom = (plain: string): boolean => ASKS_FOR_ROOM.test(plain);

/** "I want it in like 4 sentences": so many are wanted; null where no number is named. */
export function sentencesWanted(plain: string): number | null {
  const [, number = ""] = plain.match(SENTENCES) ?? [];
  const at = NUMBERS.indexOf(number);
  return number === "" ? null : at >= 0 ? at + 2 : Number(number);
}

const SENTENCES =
  /\b(?:in|like|to|into|only|just|about|max) ([2-8]|two|three|four|five|six) (?:short |simple )?sentences\b/;
const NUMBERS = ["two", "three", "four", "five", "six"];

/** What somebody would add to the answer just judged; null where nothing is proposed. */
export function proposedIn(
  { own, text, plain }: Message,
  { request, open }: ChatState,
): string | null {
  const isJudged = open?.take != null && STAYS_WITH_IT.has(request?.kind ?? "limit");
  if (!isJudged) return null;
  const [, what = "", meant = ""] = own.match(MEANS_THE_TASK) ?? [];
  if (meant !== "") return `My ${what.toLowerCase()} was ${meant.trim()}.`;
  const insisted = INSISTS.test(plain) ? (own.match(QUOTED)?.[1]?.trim() ?? "") : "";
  const proposed = insisted || (own.match(PROPOSES)?.[1]?.trim() ?? "") || announcedIn(text, own);
  return proposed.split(/\s+/).length >= SHORTEST_PROPOSED ? proposed : null;
}

/** "Here's the shorter opening: “Two years ago …” Better?": the sentences that are to stand at the beginning; null where none are. */
export function openingProposed({ own }: Message, { open }: ChatState): string | null {
  const told = open?.take != null ? (own.match(OPENS)?.[1] ?? "") : "";
  const bare = told
    .replace(CHECKS_AFTER, "")
    .replace(/^["“„«\s]+|["”“»\s]+$/gu, "")
    .trim();
  return bare.split(/\s+/).length >= SHORTEST_PROPOSED ? bare : null;
}

const OPENS =
  /\b(?:opening|start|beginning|intro|first (?:sentence|line|part|bit))\b[^:：]{0,30}[:：]\s*(.{20,})$/isu;
const CHECKS_AFTER =
  /\s*(?:(?:is (?:that|this|it) )?(?:better|good|ok(?:ay)?|shorter|stronger)|what do you think|how(?:'s| is) that)[^.!?"”]{0,20}[?？]+\s*$/iu;

function announcedIn(text: string, own: string): string {
  const lead = text.match(LEAD)?.[0].toLowerCase() ?? "";
  // "… so my colleagues could stay at the counter. Why task 0?": what is asked of it is no part of it.
  return ANNOUNCES_ONE.test(lead) && LEAD.test(own)
    ? own.replace(LEAD, "").replace(ASKED_AFTER, "").trim()
    : "";
}

const ASKED_AFTER = /(?<=[.!]["”“»]?)\s+[^.!?？]{2,60}[?？]\s*$/u;

/** "Just write me a better ending for it": no mark, and not told. */
const ORDERS =
  /\b(?:write|give|make|suggest|show|tell|help) (?:me|us)\b|\b(?:fix|improve|rewrite|rephrase|make) (?:it|that|this|my)\b|^ (?:\w+[,.]? ){0,4}(?:how would you|how do i|what would you|what'?s|what is)\b/;
/** "Can you shorten it for me": an order has no question mark. */
const ORDER_WORDS = 8;

const ASKS_FOR_A_MODEL =
  /\b(?:right|correct|proper|best|ideal|model|perfect) (?:order|answer|way|steps?|reaction)\b|\bwhat (?:would|should|does|do) (?:a |the )?(?:real |good |trained |proper |actual )?(?:crew|flight attendant|professional|purser|steward\w*)s? (?:member )?(?:do|have done|say)\b|\bwhat (?:should|would) i have (?:done|said)\b|\bwhat (?:would|do|does|might) (?:a |the |an )?(?:recruiters?|assessors?|interviewers?|airlines?|they) (?:actually |really )?(?:want|like|hope|need|expect|listen|look)\b(?: to)?(?: hear| see| for)?\b|\bhow should i have\b/;
const MODEL_WORDS = 22;

/** "What about the group task, what do they look for?": of that, and not of the question that was put. */
export const OF_ANOTHER_STAGE =
  /\b(?:group|role ?play|english test|maths? test|open day|assessment day|video|reach test|cv|photos?|medical)\b/;

/** "So what's the right order? What would a real crew do?", after a verdict: id of the question whose answer is wanted; null where none is. */
export function modelAskedOf({ plain, length }: Message, state: ChatState): string | null {
  const { open } = state;
  // "What do the crew do then?", after something else was told: of that.
  const isAsked =
    length <= MODEL_WORDS &&
    ASKS_FOR_A_MODEL.test(plain) &&
    !OF_ANOTHER_STAGE.test(plain) &&
    settingOf(state) === "verdict";
  return isAsked && open?.take != null && open.id !== "" ? open.id : null;
}
