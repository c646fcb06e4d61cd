import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import type { ChatState } from "../state.ts";
import type { ChatInput } from "../thread.ts";
import { findsOf } from "./found.ts";
import { readMessage } from "./message.ts";

/** So well a find has to fit what was asked. */
const NEAR = 0.55;
const NEAREST = 3;

/** Ids of what else may have been meant by the message that was misread: found for it, and not told yet. */
export function meantInstead(
  before: ChatInput["before"],
  { topic }: ChatState,
  { finder }: ChatKnowledge,
): string[] {
  const said = before.findLast(({ role }) => role === "user")?.text;
  if (said === undefined) return [];
  const told = topic?.kind === "entry" || topic?.kind === "topics" ? topic.ids : [];
  return findsOf(readMessage(said), finder)
    .filter(({ entry, score }) => score >= NEAR && !told.includes(entry.citation.id))
    .map(({ entry }) => entry.citation.id)
    .slice(0, NEAREST);
}
