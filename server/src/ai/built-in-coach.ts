import { adaptResponse } from "coach/adapt/adapt-response";
import type { ChatKnowledge } from "coach/chat/knowledge/knowledge";
import type { ChatInput, ChatReply } from "coach/chat/thread";
import { readEmotion } from "coach/emotion/read-emotion";
import { giveFeedback } from "coach/feedback/give-feedback";
import { analyseStar } from "coach/star/analyse";
import { rewriteAnalysis } from "coach/star/words";
import type { LanguageCode } from "contract/languages";
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
  prepare: (language) => {
    // What fails here fails again, and is seen, at the first reply.
    warmed = warmed.then(() => warm(language)).catch(() => {});
  },
};

let warmed: Promise<void> = Promise.resolve();
let isReady = false;

/** A step at a time, with a breath between for those who wait meanwhile. */
async function warm(language: LanguageCode): Promise<void> {
  await chatEngine();
  const { makeLanguageReady, makeReady } = await import("coach/chat/make-ready");
  await nextTurn();
  if (!isReady) makeReady(await chatKnowledge());
  isReady = true;
  await nextTurn();
  makeLanguageReady(language);
}

const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 0));

function knownOf({ text, bank }: PutQuestion) {
  if (bank === null) return { text };
  const { kind, category, competency, listensFor } = bank;
  return { text, kind, category, competency, listensFor };
}

let engine: Promise<(input: ChatInput) => ChatReply> | null = null;
let knowledge: Promise<ChatKnowledge> | null = null;

function chatKnowledge(): Promise<ChatKnowledge> {
  knowledge ??= import("coach/chat/knowledge/knowledge").then(({ loadKnowledge }) =>
    loadKnowledge(),
  );
  return knowledge;
}

/** Content and engine are read at the first message and kept: a start does not wait for them. */
function chatEngine(): Promise<(input: ChatInput) => ChatReply> {
  engine ??= Promise.all([import("coach/chat/reply"), chatKnowledge()]).then(
    ([{ reply }, known]) =>
      (input) =>
        reply(input, known),
  );
  return engine;
}

/** Sentences and list items with the space after them; together they are the text again. */
function piecesOf(text: string): string[] {
  return text.split(/(?<=[.!?。！？:：]\s|\n)/u);
}
