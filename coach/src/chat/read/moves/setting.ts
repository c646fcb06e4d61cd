import type { ChatRequest } from "../../request.ts";
import type { ChatState } from "../../state.ts";

/** What a message comes after. The same words do another thing after a verdict than after an airline's rule. */
export const SETTINGS = ["verdict", "asked", "airline", "entry", "record", "quiz", "none"] as const;
export type Setting = (typeof SETTINGS)[number];

const OF_AN_AIRLINE: ReadonlySet<ChatRequest["kind"]> = new Set([
  ...(["airline-gap", "airline-questions", "fit", "other-airline", "which-airline"] as const),
  ...(["rank", "airlines", "tattoos", "tattoo-place"] as const),
]);
const OF_THE_RECORD: ReadonlySet<ChatRequest["kind"]> = new Set([
  ...(["practised-answer", "weakest-answer", "progress", "plan", "cv"] as const),
]);
const OF_AN_ENTRY: ReadonlySet<ChatRequest["kind"]> = new Set(["entry", "topics", "entry-gap"]);
/** What leaves the subject as it is. */
const ASIDE: ReadonlySet<ChatRequest["kind"]> = new Set([
  ...(["thanks", "acknowledge", "misread", "limit", "greeting", "is-kept"] as const),
]);

/** The setting that the last reply has made. */
export function settingOf({ request, topic, open, quiz }: ChatState): Setting {
  if (quiz !== null) return "quiz";
  const last = request !== null && ASIDE.has(request.kind) ? (topic ?? request) : request;
  if (last === null) return "none";
  const isPractice = request?.kind === "analyse-answer" || request?.kind === "practise";
  const isLaidOpen = request?.kind === "practised-answer" || request?.kind === "weakest-answer";
  if (open?.take != null && (isPractice || isLaidOpen || ASIDE.has(request?.kind ?? "limit")))
    return "verdict";
  if (open !== null && (isPractice || request?.kind === "drill")) return "asked";
  // What was told in general, for somebody who asks it of an airline, leaves that one spoken of.
  const isOfAirline = topic?.kind === "entry" && topic.ids[0]?.startsWith("airlines/");
  if (OF_AN_AIRLINE.has(last.kind) || (last.kind === "entry" && isOfAirline)) return "airline";
  if (OF_THE_RECORD.has(last.kind)) return "record";
  return OF_AN_ENTRY.has(last.kind) ? "entry" : "none";
}
