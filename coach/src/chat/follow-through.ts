import type { LanguageCode } from "contract/languages";
import { detectLanguage } from "../language/detect.ts";
import { answer } from "./answer/answer.ts";
import type { Context, Draft } from "./answer/draft.ts";
import { howAsked, NO_CHOICE, questionById, questionCitation } from "./answer/practise.ts";
import { say } from "./answer/talk.ts";
import { verdictInShort } from "./answer/verdict.ts";
import type { Entry } from "./knowledge/entry.ts";
import { statementsOf } from "./knowledge/statements.ts";
import type { FollowUp } from "./read/follow-up.ts";
import { type ChatRequest, entryRequest } from "./request.ts";
import { FRESH_STATE } from "./state.ts";
import type { ChatTurnText } from "./thread.ts";
import { createVoice } from "./words.ts";

/** Answers a short message by what it does with the turn before it. */
export function followUp(said: FollowUp, before: readonly ChatTurnText[], context: Context): Draft {
  const { state } = context;
  const now = (request: ChatRequest, changes: Partial<Context> = {}) =>
    answer(request, "", { ...context, ...changes });
  switch (said.does) {
    case "language":
      // Who asks for the language that is spoken already means what stands in English.
      return isSpokenAlready(said.language, before) && said.language !== "en"
        ? now({ kind: "limit", limit: "english" })
        : inLanguage(said.language, context);
    case "greeting":
      return now({ kind: "greeting", isSmallTalk: false });
    case "thanks":
    case "bye":
      return now({ kind: "thanks", isBye: said.does === "bye" });
    case "stop":
      return now({ kind: "analyse-answer", mode: "stop" });
    case "hint":
      return state.open ? now({ kind: "analyse-answer", mode: "hint" }) : other(context, "more");
    case "skip":
      return skip(context);
    case "sources":
      return now({ kind: "sources" });
    case "yes":
      return state.offer
        ? now(state.offer)
        : state.open
          ? questionAgain(context)
          : say({ kind: "acknowledge" }, "talk.acknowledge", context);
    case "no":
      return say(
        { kind: "acknowledge" },
        state.open ? "practise.take-time" : "talk.acknowledge",
        context,
      );
    case "shorter":
      return shorter(before, context);
    case "repeat":
      return repeat(before, context);
    case "another":
      return another(context);
    case "retry":
      return retry(context);
    case "more":
    case "why":
    case "example":
      return other(context, said.does);
  }
}

function isSpokenAlready(language: LanguageCode, before: readonly ChatTurnText[]): boolean {
  const last = before.findLast(({ role }) => role === "assistant");
  return last !== undefined && detectLanguage(last.text.slice(0, HEAD_CHARACTERS)) === language;
}

/** As much of a reply as tells its language: what stands in English comes after it. */
const HEAD_CHARACTERS = 160;

/** The last reply once more in the language asked for, as far as there are words in it. */
function inLanguage(
  language: Extract<FollowUp, { does: "language" }>["language"],
  context: Context,
): Draft {
  const voice = createVoice(language, context.random);
  const inVoice = { ...context, voice, state: { ...context.state, saidEnglish: false } };
  const { request } = context.state;
  const switched: ChatRequest = { kind: "language", language };
  const again =
    request && request.kind !== "language" && !MADE_ONCE.has(request.kind)
      ? answer(request, "", inVoice)
      : null;
  const open = questionById(context.state.open?.id ?? "");
  return {
    request: switched,
    paragraphs: [
      voice.say("talk.language"),
      ...(again?.paragraphs ?? []),
      ...(!again && open ? [`“${open.question}”`] : []),
    ],
    citations: again?.citations ?? [],
    suggestions: again?.suggestions ?? say(switched, "talk.language", inVoice).suggestions,
  };
}

/** Answering these anew would put another question or judge nothing. */
const MADE_ONCE = new Set<ChatRequest["kind"]>([
  ...(["practise", "drill", "quiz", "quiz-answer", "analyse-answer", "language"] as const),
]);

function shorter(before: readonly ChatTurnText[], context: Context): Draft {
  const { request } = context.state;
  if (request?.kind === "analyse-answer" && request.mode === "judge") {
    const short = verdictInShort(context);
    if (short) return short;
  }
  const from = request && !MADE_ONCE.has(request.kind) ? request : context.state.topic;
  if (!from || MADE_ONCE.has(from.kind)) return repeat(before, context);
  const begun: ChatRequest = from.kind === "entry" ? { ...from, told: 0 } : from;
  return answer(begun, "", { ...context, isShort: true });
}

/** The last reply word for word, or the open question. */
function repeat(before: readonly ChatTurnText[], context: Context): Draft {
  if (context.state.open) return questionAgain(context);
  const { request } = context.state;
  if (request && !MADE_ONCE.has(request.kind))
    return answer(request.kind === "entry" ? { ...request, told: 0 } : request, "", context);
  const last = before.findLast(({ role }) => role === "assistant");
  const draft = say({ kind: "acknowledge" }, "talk.acknowledge", context);
  return last ? { ...draft, paragraphs: [last.text] } : draft;
}

