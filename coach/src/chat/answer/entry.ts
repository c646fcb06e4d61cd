import { countWords } from "../../language/count-words.ts";
import { type Entry, type Facet, type Part, sourceLine } from "../knowledge/entry.ts";
import type { ExerciseTopic } from "../knowledge/exercise-decks.ts";
import { itemsWith } from "../knowledge/focus.ts";
import { stemsOf } from "../knowledge/index-words.ts";
import { hasOwnQuestions } from "../knowledge/questions.ts";
import { statementsOf } from "../knowledge/statements.ts";
import { glossOf } from "../knowledge/terminology.ts";
import { type ChatRequest, entryRequest } from "../request.ts";
import { isWordId, type Voice } from "../words.ts";
import { compare } from "./compare.ts";
import { type Context, type Draft, items, type Suggest, suggest } from "./draft.ts";
import { inGeneral } from "./in-general.ts";
import { citationOf, nameOf, partText, shortText, unique } from "./telling.ts";

type EntryRequest = Extract<ChatRequest, { kind: "entry" }>;

/** A reply stays under this many words where nobody asked for a list (the house's length for the chat). */
const USUAL_WORDS = 105;
/** A statement of fewer is told with the next one. */
const BARE_CHARACTERS = 40;

/** Tells what the content has on one entry, or the same of several side by side. */
export function answerEntry(request: EntryRequest, context: Context): Draft {
  const entries = request.ids.flatMap((id) => context.knowledge.entry(id) ?? []);
  const [entry] = entries;
  if (!entry) return nothing(request, context);
  if (entries.length > 1) return compare(request, entries, context);
  const further = request.further && furtherOf(entry, request.further, context);
  if (further) return further;
  if (request.statements.length > 0) return tellStatements(request, entry, context);
  if (request.facet === "translation") return translate(request, entry, context);
  if (request.facet !== null && request.facet !== "lead") {
    const found = entry.parts.find(({ facet }) => facet === request.facet);
    const chosen = found && {
      ...found,
      list: request.focus.length > 0 ? itemsWith(found.list, request.focus) : found.list,
    };
    if (chosen && request.told === 0) return tellParts(request, entry, chosen, context);
  }
  return tellOn(request, entry, context);
}

/** What is asked on after an entry; null where there is no such question. */
function furtherOf(entry: Entry, wanted: string, context: Context): Draft | null {
  const { id } = entry.citation;
  const found = context.knowledge.further.of(id).find((one) => one.id === wanted);
  if (!found) return null;
  const source = sourceLine(found.source) ?? entry.citation.source;
  return {
    // What is asked next is asked of the entry.
    request: { ...entryRequest([id]), further: wanted },
    paragraphs: [found.answer],
    citations: [{ ...entry.citation, source }],
    suggestions: suggestionsFor(entry, context, 1),
  };
}

/** One detail of an entry, word for word. */
function tellStatements(request: EntryRequest, entry: Entry, context: Context): Draft {
  const statements = statementsOf(entry);
  const asked = request.statements.flatMap((at) => statements[at] ?? []);
  const [only] = request.statements;
  const next = only === undefined ? undefined : statements[only + 1];
  // "An accent is none." says little without what follows.
  const isBare = asked.length === 1 && (asked[0]?.text.length ?? 0) < BARE_CHARACTERS;
  const told = isBare && next && next.facet === asked[0]?.facet ? [...asked, next] : asked;
  const [first] = told;
  const of = entry.parts.find(({ facet }) => facet === first?.facet) ?? entry.parts[0];
  if (!first || !of) return nothing(request, context);
  return {
    request,
    paragraphs: [
      told.every(({ item }) => item === 0)
        ? told.map(({ text }) => text).join(" ")
        : told.length === 1
          ? first.text
          : items(told.map(({ text }) => text)),
    ],
    citations: [citationOf(entry, of)],
    suggestions: suggestionsFor(entry, context, 1),
  };
}

