import { entryRequest } from "../request.ts";
import type { ChatState } from "../state.ts";
import type { Message } from "./message.ts";
import type { Reading } from "./skills.ts";

/** Whether what crew do was told last: first aid, fire, an evacuation. */
function isOfADuty({ topic }: ChatState): boolean {
  const id = topic?.kind === "entry" ? (topic.ids[0] ?? "") : "";
  return /^(syllabus|evacuation|situational-judgement|scenarios)\//.test(id);
}

/** "What do I do first?": the first sentence of what crew do. */
export function readFirst({ plain }: Message, state: ChatState): Reading[] {
  const [id = ""] = state.topic?.kind === "entry" ? state.topic.ids : [];
  return isOfADuty(state) && WHAT_FIRST.test(plain)
    ? [
        {
          request: { ...entryRequest([id]), statements: [0] },
          ...{ score: 0.93, because: "the first of what was told", goesOn: true as const },
        },
      ]
    : [];
}

const WHAT_FIRST =
  /^ (?:(?:and|so|ok|then) )*what (?:do|should|must|would) (?:i|we|crew|they) do(?: first| next| now| then)?[?.! ]*$/;

/** "What do I do first?", while a faint is spoken of, asks for no plan of study. */
export function asksOfADuty({ plain }: Message, state: ChatState): boolean {
  return isOfADuty(state) && WHAT_FIRST.test(plain);
}
