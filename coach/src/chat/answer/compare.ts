import type { Entry, Facet, Part } from "../knowledge/entry.ts";
import { hasOwnQuestions } from "../knowledge/questions.ts";
import type { ChatRequest } from "../request.ts";
import { isWordId, type Voice, type WordId } from "../words.ts";
import { type Context, type Draft, items, opening, type Suggest, suggest } from "./draft.ts";
import { citationOf, nameOf, unique } from "./telling.ts";

type EntryRequest = Extract<ChatRequest, { kind: "entry" }>;

const SHORT_WORDS = 32;
/** Asked of two, "what is the difference" wants what decides, and no list of what each is proud of. */
const OF_ALL: ReadonlySet<Facet> = new Set<Facet>(["requirements", "special"]);

/** Two or more entries beside each other: the parts asked for, or of airlines what tells them apart. */
export function compare(request: EntryRequest, entries: readonly Entry[], context: Context): Draft {
  const { voice } = context;
  const isAirlines = entries[0]?.set === "airlines";
  const facet = request.facet !== null && OF_ALL.has(request.facet) ? null : request.facet;
  const facets: readonly Facet[] =
    facet !== null ? [facet, ...request.others] : isAirlines ? DECIDING : ["lead"];
  const blocks = facets.map((facet) => beside(facet, entries, context));
  const found = blocks.flatMap((block) => block.found);
  return {
    request,
    paragraphs: [
      ...(entries[0]?.set === "airports"
        ? []
        : [
            voice.say(facet ? "compare.one" : "compare.all", {
              names: entries.map(nameOf),
            }),
          ]),
      ...blocks.map(({ facet, lines }) => {
        const label = `facet.${facet}`;
        return blocks.length > 1 && isWordId(label)
          ? `${voice.say(label)}\n${items(lines)}`
          : items(lines);
      }),
      ...(isAirlines ? [voice.say("airline.check-page")] : []),
    ],
    citations: unique(entries.map((entry) => citationOf(entry, undefined))),
    suggestions: suggest(voice, [
      ...(isAirlines && entries[0] ? suggestionsOf(entries[0]) : []),
      ["suggest.shorter"],
      ["suggest.practise"],
    ]),
    ...(found.length === 0 || found.every(({ isUnknown }) => isUnknown) ? { declined: true } : {}),
  };
}

function suggestionsOf(airline: Entry): Suggest {
  const of = { airline: nameOf(airline) };
  const values: Suggest = [["suggest.airline-values", of]];
  return hasOwnQuestions(airline.citation.id)
    ? [["suggest.airline-questions", of], ...values]
    : values;
}

/** What decides for most applicants. */
const DECIDING: readonly Facet[] = ["age", "reach", "languages", "swimming", "appearance", "bases"];

/** One part of each entry, a line each. */
function beside(
  facet: Facet,
  entries: readonly Entry[],
  { voice, isShort }: Context,
): { facet: Facet; found: Part[]; lines: string[] } {
  const parts = entries.map((entry) => entry.parts.find((part) => part.facet === facet));
  return {
    facet,
    found: parts.filter((part) => part !== undefined),
    lines: entries.map((entry, at) => {
      const part = parts[at];
      const told = part ? withoutName(inOneLine(part, voice, isShort), entry) : null;
      return `${nameOf(entry)}: ${told ?? voice.say("entry.part-missing")}`;
    }),
  };
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
