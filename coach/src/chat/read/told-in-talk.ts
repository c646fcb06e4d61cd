import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import type { ChatState } from "../state.ts";
import { readMessage } from "./message.ts";

/** Names of the entries that were told, the last first, in folded words; none of what was told before where the last was no entry. */
export function spokenOf({ topic, thisTalk }: ChatState, knowledge: ChatKnowledge): string[] {
  const isOfEntries = topic?.kind === "entry" || topic?.kind === "topics";
  const last = isOfEntries ? (topic.ids[0] ?? "") : "";
  return [last, ...thisTalk.told.toReversed().filter((id) => id !== last)].map((id) =>
    namesOf(id, knowledge),
  );
}

function namesOf(id: string, knowledge: ChatKnowledge): string {
  const entry = knowledge.entry(id);
  // "syllabus/first-aid-fainting": where it stands says what a quiz on it is about.
  const place = entry?.citation.id.replace(/[/-]/g, " ") ?? "";
  return entry ? readMessage(`${entry.names.join(" ")} ${place}`).plain : "";
}
