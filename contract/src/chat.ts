import { z } from "zod";
import { CHAT_MESSAGE_MAX_CHARACTERS } from "./chat-terms.ts";
import { CoachSource, turnText } from "./coaching.ts";

export { CHAT_EVENTS, CHAT_MESSAGE_MAX_CHARACTERS } from "./chat-terms.ts";

/** Where a statement of the coach comes from: an entry of the built-in content, or the person's own record; or the screen that it is about. */
export const Citation = z.object({
  /** `<set>/<id of the entry>` as the search index names it; `person/<what>` for the person's own record; `screens/<path>` for a screen of the product. */
  id: z.string(),
  /** What a reader calls it, e.g. "Terminology: Jump seat". */
  title: z.string(),
  /** Source and year behind the entry, where the content names one. */
  source: z.string().nullable(),
});
export type Citation = z.infer<typeof Citation>;

export const ChatMessage = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  role: z.enum(["user", "assistant"]),
  /** Plain text; paragraphs are parted by blank lines, list items begin with "- ". */
  message: z.string(),
  citations: z.array(Citation),
  /** Things to say next, at most four; each is sent as typed when chosen. */
  suggestions: z.array(z.string()).max(4),
  /** Null for what the person wrote. */
  source: CoachSource.nullable(),
  isSample: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const NewChatMessage = z.object({
  userId: z.string().min(1).max(120),
  message: turnText("Write a message first", CHAT_MESSAGE_MAX_CHARACTERS),
  role: z.literal("user"),
});
export type NewChatMessage = z.infer<typeof NewChatMessage>;

export const ChatTurn = z.object({ message: ChatMessage, reply: ChatMessage });
export type ChatTurn = z.infer<typeof ChatTurn>;
