import { answer } from "./answer/answer.ts";
import type { Context, Draft } from "./answer/draft.ts";
import { IN_GENERAL } from "./knowledge/in-general.ts";
import { isWeak, stemsOf } from "./knowledge/index-words.ts";
import { statementsOf } from "./knowledge/statements.ts";
import { ownFacetIn } from "./read/facets.ts";
import { followUpIn } from "./read/follow-up.ts";
import { findsOf } from "./read/found.ts";
import { aheadOfOthers } from "./read/further-asked.ts";
import { measureIn } from "./read/measure.ts";
import type { Message } from "./read/message.ts";
import { worthByWhomOf } from "./read/of-whom.ts";
import { candidatesQuestion } from "./reading-of.ts";
import { type ChatRequest, entryRequest } from "./request.ts";
import type { ChatInput } from "./thread.ts";

type EntryRequest = Extract<ChatRequest, { kind: "entry" }>;

/** Shorter paragraphs, as a source or an offer, may come again. */
const FEWEST_CHARACTERS = 70;
/** What goes for all is told in so many; a rule in fewer, and that is wanted once more where it is named. */
const LONG_TEXT = 220;
/** Replies back in which a text counts as just told. */
const REPLIES = 2;
/** In which nobody wants the whole of a text once more, where something else answers as well. */
const LONG_AGO = 8;
/** One sentence out of a longer reply answers what was asked of it; so much of it is the reply once more. */
const MOST_OF_IT = 0.6;
/** What tells of the world: what tells of the person may well be told again. */
const CONTENT: ReadonlySet<ChatRequest["kind"]> = new Set([
  ...(["entry", "airline-gap", "other-airline", "assessment-day", "fit"] as const),
]);
/** Asked for, the same may be told once more. */
const AGAIN: ReadonlySet<string> = new Set(["shorter", "repeat", "language", "retry", "sources"]);

/**
 * What was told a moment ago is not told once more to somebody who asks on: what the entry has besides is told, and where it has
 * nothing, that it has not.
 */
export function insteadOfRepeating(
  draft: Draft,
  message: Message,
  { before }: ChatInput,
  context: Context,
): Draft {
  const { request } = draft;
  const fresh = withoutToldBeside(draft, before);
  if (fresh)
    return (
      (request.kind === "entry" && request.statements.length === 0 && request.further === null
        ? nearestIn(request, message, before, context)
        : null) ?? fresh
    );
  const short = followUpIn(message);
  if (!CONTENT.has(request.kind) || (short && AGAIN.has(short.does))) return draft;
  const replies = before.filter(({ role }) => role === "assistant").map(({ text }) => text);
  const told = replies.slice(-REPLIES);
  const there = told.some((text) => isTold(draft, text))
    ? sameThere(draft, message, context)
    : null;
  if (there) return there;
  const other = replies.slice(-LONG_AGO).some((text) => isTold(draft, text))
    ? otherFind(request, message, context)
    : null;
  if (other) return other;
  if (!told.some((text) => isTold(draft, text))) {
    const isOfAirline = request.kind === "entry" && request.ids[0]?.startsWith("airlines/");
    const again = isOfAirline && told.some((text) => holdsAll(draft, text));
    return again ? (inGeneral(request, message, context) ?? draft) : draft;
  }
  // "And at United?": nothing on that either, and what goes for all of them has been told.
  if (request.kind === "airline-gap" && request.general !== null)
    return answer({ ...request, general: null }, message.own, context);
  if (request.kind !== "entry" || request.ids.length !== 1)
    return inGeneral(request, message, context) ?? toldAlready(draft, context);
  const [id = ""] = request.ids;
  // "How many compressions?", of what has just been told: the sentence that says so.
  const measured = withMeasure(request, message, context);
  if (measured) return measured;
  // Named once more, it is wanted once more.
  if (context.knowledge.names.find(message).some(({ entry }) => entry.citation.id === id))
    return draft;
  // The reason may well stand in what was told: then it alone is told, and without one all of it once more.
  if (ASKS_WHY.test(message.plain)) return reasonsIn(request, message, context) ?? draft;
  const nearer = nearestIn(request, message, before, context);
  if (nearer && !told.slice(-1).some((text) => text === nearer.paragraphs.join("\n\n")))
    return nearer;
  const further = furtherParts(request, context).find(
    (one) => !told.some((text) => isTold(one, text)),
  );
  // "How long is the contract?", after the flat that stands in the same line: that line answers it.
  const isAskedFor =
    id.startsWith("airlines/") && request.facet === ownFacetIn(message.plain, "airlines");
  if (isAskedFor && measureIn(message.plain) && !further) return draft;
  const general = further ?? inGeneral(request, message, context);
  if (general) return general;
  return isAskedFor ? draft : toldAlready(draft, context);
}

