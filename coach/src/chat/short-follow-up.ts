import type { Context } from "./answer/draft.ts";
import { basicIn } from "./read/basics.ts";
import { type FollowUp, followUpIn } from "./read/follow-up.ts";
import type { Message } from "./read/message.ts";
import { type ChatRequest, entryRequest } from "./request.ts";

/** "How come?", of an entry that people ask the reason of after it was told; null where it tells its reasons itself, or nobody does. */
export function reasonOf(message: Message, { state, knowledge }: Context): ChatRequest | null {
  const { topic } = state;
  const [id = ""] = topic?.kind === "entry" && topic.ids.length === 1 ? topic.ids : [];
  if (id === "" || followUpIn(message)?.does !== "why") return null;
  if (knowledge.entry(id)?.parts.some(({ facet }) => facet === "why")) return null;
  const asked = knowledge.further.of(id).filter(({ question }) => question.startsWith("Why "));
  return asked.length === 1 ? { ...entryRequest([id]), further: asked[0]?.id ?? null } : null;
}

/** "Why?" of an entry without a part on its reasons is a question about it like any other. */
export function shortFollowUp(message: Message, { state, knowledge }: Context): FollowUp | null {
  // "Can I go for it again?", after a no, is no wish for the answer once more.
  const short = basicIn(message.plain) === null ? followUpIn(message) : null;
  const { topic } = state;
  if (short?.does !== "why" || topic?.kind !== "entry") return short;
  const entry = knowledge.entry(topic.ids[0] ?? "");
  return entry?.parts.some(({ facet }) => facet === "why") ? short : null;
}
