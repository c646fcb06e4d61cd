import type { Facet } from "../knowledge/entry.ts";
import { type ChatRequest, entryRequest } from "../request.ts";
import type { ChatState } from "../state.ts";
import { ANYWHERE } from "./in-place/anywhere.ts";
import type { Message } from "./message.ts";
import { type Setting, settingOf } from "./moves/setting.ts";
import { airlineSpokenOf } from "./thread-airline.ts";

/** Longer messages tell circumstances. */
const MOST_WORDS = 24;
/** What may stand before the few words and after them: "ok so …", "… haha". */
const BEFORE =
  /^ (?:(?:ok(?:ay)?|so|and|but|well|hm+|hi|hello|hey|yes|yeah|right|oh|ah|thanks|thank you|great|cool|sorry|coach|honestly|also|then|now|anyway|actually|alright|please|lol|haha+|wait|ugh)\b(?: ?[,.!:;-]+)? ?)+/;
const AFTER =
  /(?:(?: ?[,.!:;-]+)? ?(?:\b(?:haha+|lol|please|pls|plz|thanks|thank you|then|though|at all|really|now|coach|in general)|\p{Extended_Pictographic}|:\)|:\())*[?.!… ]*$/u;

/** Entries that the same words do not mean after an airline, or after another entry: "how long does it take?" is asked of that. */
const OTHERWISE: Partial<Record<Setting, ReadonlySet<string>>> = {
  airline: new Set([
    "asked-what-recruiters-look-for",
    "asked-swimming-in-general",
    "asked-how-pay-works",
    "asked-short-of-a-requirement",
  ]),
  entry: new Set(["asked-how-long-hiring", "asked-best-and-worst"]),
};

/** Asked of "them", and of the airline that is spoken of, whatever was told last. Folded text, without what stands around it. */
const OF_THEM: readonly (readonly [facet: Facet, pattern: RegExp])[] = [
  [
    "requirements",
    /^what (?:exactly )?(?:do|does|would|will) (?:they|it|the airline) (?:ask for|require|want|need|expect|look for)(?: (?:from|of|in) (?:me|us|you|applicants|candidates|new crew))?(?:,? .{0,30}\band (?:so on|all that|things like that|stuff(?: like that)?|everything))?$|^what (?:can|could|would|will|might) (?:send|get) me (?:sent )?home\b.{0,24}$|^what (?:are|would be) (?:the|their) requirements$|^what do i need(?: (?:for (?:it|them)|to (?:apply|get in|join)(?: there)?))?$/,
  ],
  [
    "bases",
    /^(?:where are (?:the|their) bases|(?:what|which) bases (?:do they have|are there|have they got)|where (?:are|is) (?:they|it|the airline) based|(?:do|can|will|would|could|may) i (?:get|have|choose|pick|ask for) (?:my|the|a) base(?: (?:in|at|near) [a-z ]{2,20})?|would i (?:have to |be |get to |need to )?(?:live|living|be based|move|moving)(?: (?:in|to|at|near) [a-z]+)?)$/,
  ],
  [
    "selection",
    /^(?:is|will) there (?:be )?(?:a |an |any )?(?:group (?:exercise|task|discussion|work)|role ?play)(?: (?:at|with|for|in) [a-z ]{2,20}| there| too| as well)?$|^what (?:do|will|would) (?:they|we|you|i) (?:have to )?do (?:with (?:us|me|you) )?there(?: .{0,20})?$|^how many (?:rounds|stages|steps|interviews|parts) (?:are there|do they have|does it have|is it|will there be)(?: .{0,12})?$|^what (?:will |does |is going to )?happens?(?: exactly| there)? (?:on|during|at|in) (?:the|their|that|an?) (?:day|assessment|assessment day|open day|recruitment day|interview)(?: in [a-z ]{3,20})?$|^what (?:do|will) (?:they|we|you|i) do there(?: .{0,20})?$|^what happens there(?: .{0,16})?$|^what(?:'s| is) going to happen(?: .{0,16})?$|^(?:what(?:'s| is) (?:the|their) (?:interview|selection|process|assessment|day|assessment day|recruitment) like(?: there| with them)?|how (?:does|do|is) (?:the|their) (?:selection|hiring|process|recruitment)(?: (?:go|work|run|done))?(?: there)?|what (?:happens|are the steps) (?:there|in their selection))$/,
  ],
  [
    "languages",
    /^my (?:german|french|spanish|italian|dutch|arabic|portuguese|turkish|japanese|mandarin|korean|polish|hungarian|greek|swedish|danish|norwegian|finnish) (?:is|isn'?t|was) .{1,50}$/,
  ],
  ["training", /^how long is (?:the|their) (?:training|course)(?: there)?$/],
  ["values", /^what are (?:the|their) values$/],
];

