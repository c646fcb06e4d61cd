import type { SearchSet } from "content/search/schema";
import { EQUIPMENT_OF } from "../knowledge/aircraft.ts";
import { isWeak, stemsOf } from "../knowledge/index-words.ts";
import type { Called } from "../knowledge/name-index.ts";
import type { Wanted } from "../knowledge/wanted.ts";
import { entryRequest } from "../request.ts";
import { facetIn } from "./facets.ts";
import { measureFor } from "./measure.ts";
import { fold, type Message } from "./message.ts";
import type { Reading } from "./skills.ts";

/** Entries that people have a name of several words for: "after the interview", "gap in my CV". */
export function readPhrases(
  message: Message,
  called: readonly Called[],
  wanted: readonly Wanted[],
): Reading[] {
  const [longest] = called
    .filter(
      ({ entry, name }) =>
        entry.set !== "terminology" &&
        !BY_FACET.has(entry.set) &&
        !OF_TYPES.has(entry.citation.id) &&
        name.includes(" "),
    )
    .sort((a, b) => b.to - b.from - (a.to - a.from));
  if (!longest) return [];
  const { entry, from, to } = longest;
  // A part of a door and a term of the trade have one name: the term tells more.
  if (called.some((one) => one.entry.set === "terminology" && one.from === from && one.to === to))
    return [];
  const facet = facetIn(message.plain.replace(longest.name, " "), entry.set);
  const share = shareOf(longest.name, wanted);
  const isPart = entry.parts.some((part) => part.facet === facet);
  return [
    {
      request: entryRequest([entry.citation.id], isPart && facet !== "why" ? facet : null),
      score: 0.6 + 0.35 * share,
      because: `called “${longest.name}”`,
    },
  ];
}

/** 0 to 1: how much of what was asked a name is, weak words aside. */
function shareOf(name: string, wanted: readonly Wanted[]): number {
  const keys = new Set(stemsOf(name));
  const strong = wanted.filter(({ stems }) => !stems.every(isWeak));
  const met = strong.filter(({ stems }) => stems.some((key) => keys.has(key)));
  return strong.length === 0 ? 1 : met.length / strong.length;
}

/** Sets whose names are read together with what is asked of them. */
const BY_FACET = new Set<SearchSet>(["airlines", "airports", "cultures"]);

/** Aircraft types and their equipment: read by the part that is asked for. */
const OF_TYPES = new Set([...EQUIPMENT_OF].flat());

const ASKED_SHORTLY = 6;

/** "What does MEL stand for": the term is what is asked for, not what is spoken of on the way. */
function isAskedItself(message: Message, called: Called): boolean {
  const { words } = message;
  const { from, to } = called;
  return (
    words.length <= ASKED_SHORTLY ||
    isQuoted(message, called) ||
    /^(is|are|a|an|the|what's|whats|what|does|do|define|explain|of|means|called|que|es|est|un|une|word|term)$/.test(
      words[from - 1] ?? "what",
    ) ||
    /^(mean|means|meaning|stand|stands|definition)$/.test(words[to] ?? "")
  );
}

/** "She is 'on reserve', means what?": what somebody quotes is what they ask about. */
function isQuoted({ text }: Message, { name }: Called): boolean {
  return (fold(text).match(QUOTED) ?? []).some(
    (quoted) => quoted.length <= name.length + QUOTED_BESIDE && quoted.includes(name),
  );
}

const QUOTED = /(?<![\p{L}\p{N}])['"“‘«„][^'"“”‘’«»„]{2,40}['"”’»](?![\p{L}\p{N}])/gu;
/** Marks and a small word or two around a quoted name. */
const QUOTED_BESIDE = 8;

const COMPARES =
  /\bdifferen|\bversus\b|\bvs\b|compare|distinguish|mix up|confuse|diferencia|区别|不同/;
const COMPARED = 0.93;
const QUOTED_TERM = 0.94;
const NAMED_IN_PASSING = 0.5;
const IN_PASSING = 0.402;
/** Of a message that tells much else, a term is not what it asks for. */
const HARDLY_NAMED = 0.34;

