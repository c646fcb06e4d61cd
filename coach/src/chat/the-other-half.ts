import { answer } from "./answer/answer.ts";
import { type Context, type Draft, isLost } from "./answer/draft.ts";
import { oneAfterAnother } from "./answer/telling.ts";
import { standsAlone } from "./half-in-place.ts";
import { ASKS_FOR_WORDS, newBeside, withoutOffer } from "./halves.ts";
import { holdsInGeneral } from "./knowledge/in-general.ts";
import { foundBesideNames } from "./read/found.ts";
import type { Message } from "./read/message.ts";
import { twoQuestionsIn } from "./read/two-questions.ts";
import { readingOf } from "./reading-of.ts";
import { type ChatRequest, entryRequest } from "./request.ts";

/** A question of the bank, or a list to tick off: told where it is asked for by its name. */
const NEVER_BESIDE = /^questions\/|\/list-/;
const BESIDE: ReadonlySet<ChatRequest["kind"]> = new Set([
  ...(["entry", "airline-gap", "entry-gap", "assessment-day", "explain-star", "plan"] as const),
  ...(["cv", "fit", "which-airline", "airlines", "airports", "rank", "limit"] as const),
]);

/** What a half asks is told over what its message was taken for. */
const SURELY_MISSING = 0.7;

/**
 * "Where do I even start, and could I do it alongside my degree?", answered as one of the two: whichever half says by itself what it
 * asks, is surely found and was not told, is told beside it, in their order.
 */
export function theOtherHalf(draft: Draft, message: Message, context: Context): Draft {
  const isTyped = context.readIn === "en";
  if (!isTyped || context.isShort || isLost(draft) || !BESIDE.has(draft.request.kind)) return draft;
  const two = twoQuestionsIn(message);
  // "Do I ring? Do I just walk in? What do I even say?": three ask of one thing.
  if (!two || two.leans || two.earlier !== null) return draft;
  const asked = two.halves.map((half) => askedIn(half, draft, context));
  const [first, second] = asked;
  // Neither was told: what was is what both are about.
  if (!first || !second || (first.missing !== null) === (second.missing !== null)) return draft;
  const [missing, isFirst] = first.missing ? [first.missing, true] : [second.missing, false];
  if (!missing) return draft;
  const beside = answer(missing, two.halves[isFirst ? 0 : 1].text, context);
  if (beside.declined) return draft;
  const [before, after] = isFirst ? [beside, draft] : [draft, beside];
  const told = withoutOffer(before);
  const further = newBeside(told, after.paragraphs);
  return further.length === 0
    ? draft
    : oneAfterAnother({ ...before, paragraphs: told }, { ...after, paragraphs: further });
}

/** What a half asks for that the reply does not tell; nothing is missing where the reply has it, or nobody can say. */
function askedIn(
  half: Message,
  { citations, request }: Draft,
  context: Context,
): { missing: ChatRequest | null } {
  const found = foundBesideNames(half, context.knowledge);
  const read = readingOf(half, context);
  const isTold = (id: string) => citations.some((one) => one.id === id);
  const isOfAirline = citations.some(({ id }) => id.startsWith("airlines/"));
  const isAnswered =
    read.request.kind === "entry"
      ? read.request.ids.some(isTold)
      : read.request.kind === request.kind;
  const isMissing =
    found !== null &&
    found.sure >= SURELY_MISSING &&
    standsAlone(half) &&
    !ASKS_FOR_WORDS.test(half.plain) &&
    !isTold(found.id) &&
    !isAnswered &&
    !NEVER_BESIDE.test(found.id) &&
    !(isOfAirline && holdsInGeneral(found.id));
  return { missing: isMissing ? entryRequest([found.id]) : null };
}
