import { AIRLINE_QUESTIONS } from "content/airline-questions/airline-questions";
import type { Citation } from "contract/chat";
import type { Entry, Facet, Part } from "../knowledge/entry.ts";
import { itemsWith } from "../knowledge/focus.ts";
import { glossOf } from "../knowledge/terminology.ts";
import type { ChatRequest } from "../request.ts";
import { isWordId, type Voice, type WordId } from "../words.ts";
import { type Context, type Draft, items, opening, type Suggest, suggest, words } from "./draft.ts";

type EntryRequest = Extract<ChatRequest, { kind: "entry" }>;

/** A reply stays under this many words where nobody asked for a list (the house's length for the chat). */
const USUAL_WORDS = 105;
const SHORT_WORDS = 32;
const LIST_ITEMS = 8;

/** Tells what the content has on one entry, or the same of several side by side. */
export function answerEntry(request: EntryRequest, context: Context): Draft {
  const entries = request.ids.flatMap((id) => context.knowledge.entry(id) ?? []);
  const [entry] = entries;
  if (!entry) return nothing(request, context);
  if (entries.length > 1) return compare(request, entries, context);
  if (request.facet === "translation") return translate(request, entry, context);
  if (request.facet !== null && request.facet !== "lead") {
    const found = entry.parts.find(({ facet }) => facet === request.facet);
    const chosen = found && {
      ...found,
      list: request.focus.length > 0 ? itemsWith(found.list, request.focus) : found.list,
    };
    if (chosen && request.told === 0) return tellPart(request, entry, chosen, context);
  }
  return tellOn(request, entry, context);
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
  for (const one of left) {
    const next = words(partText(one, voice).join(" "));
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
        ...paragraphs,
        ...sourceParagraph(entry, first, context),
      ],
      citations: unique(told.map((one) => citationOf(entry, one))),
      suggestions: suggestionsFor(entry, context, isMore ? 1 : 0),
    },
    request.told === 0 ? offerOf(entry, context) : null,
  );
}

/** An airline's company facts come one by one; a term's meaning and its use belong together. */
function goesAlong(one: Part, entry: Entry): boolean {
  if (entry.set === "airlines") return false;
  return one.facet !== "pronunciation" && one.facet !== "time" && one.facet !== "details";
}

function tellPart(request: EntryRequest, entry: Entry, found: Part, context: Context): Draft {
  const { voice, isShort } = context;
  const paragraphs = isShort ? shortText(found, voice) : partText(found, voice);
  return withOffer(
    {
      request,
      paragraphs: [
        ...paragraphs,
        ...(found.isUnknown ? [voice.say("airline.check-page")] : []),
        ...sourceParagraph(entry, found, context),
      ],
      citations: [citationOf(entry, found)],
      suggestions: suggestionsFor(entry, context, 1),
      ...(found.isUnknown ? { declined: true } : {}),
    },
    found.isUnknown ? null : offerOf(entry, context),
  );
}

