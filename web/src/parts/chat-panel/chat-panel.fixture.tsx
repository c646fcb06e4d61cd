import { screen } from "@testing-library/react";
import type { ChatMessage } from "contract/chat";
import { type Answers, renderScreen, STAGE_USER_ID } from "../../testing/screen-stage.tsx";
import { ChatPanel } from "./chat-panel.tsx";

/** The panel on the stage, messages as the server stores them, and a turn as it streams. For tests only. */

/** Answers what was sent. */
export const openChat = (answers: Answers = {}) =>
  renderScreen(<ChatPanel heading={<h2>AI coach</h2>} />, {
    address: "/",
    groups: ["nav", "chat"],
    answers: {
      "GET /api/chat/me": [],
      "GET /api/documents": [],
      "GET /api/progress": { practiceSessions: 0, nextStep: null },
      ...answers,
    },
  });

export const chatField = () =>
  screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Ask the coach" });

export const greeted = () => screen.findByText(/^Hello Leïla\./);

export function chatMessage(id: number, change: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: `0c0f5c1e-0000-4000-8000-${String(id).padStart(12, "0")}`,
    userId: STAGE_USER_ID,
    role: id % 2 === 1 ? "user" : "assistant",
    message: `Message ${id}`,
    citations: [],
    suggestions: [],
    source: id % 2 === 1 ? null : "built-in",
    isSample: false,
    createdAt: `2026-11-20T12:${String(id % 60).padStart(2, "0")}:00.000Z`,
    ...change,
  };
}

export const SAID = chatMessage(101, { message: "What is a jump seat?" });
export const REPLIED = chatMessage(102, {
  message: "A folding seat for crew.\n\n- by every door\n- with a harness",
  citations: [
    { id: "terminology/jump-seat", title: "Terminology: Jump seat", source: "EASA CS-25, 2023" },
    { id: "person/answers", title: "Your answers", source: null },
  ],
  suggestions: ["Another term", "Ask me about it"],
});

const encoder = new TextEncoder();
const eventOf = (name: string, data: unknown) =>
  encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);

/** A streamed answer whose events are let go one by one. */
export function streamOf() {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given;
    },
  });
  return {
    answer: new Response(body, { headers: { "content-type": "text/event-stream" } }),
    push: (name: string, data: unknown) => controller.enqueue(eventOf(name, data)),
    end: () => controller.close(),
    breakOff: () => controller.error(new TypeError("network error")),
  };
}