/** From the part after those told before, as many as fit. */
function tellOn(request: EntryRequest, entry: Entry, context: Context): Draft {
  const { voice, isShort } = context;
  const left = entry.parts.slice(request.told).filter(({ facet }) => facet !== "translation");
  const [first] = left;
  if (!first) {
    return {
      request,
      paragraphs: [voice.say("entry.nothing-more")],
      citations: [citationOf(entry, undefined)],
      suggestions: suggestionsFor(entry, context, 0),
    };
  }
  const told: Part[] = [];
  let length = 0;
  const further = request.told === 0 && request.facet === null ? request.others : [];
  const inOrder =
    further.length === 0
      ? left
      : [first, ...left.filter(({ facet }) => further.includes(facet)), ...left.slice(1)];
  for (const one of inOrder) {
    const next = countWords(partText(one, voice).join(" "));
    if (
      told.length > 0 &&
      (isShort || length + next > USUAL_WORDS || told.length === 2 || !goesAlong(one, entry))
    )
      break;
    told.push(one);
    length += next;
  }
  const paragraphs = told.flatMap((one) =>
    isShort ? shortText(one, voice) : partText(one, voice),
  );
  const gloss = request.told === 0 ? glossLine(entry, voice) : null;
  const isMore = told.length < left.length;
  return withOffer(
    {
      request: { ...request, told: isShort ? request.told : request.told + told.length },
      paragraphs: [
        ...(gloss ? [gloss] : []),
        ...(request.told === 0 ? frontOf(entry, first) : []),
        ...paragraphs,
      ],
      citations: unique(told.map((one) => citationOf(entry, one))),
      suggestions: suggestionsFor(entry, context, isMore ? 1 : 0),
    },
    request.told === 0 ? offerOf(entry, context) : null,
  );
}

/** A card that asks for the meaning of codes answers without them: then its question has to be read beside it. */
function frontOf({ set, names }: Entry, { text }: Part): string[] {
  const [front = ""] = names;
  const codes = set === "syllabus" ? (front.match(/\b[A-Z]{4}\b/g) ?? []) : [];
  return codes.length > 1 && typeof text === "string" && !codes.some((code) => text.includes(code))
    ? [front]
    : [];
}

/** An airline's company facts come one by one; a term's meaning and its use belong together. */
function goesAlong(one: Part, entry: Entry): boolean {
  if (entry.set === "airlines" || repeats(one, entry)) return false;
  return one.facet !== "pronunciation" && one.facet !== "time" && one.facet !== "details";
}

/** "In short: …" after a text that has just said all of it says it twice. */
function repeats({ list }: Part, { parts: [lead] }: Entry): boolean {
  const wanted = stemsOf(list.join(" "));
  const told = new Set(typeof lead?.text === "string" ? stemsOf(lead.text) : []);
  return (
    wanted.length > 0 && wanted.filter((stem) => told.has(stem)).length >= SAME * wanted.length
  );
}

const SAME = 0.75;

/** The part asked for, and those asked for in the same breath. */
function tellParts(request: EntryRequest, entry: Entry, first: Part, context: Context): Draft {
  const draft = tellPart(request, entry, first, context);
  const offered = first.isUnknown ? null : offerOf(entry, context);
  const said = draft.paragraphs.join("\n");
  const others = entry.parts
    .filter(({ facet }) => request.others.includes(facet))
    .map((one) => onFocus(one, request))
    // The rule on the visa, and then the line of the requirements that says the same.
    .filter(({ list }) => list.length === 0 || !list.every((item) => said.includes(item)));
  if (others.length === 0 || context.isShort) return withOffer(draft, offered);
  const told = others.map((one) => tellPart(request, entry, one, context));
  return withOffer(
    {
      ...draft,
      paragraphs: [
        ...labelled(first.facet, draft.paragraphs, context),
        ...told.flatMap(({ paragraphs }, at) =>
          labelled(others[at]?.facet ?? first.facet, paragraphs, context),
        ),
      ],
      citations: unique([...draft.citations, ...told.flatMap(({ citations }) => citations)]),
      declined: [draft, ...told].every(({ declined }) => declined === true),
    },
    offered,
  );
}

/** "Swimming: …": of several parts each says which it is. */
function labelled(facet: Facet, [lead = "", ...rest]: readonly string[], { voice }: Context) {
  const label = `facet.${facet}`;
  return isWordId(label)
    ? [voice.say("facet.labelled", { label: voice.say(label), text: lead }), ...rest]
    : [lead, ...rest];
}

/** Of a list told beside a fact, only what was asked about. */
function onFocus(part: Part, { focus }: EntryRequest): Part {
  return focus.length > 0 && part.list.length > 1
    ? { ...part, list: itemsWith(part.list, focus) }
    : part;
}

