import type { Entry } from "../knowledge/entry.ts";
import type { FurtherFind } from "../knowledge/further.ts";
import { askedOnInGeneral } from "../knowledge/in-general.ts";
import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import { entryRequest } from "../request.ts";
import type { ChatState } from "../state.ts";
import { asksWhatToBring } from "./applying.ts";
import { isDependent } from "./dependence.ts";
import { type Message, readMessage } from "./message.ts";
import type { Reading } from "./skills.ts";
import { wantsExactWords } from "./words-wanted.ts";

/**
 * From here on a message may ask what people ask on after the entry just told, and from the second on it does. Of ways of asking
 * that were held back 40 % come so near, 83 % of them to their own question; after another entry 3 % do.
 */
const MAY_ASK_ON = 0.3;
const ASKS_ON = 0.42;
/** So far behind has the next to be. */
const AHEAD = 0.05;
/** The same where the entry was found by this message, which need not ask on. */
const ASKED_AT_ONCE = 0.62;
const SURELY_THE_ENTRY = 0.9;
const ASKED_BY_ITSELF = 0.7;
/** Longer messages tell something. */
const MOST_WORDS = 30;

/** What people ask on after the entry that was told last, if the message asks it. */
export function readFurtherQuestion(
  message: Message,
  words: readonly string[],
  { topic }: ChatState,
  { entry, further, names }: ChatKnowledge,
): Reading[] {
  const from = goneOnFrom(topic);
  if (from.length === 0 || message.length > MOST_WORDS) return [];
  const [id = ""] = from;
  if (asksWhatToBring(message) && id !== LIST_TO_BRING) return [];
  const called = names.find(message);
  // "What does it mean to arm the doors?", with the door told: what it is, once more.
  if (ASKS_MEANING.test(message.plain) && called.some(({ entry: one }) => one.citation.id === id))
    return [];
  const findAll = (asked: readonly string[]) =>
    from.flatMap((one) => further.find(one, asked)).sort((a, b) => b.score - a.score);
  const asItStands = findAll(words);
  const named = withItsName(message, words, entry(id));
  const finds = named ? higher(asItStands, findAll(named)) : asItStands;
  const first = aheadOfOthers(ofItsKind(finds, message));
  if (!first || first.score < MAY_ASK_ON) return [];
  // "Would they give aspirin for a stroke as well?": another thing is named.
  const told = entry(id)?.citation.title ?? "";
  const isOfOther = called.some(
    ({ entry: named }) => named.citation.id !== id && !hasName(told, named.names),
  );
  if (isOfOther && first.score < ASKS_ON_BY_NAME) return [];
  const over = first.score - (first.score >= ASKS_ON ? ASKS_ON : MAY_ASK_ON);
  // After an airline's own rule: what is asked of it is likelier asked of that airline.
  const isInGeneral = topic?.kind !== "entry" || topic.ids[0] !== id;
  if (isInGeneral)
    return first.score < ASKS_ON_IN_GENERAL ||
      called.some(({ entry: one }) => one.set === "airlines")
      ? []
      : [
          {
            request: { ...entryRequest([first.of]), further: first.further.id },
            score: Math.min(MOST_SURE_IN_GENERAL, SURE_IN_GENERAL + over / 4),
            because: `asked on in general, ${first.score.toFixed(2)}`,
            goesOn: true,
          },
        ];
  return [
    {
      request: { ...entryRequest([first.of]), further: first.further.id },
      score: Math.min(MOST_SURE, (first.score >= ASKS_ON ? SURE : LIKELY) + over),
      because: `asked on after the entry, ${first.score.toFixed(2)}`,
      goesOn: true,
    },
  ];
}

/** Ids of the entries whose further questions may be asked now: of what was told, or of what holds in general where an airline's rule was. */
function goneOnFrom(topic: ChatState["topic"]): readonly string[] {
  switch (topic?.kind) {
    case "entry": {
      const [id = ""] = topic.ids;
      if (!id.startsWith("airlines/")) return topic.ids.slice(0, MOST_TOLD_TOGETHER);
      return topic.facet === null ? [] : askedOnInGeneral(topic.facet);
    }
    case "airline-gap":
      return topic.general === null ? [] : [topic.general];
    case "fit":
      return askedOnInGeneral("reach");
    case "tattoos":
    case "tattoo-place":
      return askedOnInGeneral("appearance");
    default:
      return [];
  }
}

const LIST_TO_BRING = "assessment-days/list-what-to-bring";
const MOST_TOLD_TOGETHER = 2;
/** "What if someone opens it by mistake", after an armed door: the entry's name stands where the message points back; null where it does not. */
function withItsName(
  message: Message,
  words: readonly string[],
  told: Entry | undefined,
): string[] | null {
  const at = words.findIndex((word) => POINTS.has(word));
  const [name] = told?.names ?? [];
  if (at < 0 || name === undefined || !isDependent(message)) return null;
  const called = readMessage(name).words;
  return called.length > LONGEST_NAME
    ? null
    : [...words.slice(0, at), ...called, ...words.slice(at + 1)];
}

