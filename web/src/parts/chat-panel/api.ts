import { infiniteQueryOptions } from "@tanstack/react-query";
import type { ChatMessage, ChatTurn, NewChatMessage } from "contract/chat";
import type { ChatEventName } from "contract/chat-terms";
import type { Problem } from "contract/problem";
import { call, callJson } from "../../lib/api.ts";
import { ApiError, OfflineError } from "../../lib/api-error.ts";
import { callEvents } from "../../lib/event-stream.ts";
import { nextPageOf } from "../../lib/next-page.ts";
import type { HistoryPage } from "./model.ts";

const CHAT_PATH = "/api/chat/me";
/** Messages at first, and with each "Load earlier": some four screens of the panel. */
const PAGE_SIZE = 30;

/** The conversation, read backwards page by page. */
export const historyQuery = infiniteQueryOptions({
  queryKey: [CHAT_PATH],
  queryFn: async ({ pageParam, signal }): Promise<HistoryPage> => {
    const answer = await call("GET", pageParam, { signal });
    return { messages: (await answer.json()) as ChatMessage[], earlier: nextPageOf(answer) };
  },
  initialPageParam: `${CHAT_PATH}?limit=${PAGE_SIZE}`,
  getNextPageParam: (page: HistoryPage) => page.earlier,
});

export interface TurnToSend {
  /** Of this attempt and its repetitions: the server takes it once. */
  id: string;
  userId: string;
  text: string;
  language: string;
}

interface TurnListener {
  /** The person's message as the server stores it. */
  onStored: (message: ChatMessage) => void;
  /** The reply as it grows, whole each time. */
  onText: (reply: string) => void;
}

/**
 * Says something to the coach; resolves to both messages as stored. A stream that cannot be read is asked for again without one: the same id
 * gives the same turn.
 */
export async function sendTurn(
  turn: TurnToSend,
  { onStored, onText }: TurnListener,
): Promise<ChatTurn> {
  const path = `/api/chat?language=${turn.language}`;
  const payload: NewChatMessage = { userId: turn.userId, message: turn.text, role: "user" };
  const options = { payload, headers: { "idempotency-key": turn.id } };
  let stored: ChatMessage | null = null;
  let text = "";
  try {
    for await (const { name, data } of callEvents("POST", path, options)) {
      if (name === "json") return data as ChatTurn;
      switch (name as ChatEventName) {
        case "message":
          stored = data as ChatMessage;
          onStored(stored);
          break;
        case "text":
          text += data as string;
          onText(text);
          break;
        case "reply":
          if (stored) return { message: stored, reply: data as ChatMessage };
          break;
        case "problem": {
          const problem = data as Problem;
          throw new ApiError(problem.status, problem.detail, problem, null);
        }
      }
    }
  } catch (error) {
    // Refused, or nobody there: that is the answer. Broken off on the way: asked for once more.
    if (error instanceof ApiError || error instanceof OfflineError) throw error;
  }
  onText("");
  return callJson<ChatTurn>("POST", path, options);
}

export async function forgetConversation(): Promise<void> {
  await call("DELETE", CHAT_PATH);
}
