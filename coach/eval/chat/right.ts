import { textOf } from "coach/chat/knowledge/entry-text";
import type { ChatKnowledge } from "coach/chat/knowledge/knowledge";
import { type ChatState, readState } from "coach/chat/state";
import type { ChatReply } from "coach/chat/thread";
import type { LabelledQuestion } from "./format.ts";

/** What the coach is counts among what it can do; a farewell among thanks. */
function intentOf(kind: NonNullable<ChatState["request"]>["kind"] | undefined): string {
  if (kind === "identity") return "capabilities";
  return kind ?? "none";
}

/** Why a reply is not what was expected; empty where it is. */
export function faultsOf(expected: Omit<LabelledQuestion, "ask">, given: ChatReply): string[] {
  const state = readState(given.state);
  const intent = `intent:${intentOf(state.request?.kind)}`;
  const ids = given.citations.map(({ id }) => id);
  const faults: string[] = [];
  const isMet = expected.expect.some((wanted) =>
    wanted.startsWith("intent:") ? wanted === intent : ids.some((id) => id.startsWith(wanted)),
  );
  if (!isMet && !(expected.declines && state.declined))
    faults.push(
      `expected ${expected.expect.join(" or ")}, got ${intent} ${ids.slice(0, 4).join(" ")}`,
    );
  for (const any of expected.says ?? [])
    if (!any.some((words) => given.text.toLowerCase().includes(words.toLowerCase())))
      faults.push(`does not say ${any.join(" or ")}`);
  if (expected.declines === true && !state.declined) faults.push("does not decline");
  return faults;
}

/** Replies that rest on the content: every statement of fact in them needs an entry behind it. */
const FACTUAL = new Set([
  "entry",
  "airlines",
  "rank",
  "fit",
  "tattoos",
  "airports",
  "airline-questions",
  "topics",
  "assessment-day",
]);

/**
 * What a reply states without having it from a cited entry: a factual reply with no citation, and every number that
 * stands neither in a cited entry nor in the question. Counts of lists ("I know 43 airlines") are the lists' lengths.
 */
export function inventedIn(asked: string, given: ChatReply, knowledge: ChatKnowledge): string[] {
  const { request, declined } = readState(given.state);
  if (!request || !FACTUAL.has(request.kind)) return [];
  if (given.citations.length === 0) return declined ? [] : [`no citation: ${asked}`];
  const entries = given.citations.map(({ id }) => knowledge.entry(id));
  const lost = given.citations
    .filter((_, at) => !entries[at])
    .map(({ id }) => `cites ${id}, which is not there: ${asked}`);
  const behind = [
    asked,
    // "1m68", "1 metre 68" and "1.68" are told back in centimetres.
    asked.replace(/\b1(?:[.,]| ?m(?:et(?:er|re)s?)?,? ?)(\d\d)\b/g, "1$1"),
    // "5'4" as well, to half a centimetre.
    asked.replace(/\b([4-6])(?: ?(?:'|’|ft\.?|feet|foot) ?)(1[01]|\d)\b/gi, (_, feet, inches) =>
      String(Math.round(2 * 2.54 * (12 * Number(feet) + Number(inches))) / 2),
    ),
    ...entries.map((entry) => (entry ? textOf(entry) : "")),
    ...given.citations.flatMap(({ id }) => knowledge.further.of(id).map(({ answer }) => answer)),
    ...given.citations.map(({ source }) => source ?? ""),
  ].join(" ");
  const isReach = given.citations.some(({ id }) => id === REACH_FROM_HEIGHT);
  const known = new Set([
    ...numbersIn(behind),
    ...(isReach ? numbersIn(behind).flatMap((one) => reachedAt(Number(one))) : []),
  ]);
  const counts = new Set(
    [given.citations.length, ...Array.from({ length: 60 }, (_, at) => at)].map(String),
  );
  const isCounting = ["airlines", "rank", "fit", "tattoos", "airports"].includes(request.kind);
  return [
    ...lost,
    ...numbersIn(given.text)
      .filter((number) => !known.has(number) && !(isCounting && counts.has(number)))
      .map((number) => `${number} stands in no cited entry: ${asked}`),
  ];
}

/** Where the entry on it is cited, its rule may be applied to a height that was told: a quarter more, and eight to twelve on tiptoe. */
const REACH_FROM_HEIGHT = "assessment-days/asked-reach-from-height";
const [SHORTEST, TALLEST] = [130, 209] as const;

function reachedAt(heightCm: number): string[] {
  if (heightCm < SHORTEST || heightCm > TALLEST) return [];
  const flat = Math.round(1.25 * heightCm);
  return [flat, flat + 8, flat + 12].map(String);
}

function numbersIn(text: string): string[] {
  return (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((number) =>
    number.replace(/,(?=\d{3}\b)/g, "").replace(/[.,]$/, ""),
  );
}