/** Two or more entries beside each other: one part of each, or what tells airlines apart. */
function compare(request: EntryRequest, entries: readonly Entry[], context: Context): Draft {
  const { voice } = context;
  const facets: Facet[] =
    request.facet !== null
      ? [request.facet]
      : entries[0]?.set === "airlines"
        ? ["headquarters", "fleet", "age", "reach", "bases"]
        : ["lead"];
  const lines = entries.map((entry) => {
    const found = facets.flatMap(
      (facet) =>
        entry.parts.find((part) => part.facet === facet) ??
        (request.facet ? [] : (entry.parts[0] ?? [])),
    );
    const told = found.map((one) => withoutName(inOneLine(one, voice, context.isShort), entry));
    return {
      found,
      line: `${nameOf(entry)}: ${told.length > 0 ? told.join(" ") : voice.say("entry.part-missing")}`,
    };
  });
  const isPlaces = entries[0]?.set === "airports";
  return {
    request,
    paragraphs: [
      ...(isPlaces
        ? []
        : [
            voice.say(request.facet ? "compare.one" : "compare.all", {
              names: entries.map(nameOf).join(", "),
            }),
          ]),
      items(lines.map(({ line }) => line)),
      ...(entries[0]?.set === "airlines" ? [voice.say("airline.check-page")] : []),
    ],
    citations: unique(entries.map((entry) => citationOf(entry, undefined))),
    suggestions: suggest(voice, [
      ...(entries[0]?.set === "airlines" && entries[0]
        ? ([
            ["suggest.airline-questions", { airline: nameOf(entries[0]) }],
            ["suggest.airline-values", { airline: nameOf(entries[0]) }],
          ] as Suggest)
        : []),
      ["suggest.shorter"],
      ["suggest.practise"],
    ]),
    ...(lines.every(({ found }) => found.every(({ isUnknown }) => isUnknown))
      ? { declined: true }
      : {}),
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

/** Text and list of a part, each a paragraph. */
function partText({ text, list, label }: Part, { say }: Voice): string[] {
  const own = typeof text === "string" ? text : say(text.id, text.values);
  const head = label ? say(label.id, label.values) : "";
  const opening = [head, own].filter(Boolean).join(" ");
  const shown = list.slice(0, LIST_ITEMS);
  if (shown.length === 1 && typeof text !== "string") return [[opening, shown[0]].join(" ")];
  return [opening, shown.length > 0 ? items(shown) : ""].filter(Boolean);
}

function shortText(one: Part, voice: Voice): string[] {
  const [first = "", second] = partText(one, voice);
  if (first.startsWith("- ")) return [first.split("\n").slice(0, 3).join("\n")];
  const short = opening(first, SHORT_WORDS);
  return second && first.endsWith(":")
    ? [short, second.split("\n").slice(0, 3).join("\n")]
    : [short];
}

function inOneLine(one: Part, voice: Voice, isShort: boolean): string {
  const { text, list, label } = one;
  const own = typeof text === "string" ? text : voice.say(briefOf(text.id), text.values);
  const shown = list.slice(0, isShort ? 2 : 5).map((item) => item.replace(/[.;]$/, ""));
  const body =
    list.length > 0 && (label || own.endsWith(":"))
      ? `${shown.join("; ")}.`
      : [own, ...(list.length > 0 ? [`${shown.join("; ")}.`] : [])].join(" ");
  return isShort ? opening(body, SHORT_WORDS) : body;
}

/** Side by side the name stands before the colon; some sentences have a wording without it. */
function briefOf(id: WordId): WordId {
  const brief = `${id}.brief`;
  return isWordId(brief) ? brief : id;
}

/** "Emirates: Emirates has …" says the name twice. */
function withoutName(line: string, entry: Entry): string {
  const name = nameOf(entry);
  return line.startsWith(`${name}: `) ? line.slice(name.length + 2) : line;
}

export function nameOf(entry: Entry): string {
  return entry.set === "airlines" || entry.set === "airports"
    ? (entry.names[0] ?? "")
    : entry.citation.title.replace(/^[^:]+: /, "");
}

function citationOf(entry: Entry, part: Part | undefined): Citation {
  return part?.source ? { ...entry.citation, source: part.source } : entry.citation;
}

function unique(citations: readonly Citation[]): Citation[] {
  return [...new Map(citations.map((one) => [one.id, one])).values()];
}

function sourceParagraph(entry: Entry, part: Part, { voice, isShort }: Context): string[] {
  const source = part.source ?? entry.citation.source;
  // Places and codes come from lists of airports; their names add nothing for a reader.
  return source === null || isShort || entry.set === "airports"
    ? []
    : [voice.say("source.line", { source })];
}

function glossLine(entry: Entry, voice: Voice): string | null {
  const found = glossOf(entry.citation.id, voice.language);
  return found ? `${found.term} = ${found.gloss}` : null;
}

const WITH_QUESTIONS = new Set(AIRLINE_QUESTIONS.map(({ airline }) => `airlines/${airline}`));

function suggestionsFor(entry: Entry, { voice }: Context, more: number): string[] {
  const own: Suggest = more > 0 ? [["suggest.more"]] : [];
  const airline = { airline: nameOf(entry) };
  switch (entry.set) {
    case "airlines":
      return suggest(voice, [
        ["suggest.airline-requirements", airline],
        ["suggest.airline-selection", airline],
        ["suggest.airline-values", airline],
        ...(WITH_QUESTIONS.has(entry.citation.id)
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
  if (isShort || random() > 0.5) return null;
  const choice = { category: null, competency: null, difficulty: null, kind: null, airline: null };
  if (WITH_QUESTIONS.has(entry.citation.id))
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

function withOffer(draft: Draft, offered: ReturnType<typeof offerOf>): Draft {
  return offered
    ? { ...draft, paragraphs: [...draft.paragraphs, offered.line], offer: offered.offer }
    : draft;
}
