import type { Entry, Part } from "../knowledge/entry.ts";
import { IN_GENERAL } from "../knowledge/in-general.ts";
import type { ChatRequest } from "../request.ts";
import { hiringSteps } from "./day.ts";
import type { Context, Draft } from "./draft.ts";
import { citationOf, nameOf, partText } from "./telling.ts";

type EntryRequest = Extract<ChatRequest, { kind: "entry" }>;

/** What is not known of an airline, with what holds at most of them. */
export function inGeneral(
  request: EntryRequest,
  entry: Entry,
  found: Part,
  context: Context,
): Omit<Draft, "suggestions"> {
  const { voice, knowledge } = context;
  const general = knowledge.entry(IN_GENERAL[found.facet] ?? "");
  const [lead] = general?.parts ?? [];
  const told = found.facet === "selection" ? hiringSteps(voice) : lead ? partText(lead, voice) : [];
  return {
    request,
    paragraphs:
      told.length > 0
        ? [voice.say("airline.gap-general", { airline: nameOf(entry) }), ...told]
        : [...partText(found, voice), voice.say("airline.check-page")],
    citations: [citationOf(entry, found), ...(general ? [general.citation] : [])],
    declined: true,
  };
}