/** "And for Singapore Airlines, the same black suit?", of what holds at any airline: it holds there too; null where no airline is named. */
function sameThere(draft: Draft, message: Message, { knowledge, voice }: Context): Draft | null {
  const { request } = draft;
  const isGeneral = request.kind === "entry" && request.ids[0]?.startsWith("assessment-days/");
  const named = knowledge.names.find(message).filter(({ entry }) => entry.set === "airlines");
  const airline = named.at(-1)?.entry.citation.title;
  return isGeneral && airline
    ? { ...draft, paragraphs: [voice.say("same-there", { airline })] }
    : null;
}

/**
 * "So what do I do when somebody dominates the group?", of what was told some replies ago: the next entry that has it as well and
 * was not told; null where there is none.
 */
function otherFind(request: ChatRequest, message: Message, context: Context): Draft | null {
  const isWhole =
    request.kind === "entry" && request.ids.length === 1 && request.statements.length === 0;
  if (!isWhole || message.length < FEWEST_FOR_ANOTHER) return null;
  const [id = ""] = request.ids;
  const [first, ...others] = findsOf(message, context.knowledge.finder);
  if (first?.entry.citation.id !== id) return null;
  const known = context.state.thisTalk.told;
  const worth = worthByWhomOf(message);
  const next = others.find(
    ({ entry, score, fit }) =>
      entry.set === first.entry.set &&
      worth(entry.citation.id) === 1 &&
      !known.includes(entry.citation.id) &&
      score >= NEARLY_AS_GOOD * first.score &&
      fit >= HAS_MOST_OF_IT,
  );
  return next ? answer(entryRequest([next.entry.citation.id]), message.own, context) : null;
}

const FEWEST_FOR_ANOTHER = 7;
const NEARLY_AS_GOOD = 0.6;
const HAS_MOST_OF_IT = 0.55;

/** "A tattoo on my ankle?", after one is short of a mark: the rule is new, and what holds of all marks was told a moment ago; null where nothing was. */
function withoutToldBeside(draft: Draft, before: ChatInput["before"]): Draft | null {
  const last = before.findLast(({ role }) => role === "assistant")?.text ?? "";
  const isTold = (one: string) => one.length >= LONG_TEXT && last.includes(one);
  const left = draft.paragraphs.filter((one) => !isTold(one));
  const isAnswered = left.some((one) => one.length >= FEWEST_CHARACTERS);
  const isBeside = left.length < draft.paragraphs.length && isAnswered;
  return CONTENT.has(draft.request.kind) && isBeside ? { ...draft, paragraphs: left } : null;
}

/** An airline's rule that was told is not what is asked for: what candidates ask about it at any airline is. */
function inGeneral(request: ChatRequest, message: Message, context: Context): Draft | null {
  if (request.kind !== "entry" || !request.ids[0]?.startsWith("airlines/")) return null;
  const named = context.knowledge.names.find(message).map(({ entry }) => entry.citation.id);
  if (request.ids.some((id) => named.includes(id))) return null;
  const id = candidatesQuestion(message, context) ?? (request.facet && IN_GENERAL[request.facet]);
  return id ? answer(entryRequest([id]), message.own, context) : null;
}

const ASKS_WHY = /\b(why|how come|what for|reason)\b|\b(por que|pourquoi)\b|为什么/;
/** How a sentence gives a reason. */
const GIVES_A_REASON =
  /\b(because|since|so that|otherwise|or else|therefore|that is why|as (it|they|the|he|she)|for (it|they|he|she)|which (can|may|would|is)|would|cannot|dangers?|risks?)\b|[,;] so\b/;
const REASONS = 2;

/** The sentences of the entry that give a reason, those nearest to what is asked; null where none does. */
function reasonsIn(request: EntryRequest, { plain }: Message, context: Context): Draft | null {
  const entry = context.knowledge.entry(request.ids[0] ?? "");
  if (!entry) return null;
  const statements = statementsOf(entry)
    .map(({ text }, at) => ({ at, text, near: sharedWith(plain, text) }))
    .filter(({ text }) => GIVES_A_REASON.test(text))
    .sort((a, b) => b.near - a.near)
    .slice(0, REASONS)
    .map(({ at }) => at)
    .sort((a, b) => a - b);
  return statements.length === 0 ? null : answer(only(request, { statements }), "", context);
}