function tellPart(request: EntryRequest, entry: Entry, found: Part, context: Context): Draft {
  const { voice, isShort } = context;
  if (found.isUnknown)
    return {
      ...inGeneral(request, entry, found, context),
      suggestions: suggestionsFor(entry, context, 1),
    };
  const [lead] = entry.parts;
  // How to remember a code says little to somebody who does not know its place.
  const place = found.facet === "remember" && lead && !isShort ? partText(lead, voice) : [];
  return {
    request,
    paragraphs: [...place, ...(isShort ? shortText(found, voice) : partText(found, voice))],
    citations: [citationOf(entry, found)],
    suggestions: suggestionsFor(entry, context, 1),
  };
}

function translate(request: EntryRequest, entry: Entry, context: Context): Draft {
  const { voice } = context;
  const language = request.into ?? (voice.language === "en" ? null : voice.language);
  const found = language && glossOf(entry.citation.id, language);
  const all = entry.parts.find(({ facet }) => facet === "translation");
  const paragraphs = found
    ? [
        voice.say("term.gloss", {
          term: found.term,
          gloss: found.gloss,
          language: voice.say(`language.${language}`),
        }),
        voice.say("term.crew-english"),
      ]
    : all
      ? partText(all, voice)
      : [voice.say("entry.part-missing")];
  return {
    request,
    paragraphs,
    citations: [citationOf(entry, undefined)],
    suggestions: suggestionsFor(entry, context, 1),
  };
}

function nothing(request: EntryRequest, { voice }: Context): Draft {
  return {
    request,
    paragraphs: [voice.say("limit.unknown")],
    citations: [],
    suggestions: suggest(voice, [["suggest.capabilities"]]),
    declined: true,
  };
}

function glossLine(entry: Entry, voice: Voice): string | null {
  const found = glossOf(entry.citation.id, voice.language);
  return found ? `${found.term} = ${found.gloss}` : null;
}

function suggestionsFor(entry: Entry, { voice }: Context, more: number): string[] {
  const own: Suggest = more > 0 ? [["suggest.more"]] : [];
  const airline = { airline: nameOf(entry) };
  switch (entry.set) {
    case "airlines":
      return suggest(voice, [
        ["suggest.airline-requirements", airline],
        ["suggest.airline-selection", airline],
        ["suggest.airline-values", airline],
        ...(hasOwnQuestions(entry.citation.id)
          ? ([["suggest.airline-practise", airline]] as Suggest)
          : []),
      ]);
    case "terminology":
      return suggest(voice, [...own, ["suggest.example"], ["suggest.practise"]]);
    case "questions":
      return suggest(voice, [["suggest.practise"], ["suggest.star"], ...own]);
    default:
      return suggest(voice, [...own, ["suggest.shorter"], ["suggest.practise"]]);
  }
}

/** Now and then the coach offers to go from knowing to doing; one question back at most. */
function offerOf(
  entry: Entry,
  { voice, random, isShort }: Context,
): { offer: ChatRequest; line: string } | null {
  if (isShort) return null;
  const test = TESTS.get(entry.citation.id);
  if (test)
    return {
      offer: { ...ANY_EXERCISE, topic: test },
      line: voice.say(test === "numeracy" ? "offer.sum" : "offer.english"),
    };
  if (random() > 0.5) return null;
  const choice = { category: null, competency: null, difficulty: null, kind: null, airline: null };
  if (hasOwnQuestions(entry.citation.id))
    return {
      offer: {
        kind: "practise",
        choice: { ...choice, airline: entry.citation.id.replace("airlines/", "") },
      },
      line: voice.say("offer.airline", { airline: nameOf(entry) }),
    };
  if (entry.citation.id.startsWith("syllabus/first-aid"))
    return {
      offer: { kind: "practise", choice: { ...choice, category: "Emergency" } },
      line: voice.say("offer.emergency"),
    };
  return null;
}

/** Tests of the day whose exercises the chat can put, by the entries on them. */
const TESTS: ReadonlyMap<string, ExerciseTopic> = new Map([
  ["assessment-days/numeracy-test", "numeracy"],
  ["assessment-days/asked-sums-in-the-head", "numeracy"],
  ["assessment-days/asked-bad-at-maths", "numeracy"],
  ["assessment-days/english-test", "english"],
]);
const ANY_EXERCISE = {
  ...({ kind: "quiz", count: 3, continent: null, shows: null } as const),
  ...{ isOnTold: false, exercise: null },
};

function withOffer(draft: Draft, offered: ReturnType<typeof offerOf>): Draft {
  return offered
    ? { ...draft, paragraphs: [...draft.paragraphs, offered.line], offer: offered.offer }
    : draft;
}