function questionAgain(context: Context): Draft {
  const question = questionById(context.state.open?.id ?? "");
  const draft = answer({ kind: "analyse-answer", mode: "ask" }, "", context);
  return question
    ? {
        ...draft,
        paragraphs: [`“${question.question}”`, context.voice.say(howAsked(question))],
        citations: [
          { id: `questions/${question.id}`, title: `Question: ${question.question}`, source: null },
        ],
      }
    : draft;
}

function skip(context: Context): Draft {
  const { open } = context.state;
  if (!open) return another(context);
  if (!open.drill) return answer({ kind: "practise", choice: choiceBefore(context) }, "", context);
  const left = { ...open.drill, count: open.drill.count - 1 };
  if (left.count <= left.done.length)
    return answer({ kind: "analyse-answer", mode: "stop" }, "", context);
  const draft = answer({ kind: "practise", choice: open.drill.choice }, "", context);
  const next = draft.notes?.open;
  return next ? { ...draft, notes: { ...draft.notes, open: { ...next, drill: left } } } : draft;
}

function choiceBefore({ state }: Context) {
  const { topic } = state;
  return topic?.kind === "practise" || topic?.kind === "drill" ? topic.choice : NO_CHOICE;
}

/** The question answered last is put once more, with what to mend in it; without one "again" asks for another. */
function retry(context: Context): Draft {
  const { state, voice } = context;
  const question = questionById(state.open?.id ?? state.lastQuestion ?? "");
  const isOfAnswer = state.open !== null || state.topic?.kind === "analyse-answer";
  if (!question || !isOfAnswer) return another(context);
  const draft = say({ kind: "analyse-answer", mode: "ask" }, "practise.your-turn", context);
  return {
    ...draft,
    paragraphs: [
      `“${question.question}”`,
      ...(state.verdict?.mend ? [state.verdict.mend] : []),
      voice.say(howAsked(question)),
    ],
    citations: [questionCitation(question)],
    notes: { open: state.open ?? { id: question.id, take: null, drill: null } },
  };
}

/** Another question, another example, the next of what was listed. */
function another(context: Context): Draft {
  const { topic, open, request, offer } = context.state;
  if (open?.drill) return skip(context);
  // After a quiz the next one is meant, and not what its last card was on.
  if (request?.kind === "quiz-answer" && offer?.kind === "quiz") return answer(offer, "", context);
  switch (topic?.kind) {
    case "practise":
    case "airline-questions":
    case "explain-competency":
      return answer(topic, "", context);
    case "entry":
      return other(context, "more");
    case "explain-star":
      return answer({ ...topic, part: "example" }, "", context);
    default:
      return answer({ kind: "practise", choice: choiceBefore(context) }, "", context);
  }
}

/** Place of the statement that tells a case: a row, a person, words that were said; null where there is none. */
function sceneIn(entry: Entry): number | null {
  const at = statementsOf(entry).findIndex(({ text }) => TELLS_A_CASE.test(text));
  return at < 0 ? null : at;
}

const TELLS_A_CASE =
  /\b(row \d|for (example|instance)|such as|say[:,]|seat \d|e\.g\.)|[‘'"“][A-Z][^'’"”]{8,}[.?!]?[’'"”]/;

/** Further parts of what was spoken of. */
function other(context: Context, does: "more" | "why" | "example"): Draft {
  const { topic, offer } = context.state;
  if (topic?.kind === "entry") {
    const entry = context.knowledge.entry(topic.ids[0] ?? "");
    const hasPart = entry?.parts.some(({ facet }) => facet === does);
    const scene = does === "example" && entry ? sceneIn(entry) : null;
    if (!hasPart && scene !== null)
      return answer({ ...topic, statements: [scene], told: 0 }, "", context);
    if (does !== "more" && hasPart)
      return answer({ ...topic, facet: does, others: [], statements: [], told: 0 }, "", context);
    if (topic.ids.length > 1)
      return answer(
        { ...topic, ids: topic.ids.slice(0, 1), facet: null, others: [], statements: [], told: 0 },
        "",
        context,
      );
    return answer(
      {
        ...topic,
        focus: [],
        facet: null,
        others: [],
        statements: [],
        told: topic.facet === null ? topic.told : 0,
      },
      "",
      context,
    );
  }
  if (topic?.kind === "explain-star")
    return answer(
      { ...topic, part: does === "example" || topic.part !== "whole" ? "example" : "length" },
      "",
      context,
    );
  if (
    (topic?.kind === "practise" || topic?.kind === "drill") &&
    does === "example" &&
    !context.state.open
  )
    return answer({ kind: "explain-star", part: "example" }, "", context);
  if (topic?.kind === "explain-competency")
    return answer({ ...topic, isExample: does === "example" }, "", context);
  if (topic?.kind === "topics" && topic.ids[0])
    return answer(entryRequest(topic.ids.slice(0, 1)), "", context);
  if (topic && (context.state.open || topic.kind === "analyse-answer"))
    return answer({ kind: "analyse-answer", mode: "hint" }, "", context);
  if (offer) return answer(offer, "", context);
  return topic && !MADE_ONCE.has(topic.kind)
    ? answer(topic, "", context)
    : answer({ kind: "capabilities" }, "", {
        ...context,
        state: { ...FRESH_STATE, ...context.state },
      });
}
