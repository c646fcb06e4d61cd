import { adaptResponse } from "coach/adapt/adapt-response";
import type { ChatInput, ChatReply } from "coach/chat/thread";
import { readEmotion } from "coach/emotion/read-emotion";
import { giveFeedback } from "coach/feedback/give-feedback";
import { analyseStar } from "coach/star/analyse";
import { rewriteAnalysis } from "coach/star/words";
import type { Coach, PutQuestion } from "./coach.ts";

/** The built-in engine: deterministic, on this machine, in milliseconds. */
export const builtInCoach: Coach = {
  analyse: async (question, answer, language) =>
    analyseStar({ question: knownOf(question), answer, language }),
  rewrite: rewriteAnalysis,
  giveFeedback: async ({ question, ...answer }) =>
    giveFeedback({ ...answer, question: knownOf(question) }),
  adapt: async (input) => ({ ...adaptResponse(input), source: "built-in" }),
  readEmotion: async (text) => readEmotion(text),
  reply: async (input, { onText, signal } = {}) => {
    const said = (await chatEngine())(input);
    signal?.throwIfAborted();
    if (onText) for (const piece of piecesOf(said.text)) onText(piece);
    return { ...said, source: "built-in" };
  },
  prepare: () => {
    if (isPrepared) return;
    isPrepared = true;
    // What fails here fails again, and is seen, at the first reply.
    warm().catch(() => {});
  },
};

let isPrepared = false;

/** Much of the content is put in order at the first question only: one is asked in nobody's name. */
async function warm(): Promise<void> {
  const reply = await chatEngine();
  // A breath for those who wait meanwhile.
  await new Promise((resolve) => setTimeout(resolve, 0));
  reply({
    ...{ message: "What is a jump seat?", before: [], state: null, language: "en" },
    ...{ today: "2026-01-01", random: () => 0 },
    person: {
      ...{ name: "", targetAirline: null, targetRegion: null, interviewDate: null },
      ...{ answers: [], stories: [], documents: [] },
    },
  });
}

function knownOf({ text, bank }: PutQuestion) {
  if (bank === null) return { text };
  const { kind, category, competency, listensFor } = bank;
  return { text, kind, category, competency, listensFor };
}

let engine: Promise<(input: ChatInput) => ChatReply> | null = null;

/** Content and engine are read at the first message and kept: a start does not wait for them. */
function chatEngine(): Promise<(input: ChatInput) => ChatReply> {
  engine ??= Promise.all([
    import("coach/chat/reply"),
    import("coach/chat/knowledge/knowledge").then(({ loadKnowledge }) => loadKnowledge()),
  ]).then(
    ([{ reply }, knowledge]) =>
      (input) =>
        reply(input, knowledge),
  );
  return engine;
}

/** Sentences and list items with the space after them; together they are the text again. */
function piecesOf(text: string): string[] {
  return text.split(/(?<=[.!?。！？:：]\s|\n)/u);
}
