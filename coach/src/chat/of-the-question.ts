import { answer } from "./answer/answer.ts";
import { type Context, type Draft, suggest } from "./answer/draft.ts";
import { questionById, questionCitation } from "./answer/practise.ts";
import { askedOfQuestion, beginsAnAnswer } from "./read/asked-of-question.ts";
import type { Message } from "./read/message.ts";
import { settingOf } from "./read/moves/setting.ts";
import { type ChatRequest, entryRequest } from "./request.ts";
import type { WordId } from "./words.ts";

/** What is said of the question that was put, before it is answered; null where it is something else. */
export function ofTheQuestion(message: Message, context: Context): Draft | null {
  const { state, voice } = context;
  const { open } = state;
  const question = questionById(open?.id ?? "");
  if (open === null || open.take !== null || !question || settingOf(state) !== "asked") return null;
  const beside = (id: WordId, values = {}): Draft => ({
    request: { kind: "analyse-answer", mode: "ask" },
    paragraphs: [voice.say(id, values)],
    citations: [questionCitation(question)],
    suggestions: suggest(voice, [["suggest.hint"], ["suggest.skip"], ["suggest.stop"]]),
  });
  const told = (request: ChatRequest) => answer(request, message.own, context);
  switch (askedOfQuestion(message)) {
    case "meaning":
      return told({ kind: "analyse-answer", mode: "hint" });
    case "common":
      return beside("asked.common", {
        competency: voice.say(`competency.${question.competency}.name`),
      });
    case "think":
      return beside("practise.take-time");
    case "which-story":
      return beside("asked.which-story");
    case "structure":
      return told({ kind: "explain-star", part: "whole" });
    case "voice":
      return told({ kind: "product", part: "voice" });
    case "english":
      return beside("asked.english");
    case "elsewhere":
      return told(entryRequest(["assessment-days/final-story-from-elsewhere"]));
    case null:
      break;
  }
  const begun = [open.begun, message.own].filter(Boolean).join(" ");
  return question.kind === "behavioural" && beginsAnAnswer(message) && begun.length <= LONGEST_BEGUN
    ? { ...beside("asked.go-on"), notes: { open: { ...open, begun } } }
    : null;
}

const LONGEST_BEGUN = 400;
