import type { Entry, Facet, Part } from "../knowledge/entry.ts";
import type { ChatRequest } from "../request.ts";
import { isWordId, type Voice, type WordId } from "../words.ts";
import { type Context, type Draft, items, opening, type Suggest, suggest } from "./draft.ts";
import { citationOf, nameOf, unique } from "./telling.ts";

type EntryRequest = Extract<ChatRequest, { kind: "entry" }>;

const SHORT_WORDS = 32;

/** Two or more entries beside each other: one part of each, or what tells airlines apart. */
export function compare(request: EntryRequest, entries: readonly Entry[], context: Context): Draft {
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
              names: entries.map(nameOf),
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
