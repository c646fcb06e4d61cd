import type { LanguageCode } from "contract/languages";
import type { Context } from "./answer/draft.ts";
import { isAsked, isFeltByChance } from "./asked-or-felt.ts";
import { isOfCandidates } from "./knowledge/in-general.ts";
import type { ChatKnowledge } from "./knowledge/knowledge.ts";
import { isUntold } from "./not-an-answer.ts";
import { ownFactIn } from "./read/about-oneself.ts";
import { type Doing, doingOf } from "./read/acts/request-of.ts";
import { askingSentencesIn } from "./read/clauses.ts";
import { isDependent } from "./read/dependence.ts";
import { foundIn, outbids } from "./read/found.ts";
import type { limitIn } from "./read/limits.ts";
import { type Message, readMessage } from "./read/message.ts";
import { asksOn } from "./read/moves/moves.ts";
import { isSurelyNext } from "./read/next/next.ts";
import { sentencesIn } from "./read/sentences.ts";
import type { Reading } from "./read/skills.ts";
import { entryDidNotHelp } from "./read/thread-failing.ts";
import { isToldAtLength } from "./read/told-at-length.ts";
import type { ChatRequest } from "./request.ts";

/** Their patterns mistake nothing else for these. */
const SURELY_MEANT: ReadonlySet<string> = new Set(["insult", "instructions", "distress"]);
const TELLS_A_FIGURE = /\d{2}/;
/** By all its words together, after an entry, it asks on: no guess at these. */
const SURELY_ASKED_ON = 0.7;
const GUESSED: ReadonlySet<ChatRequest["kind"]> = new Set([
  ...(["mood", "nerves", "practise", "drill", "plan", "cv"] as const),
]);

/** What somebody does with a message beside asking: wishes, feels, thanks; null where it is what was read of it that counts. */
export function doingMeant(
  message: Message,
  reading: Reading,
  limit: ReturnType<typeof limitIn>,
  context: Context,
): Doing | null {
  const { state, knowledge, readIn } = context;
  const goesOn =
    entryDidNotHelp(message, state) || (reading.goesOn === true && isDependent(message));
  const does =
    (goesOn && ownFactIn(message) === null) || (limit && SURELY_MEANT.has(limit))
      ? null
      : doingOf(message, readIn, knowledge);
  return does === null ||
    isFeltByChance(message, does.request, state) ||
    isAsked(message, does, reading, limit) ||
    isOutbid(message, does, context) ||
    // "Halon just in case, even if it's only hot": neither a feeling nor a wish.
    (!does.isFact && GUESSED.has(does.request.kind) && asksOn(message, state, SURELY_ASKED_ON)) ||
    // "My trainers are all black so nobody will notice", after what to wear: no word on how one is.
    (!does.isFact && GUESSED.has(does.request.kind) && isSurelyNext(reading)) ||
    isUntold(message, does, state) ||
    isToldAtLength(reading.because) ||
    // "Ok, that's good for me. I'm 1 metre 63, I hope it's enough": heard, and asked all the same.
    (does.request.kind === "acknowledge" && TELLS_A_FIGURE.test(message.plain))
    ? null
    : does;
}

/** What a message was taken for, where an entry is found that surely. What one lives with is no other's: "I wear a hearing aid". */
function isOutbid(message: Message, does: Doing, { state, knowledge, readIn }: Context): boolean {
  // "There's a video interview. I'm so afraid to speak English there. What can I do?": asked of the worry before it.
  if (does.isFact && asksOfTheWorry(message)) return false;
  if (does.isFact && state.open?.take !== null && asksBeside(message, does, knowledge, readIn))
    return true;
  if (state.open !== null) return false;
  const found = foundIn(message, knowledge, readIn);
  const isOfWork = found !== null && isOfCandidates(found.id);
  if (does.isFact)
    return (
      isOfWork && (found?.sure ?? 0) >= OUTBIDS_A_FACT && outbids(found, does.request, message)
    );
  return outbids(found, does.request, message);
}

const OUTBIDS_A_FACT = 0.7;

/** "My mum already cries about Dubai. How often could I come home?": what is asked after a worry is another thing, and surely found. */
function asksBeside(
  message: Message,
  { request }: Doing,
  knowledge: ChatKnowledge,
  language: LanguageCode,
): boolean {
  const asked = askingSentencesIn(message).at(-1);
  if (!asked || asked.length < FEWEST_BESIDE || ownFactIn(asked) !== null) return false;
  const found = foundIn(asked, knowledge, language);
  const isSame = request.kind === "entry" && request.ids.includes(found?.id ?? "");
  return found !== null && !isSame && found.sure >= SURELY_BESIDE;
}

/** Whether it ends in a bare question for advice, after a sentence that tells a worry. */
function asksOfTheWorry({ text }: Message): boolean {
  const [before = "", last = ""] = sentencesIn(text).slice(-2);
  return BARE_ADVICE.test(readMessage(last).plain) && ownFactIn(readMessage(before)) !== null;
}

const BARE_ADVICE =
  /^ (?:so |and |but )?(?:what (?:can|should|do|could) i do|what helps|how do i (?:deal with|handle|fix) (?:it|that)|any (?:tips?|advice|tricks?|ideas?)|what would you do)(?: about (?:it|that)| for (?:it|that)| there| then| please)? ?[?.! ]*$/;
const FEWEST_BESIDE = 6;
const SURELY_BESIDE = 0.4;