/**
 * What is asked of the airline that is spoken of in a few words that mean one thing; null for all else.
 * @param aimedAt id of the airline that the person aims at, meant where none is spoken of
 */
export function saidOfTheAirline(
  message: Message,
  state: ChatState,
  aimedAt: string | null,
): ChatRequest | null {
  if (message.length > MOST_WORDS) return null;
  const bare = bareOf(message);
  const { topic } = state;
  if (topic?.kind === "fit" && LOOKS_ELSEWHERE.test(bare)) return { ...topic, airline: null };
  const areTwo = state.airline !== state.airlineBefore;
  if (COMPARES_THEM.test(bare) && areTwo && state.airline !== null && state.airlineBefore !== null)
    return entryRequest([`airlines/${state.airlineBefore}`, `airlines/${state.airline}`]);
  const spoken = airlineSpokenOf(state) ?? (aimedAt === null ? null : `airlines/${aimedAt}`);
  const named = airlineSpokenOf(state)?.replace("airlines/", "");
  if (named !== undefined && ASKS_THEIR_QUESTIONS.test(bare))
    return { kind: "airline-questions", airline: named };
  if (spoken !== null && ASKS_IF_PAY_DIFFERS.test(bare)) return { kind: "limit", limit: "salary" };
  const facet = OF_THEM.find(([, pattern]) => pattern.test(bare))?.[0];
  return spoken !== null && facet !== undefined ? entryRequest([spoken], facet) : null;
}

const ASKS_IF_PAY_DIFFERS =
  /^(?:is|are) (?:the |their )?(?:pay|salary|salaries|money|wages?) (?:very |much |really |any |so |the )*(?:different|better|worse|same|higher|lower|more|less)(?: (?:there|at .{2,16}|with .{2,16}))?$|^(?:who|which one|which of them) pays (?:more|better|best)$/;
const ASKS_THEIR_QUESTIONS =
  /^what (?:questions )?(?:do|will|would|could|might|can) they ask(?: me| you)?(?: (?:in|at) the (?:interview|final|final interview|video|video interview|day))?$/;
/** After "158 cm doesn't fit": where it does. */
const LOOKS_ELSEWHERE =
  /^(?:oh no|oh|damn|no+|shit|that(?:'s| is) (?:sad|a pity|a shame|bad)|what a (?:pity|shame)|can i still (?:try|apply)(?: (?:it|there))?|(?:are|is) there (?:any )?(?:other|another) airlines?(?: (?:for me|i could try|that (?:would )?take me))?|(?:which|what) (?:other |else )?(?:airlines?|ones)? ?(?:would |will |could |do )?(?:take|fit|suit|accept) me|where (?:else )?can i (?:apply|try|go)(?: then)?|what (?:other|else) (?:airlines?|can i try|could i try))$/;
const COMPARES_THEM =
  /^(?:and )?which (?:one|of (?:them|the two)|airline) (?:is|would be) (?:easier|harder|better|stricter|best)(?: .{0,24})?$|^(?:can you )?compare (?:them|the two|both|these(?: two)?|those(?: two)?)(?: for me)?$/;

/** What a short message says without the words that may stand around it. Folded text. */
export const bareOf = ({ plain }: Message): string =>
  plain.replace(BEFORE, " ").replace(AFTER, "").trim();

/** What a short message asks for that means one thing wherever it stands; null for all others. */
export function saidShortly(message: Message, state: ChatState): ChatRequest | null {
  if (message.length > MOST_WORDS) return null;
  const bare = bareOf(message);
  const found = ANYWHERE.find(([, pattern]) => pattern.test(bare))?.[0] ?? null;
  const id = found?.kind === "entry" ? (found.ids[0] ?? "").replace(/^[^/]*\//, "") : "";
  return OTHERWISE[settingOf(state)]?.has(id) ? null : found;
}

/** "Let's start", "ready", "go": a question is wished for, where none waits and nothing was offered. */
export const wantsToBegin = ({ plain }: Message): boolean =>
  /^(?:(?:ok(?:ay)?|yes|so|right|alright|well|i'?m|i am|we can)[,. ]*)*(?:let'?s (?:start|begin|go|do (?:it|this)|(?:go|try|do it) again)|ready(?: (?:to (?:start|begin|go|practi[sc]e)|when you are|now))?|go(?: ahead)?|start|begin|shoot|fire away|hit me)[.! ]*$/.test(
    plain.trim(),
  );
