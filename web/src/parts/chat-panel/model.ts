import type { ChatMessage, ChatTurn, Citation } from "contract/chat";
import { CHAT_MESSAGE_MAX_CHARACTERS } from "contract/chat-terms";
import type { Progress } from "contract/progress";

/** A piece of a message as it is laid out; lines of one paragraph keep their breaks. */
export type TextBlock = { kind: "paragraph"; text: string } | { kind: "list"; items: string[] };

/** Paragraphs are parted by blank lines, list items begin with "- " (the contract's plain text). */
export function textBlocks(message: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let isNew = true;
  for (const line of message.replaceAll("\r\n", "\n").split("\n")) {
    const last = blocks.at(-1);
    const item = /^\s*- +(.+)$/.exec(line)?.[1];
    if (line.trim() === "") isNew = true;
    else if (item !== undefined) {
      if (last?.kind === "list" && !isNew) last.items.push(item);
      else blocks.push({ kind: "list", items: [item] });
      isNew = false;
    } else if (last?.kind === "paragraph" && !isNew) last.text += `\n${line}`;
    else {
      blocks.push({ kind: "paragraph", text: line });
      isNew = false;
    }
  }
  return blocks;
}

const OF_SCREENS = "screens/";

/** The way to the screen that a citation names; null where it names a source. */
export const pathOf = (id: string): string | null =>
  id.startsWith(OF_SCREENS) ? `/${id.slice(OF_SCREENS.length)}` : null;

/** Citations that say where something is from. */
export const sourcesIn = (citations: readonly Citation[]): readonly Citation[] =>
  citations.filter(({ id }) => pathOf(id) === null);

/** The counter is shown from here on: near enough to the limit to matter. */
const COUNTER_FROM = CHAT_MESSAGE_MAX_CHARACTERS - 500;

export interface Room {
  /** Characters over the limit or left; null while the limit is far. */
  left: number | null;
  isOver: boolean;
}

export function roomOf(text: string): Room {
  const left = CHAT_MESSAGE_MAX_CHARACTERS - text.length;
  return { left: text.length >= COUNTER_FROM ? left : null, isOver: left < 0 };
}

/** Blank or too long text is not sent, nor anything while a message is on its way (1, section 5). */
export function canSend(text: string, isSending: boolean): boolean {
  return !isSending && text.trim() !== "" && !roomOf(text).isOver;
}

/** Words that were dictated, behind what stands there already. */
export function withDictated(text: string, words: string): string {
  if (words === "") return text;
  return text === "" || /\s$/.test(text) ? text + words : `${text} ${words}`;
}

/** A page of the history, oldest first, and where the one before it is. */
export interface HistoryPage {
  messages: ChatMessage[];
  /** Path of the page before; null at the beginning. */
  earlier: string | null;
}

/** Pages as they were read, the newest first, as one conversation; no message twice. */
export function conversation(pages: readonly HistoryPage[]): ChatMessage[] {
  const found = new Map<string, ChatMessage>();
  for (const { messages } of [...pages].reverse())
    for (const message of messages) found.set(message.id, message);
  return [...found.values()];
}

/** The same pages with a turn at their end. */
export function withTurn(pages: readonly HistoryPage[], turn: ChatTurn): HistoryPage[] {
  const [newest = { messages: [], earlier: null }, ...older] = pages;
  const ids = new Set([turn.message.id, turn.reply.id]);
  const before = newest.messages.filter(({ id }) => !ids.has(id));
  return [{ ...newest, messages: [...before, turn.message, turn.reply] }, ...older];
}

/** True where a message is the first of its calendar day in the reader's zone. */
export function beginsDay(message: ChatMessage, before: ChatMessage | undefined): boolean {
  const day = (at: string) => new Date(at).toDateString();
  return before === undefined || day(message.createdAt) !== day(before.createdAt);
}

/** What the coach can be asked at the start, as keys of `chat.starter`. */
export type Starter =
  | "situation"
  | "task"
  | "action"
  | "result"
  | "star"
  | "airline"
  | "airlines"
  | "practice"
  | "stories"
  | "day";

/** Three or four things to begin with, drawn from what the person has. */
export function startersFor(
  targetAirline: string,
  progress: Progress | undefined,
): readonly Starter[] {
  const hasPractised = (progress?.practiceSessions ?? 0) > 0;
  return [
    progress?.nextStep?.section ?? "star",
    targetAirline ? "airline" : "airlines",
    "practice",
    hasPractised ? "stories" : "day",
  ];
}