/** "What's standby actually?": nothing is asked but what it is. */
const asksOnlyWhat = ({ plain }: Message, name: string): boolean =>
  /^ (?:(?:so|and|ok|okay|wait|sorry|but) ,? ?)*what(?:'s|s| is| are| does)(?: an?| the)? (?:(?:actually|exactly|even|again|then|mean|really) ?)*[?.! ]*$/.test(
    plain.replace(name, " ").replace(/\s+/g, " "),
  );
const ASKED_ALONE = 0.97;

/** "At which cabin altitude do the masks fall": the altitude is what is asked for, the masks what it is about. */
function isMeasure({ words }: Message, from: number): boolean {
  return (
    /^(at|to|from|below|above|in|under|within)$/.test(words[from - 2] ?? "") &&
    /^(what|which)$/.test(words[from - 1] ?? "")
  );
}

/** "… for crew on their jump seats": between two terms stands where, and no "and". */
function isPlaceOf({ words }: Message, one: Called, other: Called): boolean {
  const [before, after] = one.from < other.from ? [one, other] : [other, one];
  return /\b(?:on|in|at|inside|from)\b/.test(words.slice(before.to, after.from).join(" "));
}

/** Words of a term stand in the message: the more of the message they are, the surer. */
export function readTerms(
  message: Message,
  called: readonly Called[],
  contentWords: number,
): Reading[] {
  const terms = called
    .filter(({ entry, from }) => entry.set === "terminology" && !isMeasure(message, from))
    .sort((a, b) => b.to - b.from - (a.to - a.from));
  const [first] = terms;
  if (!first) return [];
  const both = [...new Map(terms.map((one) => [one.entry.citation.id, one])).keys()];
  const apart = terms.find(({ from, to }) => to <= first.from || from >= first.to);
  // "The brace position on their jump seats? Different from passengers?": one of the two is where the other is.
  const isWithin = apart !== undefined && isPlaceOf(message, first, apart);
  if (apart && !isWithin && COMPARES.test(message.plain))
    return [
      {
        request: entryRequest(both.slice(0, 3)),
        score: COMPARED,
        because: "terms beside each other",
      },
    ];
  const facet = facetIn(message.plain, "terminology");
  const span =
    first.from === 0 && first.to === message.words.length
      ? contentWords
      : first.name.split(" ").length;
  const share = Math.min(1, span / Math.max(1, contentWords));
  const quoted = isQuoted(message, first);
  const asksForMeaning =
    isAskedItself(message, first) &&
    /\b(what|what's|define|definition|meaning|mean|means|stand|stands|explain|term|que es|que significa|qu'est-ce|c'est quoi)\b|什么是|是什么|意思/.test(
      message.plain,
    );
  const isOwn = facet === "pronunciation" || facet === "translation";
  // An airport may have the same three letters; who asks what they stand for means the word of the trade.
  const isLetters =
    (message.length <= 2 || /\b(stands? for|mean|means|meaning)\b|意思/.test(message.plain)) &&
    /^[A-Z]{3,5}$/.test(message.typed[first.from] ?? "");
  // Named in passing, a term is told only where nothing is nearer to the rest of the question.
  const isPassing = !asksForMeaning && share <= NAMED_IN_PASSING;
  const score = asksOnlyWhat(message, first.name)
    ? ASKED_ALONE
    : isOwn || isLetters
      ? 0.95
      : quoted && asksForMeaning
        ? QUOTED_TERM
        : isPassing
          ? share < HARDLY_NAMED
            ? 0
            : IN_PASSING
          : measureFor(message.plain)(first.entry) *
            (0.45 +
              0.4 * share +
              (asksForMeaning && share > 0.6 ? 0.08 : 0) -
              (first.entry.names.slice(0, 4).some((name) => fold(name) === first.name) ? 0 : 0.02));
  return [
    {
      request: entryRequest(
        [first.entry.citation.id],
        facet === "why" || facet === "steps" ? null : facet,
      ),
      score,
      because: `term ${first.name}`,
    },
  ];
}
