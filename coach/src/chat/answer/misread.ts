import type { ChatRequest } from "../request.ts";
import { type Context, type Draft, suggest } from "./draft.ts";
import { questionById } from "./practise.ts";

/** Takes back what was misread: the open question still stands, and nothing counts. */
export function apologise(
  request: Extract<ChatRequest, { kind: "misread" }>,
  { voice, state }: Context,
): Draft {
  const open = questionById(state.open?.id ?? "");
  return {
    request,
    paragraphs: [
      voice.say("misread.sorry"),
      open ? voice.say("misread.open", { question: open.question }) : voice.say("misread.else"),
    ],
    citations: [],
    suggestions: suggest(voice, [
      ...(open ? ([["suggest.another"], ["suggest.stop"]] as const) : []),
      ["suggest.capabilities"],
    ]),
  };
}