const POINTS: ReadonlySet<string> = new Set([
  "it",
  "this",
  "that",
  "them",
  "these",
  "those",
  "one",
]);
/** Longer ones are questions. */
const LONGEST_NAME = 4;

const ASKS_MEANING = /^ (?:and |so |but |ok )*what (?:does|do|is|are)\b.{2,40}\bmeans?\b/;
/** "What if somebody opens it": no reason is asked for. */
const WHAT_IF =
  /^ (?:and |so |but |ok(?:ay)? |well )*(?:what if|what happens (?:if|when)|what would happen)\b/;

/** "Why do doors have to be armed?" asks for a reason, and "what if somebody opens it" for none. */
function ofItsKind(finds: readonly FurtherFind[], { plain }: Message): readonly FurtherFind[] {
  const isReason = ({ further: { question } }: FurtherFind) => question.startsWith("Why ");
  if (ASKS_WHY.test(plain)) return finds.filter(isReason);
  const [measure] = plain.match(MEASURE) ?? [];
  if (measure !== undefined) return finds.filter((one) => asksFor(one, measure));
  return WHAT_IF.test(plain) ? finds.filter((one) => !isReason(one)) : finds;
}

/** "How long does the slide take to fill?" is no "what if it doesn't". */
const MEASURE = /\bhow (?:long|much|many|often|far|fast|old|high)\b/;
const asksFor = ({ further: { question, asked } }: FurtherFind, measure: string): boolean =>
  [question, ...asked].some((one) => one.toLowerCase().includes(measure));

/** "How do I become a purser?" is no "do I have to", and "what's the medical like?" asks for all of it. */
function asksAlike({ further: { question, asked } }: FurtherFind, { plain }: Message): boolean {
  if (/\bwhat(?:'s| is| are) .{0,30}\blike\b/.test(plain)) return false;
  const [word] = plain.match(/^ (?:how (?:do|can|should|would|to)|who|where|when)\b/) ?? [];
  const first = word?.trim().split(" ")[0];
  return (
    first === undefined ||
    [question, ...asked].some((one) => one.toLowerCase().split(/\W+/).includes(first))
  );
}

const ASKS_WHY = /^ (?:(?:and|but|so|ok(?:ay)?|well|then),? )*(?:why (?!not\b)|how come\b)/;

/** Of each question the better of two comparings, best first. */
function higher(some: readonly FurtherFind[], others: readonly FurtherFind[]): FurtherFind[] {
  const byId = new Map(others.map((one) => [one.further.id, one]));
  return some
    .map((one) => {
      const other = byId.get(one.further.id);
      return other && other.score > one.score ? other : one;
    })
    .sort((a, b) => b.score - a.score);
}

/** The nearest, where the next is far enough behind to tell them apart. */
export function aheadOfOthers([first, second]: readonly FurtherFind[]): FurtherFind | null {
  return first && first.score >= (second?.score ?? 0) + AHEAD ? first : null;
}

/** Whether one of the names stands in what was told. */
const hasName = (told: string, names: readonly string[]): boolean =>
  names.some((name) => told.toLowerCase().includes(name.toLowerCase()));

/** A question whose own words name the other thing comes as near as this. */
const ASKS_ON_BY_NAME = 0.6;
/** After an airline's rule, what holds in general has to be asked for in so many words. */
const ASKS_ON_IN_GENERAL = 0.56;
const SURE_IN_GENERAL = 0.935;
const MOST_SURE_IN_GENERAL = 0.955;
const SURE = 0.89;
const LIKELY = 0.66;
const MOST_SURE = 0.98;

const TELLS_WORDS = /\b(?:say|words?|tell)\b/;

/** An entry that is found, narrowed to what people ask on after it, where the message asks just that. */
export function intoFurther(
  reading: Reading,
  message: Message,
  words: readonly string[],
  { further }: ChatKnowledge,
): Reading {
  const { request, because } = reading;
  const isFound = request.kind === "entry" && request.ids.length === 1;
  if (!isFound || !because.startsWith("content, ") || request.statements.length > 0) return reading;
  if (message.length > MOST_WORDS) return reading;
  const finds = ofItsKind(further.find(request.ids[0] ?? "", words), message).filter((find) =>
    asksAlike(find, message),
  );
  // "What do I say to him, word for word?": where the entry has the words, they are asked for.
  const wording = wantsExactWords(message)
    ? finds.find(({ further: { question } }) => TELLS_WORDS.test(question))
    : undefined;
  if (wording)
    return { ...reading, request: { ...entryRequest([wording.of]), further: wording.further.id } };
  const first = aheadOfOthers(finds);
  // Found that surely, the entry itself is what is asked: "a man chokes" is no "what if I choke".
  const least = (reading.sure ?? 0) >= SURELY_THE_ENTRY ? ASKED_BY_ITSELF : ASKED_AT_ONCE;
  return first && first.score >= least
    ? { ...reading, request: { ...entryRequest([first.of]), further: first.further.id } }
    : reading;
}