/** How many telling words two texts have in common. */
function sharedWith(asked: string, text: string): number {
  const keys = new Set(stemsOf(asked).filter((stem) => !isWeak(stem)));
  return stemsOf(text).filter((key) => keys.has(key)).length;
}

/** The one sentence of the entry that has the measure asked for; null where none is asked for, or no one sentence has it. */
function withMeasure(request: EntryRequest, { plain }: Message, context: Context): Draft | null {
  const holds = measureIn(plain);
  const entry = context.knowledge.entry(request.ids[0] ?? "");
  if (!holds || !entry) return null;
  const [best] = statementsOf(entry)
    .map(({ text }, at) => ({ at, text, near: sharedWith(plain, text) }))
    .filter(({ text, near }) => near > 0 && holds.test(text))
    .sort((a, b) => b.near - a.near || a.text.length - b.text.length);
  return best ? answer(only(request, { statements: [best.at] }), "", context) : null;
}

/**
 * "Alone or shared?", after life at the base: the sentence of it that has most of the words, those of the question before it counted
 * as well; else what people ask on that comes nearest. Null where nothing of it is near.
 */
function nearestIn(
  request: EntryRequest,
  { plain, words }: Message,
  before: ChatInput["before"],
  context: Context,
): Draft | null {
  const { knowledge } = context;
  const [id = ""] = request.ids;
  const entry = knowledge.entry(id);
  if (!entry || !OF_ITS_PARTS.test(id)) return null;
  const asked = before.findLast(({ role }) => role === "user")?.text ?? "";
  const [best] = statementsOf(entry)
    .map(({ text }, at) => ({
      at,
      own: sharedWith(plain, text),
      near: OWN_WORDS * sharedWith(plain, text) + sharedWith(asked, text),
    }))
    .filter(({ own }) => own > 0)
    .sort((a, b) => b.near - a.near);
  if (best) return answer(only(request, { statements: [best.at] }), "", context);
  const first = aheadOfOthers(knowledge.further.find(id, words));
  return first && first.score >= ASKED_ON
    ? answer({ ...entryRequest([id]), further: first.further.id }, "", context)
    : null;
}

/** Of an airline or an airport each part is asked for by its name. */
const OF_ITS_PARTS = /^(?!airlines\/|airports\/)/;
const OWN_WORDS = 2;
/** What leans on an entry told a moment ago asks on of it, however few words it has in common with how others ask. */
const ASKED_ON = 0.25;

/** The same entry, and nothing of how it was asked for before. */
const only = (
  request: EntryRequest,
  { statements = [], told = 0 }: Partial<Pick<EntryRequest, "statements" | "told">>,
): EntryRequest => ({ ...request, facet: null, others: [], focus: [], statements, told });

function toldAlready(draft: Draft, { voice }: Context): Draft {
  return { ...draft, paragraphs: [voice.say("thread.told")], declined: true };
}

/** Whether a reply was this draft: every longer paragraph stands in it, and it had little more. */
function isTold({ paragraphs }: Draft, told: string): boolean {
  const long = paragraphs.filter((paragraph) => paragraph.length >= FEWEST_CHARACTERS);
  const length = long.reduce((sum, paragraph) => sum + paragraph.length, 0);
  return (
    long.length > 0 &&
    length >= MOST_OF_IT * told.length &&
    long.every((paragraph) => told.includes(paragraph))
  );
}

/** Whether every longer paragraph of it stands in a reply, whatever else that told. */
const holdsAll = ({ paragraphs }: Draft, told: string): boolean => {
  const long = paragraphs.filter(({ length }) => length >= FEWEST_CHARACTERS);
  return long.length > 0 && long.every((paragraph) => told.includes(paragraph));
};

/** The entry told on from each of its later parts; none of an airline, whose parts have little to do with each other. */
function furtherParts(request: EntryRequest, context: Context): Draft[] {
  const entry = context.knowledge.entry(request.ids[0] ?? "");
  if (!entry || entry.set === "airlines" || entry.set === "airports") return [];
  return entry.parts
    .map((_, at) => at)
    .slice(1)
    .map((told) => answer(only(request, { told }), "", context));
}
