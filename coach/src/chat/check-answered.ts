import { CHECK_ANSWERS } from "content/assessment-days/check-answers";
import type { Context, Draft } from "./answer/draft.ts";
import { suggest } from "./answer/draft.ts";
import { isWeak, stemsOf } from "./knowledge/index-words.ts";
import { idsIn } from "./knowledge/name-index.ts";
import { foundIn } from "./read/found.ts";
import { asksAnything } from "./read/lead-in.ts";
import type { Message } from "./read/message.ts";
import type { ChatInput } from "./thread.ts";

const MOST_WORDS = 22;
/** So few words are mostly meant for what was just asked. */
const FEW_WORDS = 8;
/** Found so surely, something else is spoken of. */
const SURELY_ELSE = 0.4;
const ANSWERS =
  /^ (?:because|cos|cuz|yes|yeah|yep|no|nope|nah|hm+|er+m?|um+|probably|maybe|perhaps|definitely|not (?:really|yet|sure|at all)|i (?:think|guess|suppose|would|could|can|don'?t think|have n'?t|haven'?t)|it(?:'s| is| was| would be| isn'?t)|that(?:'s| is| would be)|they|none|nobody|nothing|somebody|someone|one|two|three|both|neither|mine|my \w+(?: \w+)? (?:would|could|does|will))\b/;
/** "I have a tattoo", "my day is on Friday", "I'm scared of …": something new. */
const IS_NEW =
  /\b(?:i(?:'m| am)|im|i(?:'ve| have)(?: got)?|i (?:also|work|worked|live|want|need|get|got|applied|passed|failed)|my \w+(?: \w+)? (?:is|isn'?t|are|was|were))\b/;
const IS_A_COURTESY =
  /^ (?:ok(?:ay)?|thanks?|thank you|cheers|great|cool|perfect|nice|good|fine|got it|sure|alright|wow|lol|haha)\b/;

/** "My sister would", after "Who'd walk the dog tonight?": what that question of an entry is for is told; null where something else is said. */
export function checkAnswered(
  message: Message,
  { before }: ChatInput,
  context: Context,
): Draft | null {
  const { state, knowledge, voice, readIn } = context;
  const { plain, length } = message;
  const [id = ""] = state.request?.kind === "entry" ? state.request.ids : [];
  const heard = CHECK_ANSWERS[id.replace(/^assessment-days\/asked-/, "")];
  const check = lastLineOf(before);
  if (heard === undefined || !isCheckLast(before, context) || length > MOST_WORDS) return null;
  if (asksAnything(message) || /[?？]/u.test(message.text) || IS_A_COURTESY.test(plain))
    return null;
  if (idsIn(knowledge.names.find(message), "airlines").length > 0) return null;
  const named = new Set(stemsOf(check));
  const shares = stemsOf(message.text).some((stem) => named.has(stem) && !isWeak(stem));
  const isAnswer = shares || ANSWERS.test(plain) || (length <= FEW_WORDS && !IS_NEW.test(plain));
  if (!isAnswer) return null;
  const sure = foundIn(message, knowledge, readIn);
  if (!shares && sure !== null && sure.id !== id && sure.sure >= SURELY_ELSE) return null;
  return {
    request: state.request ?? { kind: "acknowledge" },
    paragraphs: [heard],
    citations: [],
    suggestions: suggest(voice, [["suggest.more"], ["suggest.practise"]]),
  };
}

/** Whether the last reply ended on the question that its entry puts. */
export function isCheckLast(before: ChatInput["before"], { state, knowledge }: Context): boolean {
  const [id = ""] = state.request?.kind === "entry" ? state.request.ids : [];
  const check = lastLineOf(before);
  const parts = knowledge.entry(id)?.parts ?? [];
  return (
    check.includes("?") && parts.some(({ facet, text }) => facet === "prepare" && text === check)
  );
}

const lastLineOf = (before: ChatInput["before"]): string =>
  before
    .findLast(({ role }) => role === "assistant")
    ?.text.split("\n")
    .at(-1) ?? "";
