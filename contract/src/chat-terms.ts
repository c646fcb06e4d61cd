/** Terms of the chat, without the schemas: the screen reads them before anything is sent. */

/** Longest message of a person in the chat: a full STAR answer, or a page of a CV. */
export const CHAT_MESSAGE_MAX_CHARACTERS = 5000;

/**
 * One event of a streamed turn: `message` is the stored message of the person, `text` the next piece
 * of the reply, `reply` the stored reply, whole. A problem document under `problem` ends the stream.
 */
export const CHAT_EVENTS = ["message", "text", "reply", "problem"] as const;
export type ChatEventName = (typeof CHAT_EVENTS)[number];
