import { answer } from "./answer/answer.ts";
import { type Context, type Draft, suggest } from "./answer/draft.ts";
import { NO_CHOICE } from "./answer/practise.ts";
import type { Message } from "./read/message.ts";
import { momentOf } from "./read/moment-answered.ts";
import { saidOfOneself } from "./read/said-of-oneself.ts";
import { entryRequest } from "./request.ts";

/** The wish by which the question of the moment is put. */
const PRACTISE_THAT = "practise that";
/** "Can you write it for me?" */
const WRITES_IT =
  /^ (?:(?:ok(?:ay)?|so|and|but|please|then)(?: ?,)? ?)*(?:(?:can|could|would|will) you (?:please |just )?|please )?(?:write|make|do|create|formulate|say|prepare) (?:it|this|that|one|mine|my answer|an answer|the answer)(?: for me| down)?(?: please| pls| then)? ?[?.!]* $/;

const THE_WEAKNESS = "assessment-days/final-the-weakness";
const WHY_CREW = "assessment-days/final-why-cabin-crew";

/** After what to say of oneself: how a weakness or a reason stands that is only named, "I'm impatient"; null for all else. */
export function ofOneself(message: Message, context: Context): Draft | null {
  const { state, knowledge, voice } = context;
  if (momentOf(state) !== null && WRITES_IT.test(message.plain)) {
    const put = answer({ kind: "practise", choice: NO_CHOICE }, PRACTISE_THAT, context);
    return { ...put, paragraphs: [voice.say("moment.yours"), ...put.paragraphs] };
  }
  const said = saidOfOneself(message, state);
  if (said === null) return null;
  const request =
    state.topic?.kind === "entry" && momentOf(state) !== null
      ? state.topic
      : entryRequest([/\bweakness\b/.test(message.plain) ? THE_WEAKNESS : WHY_CREW]);
  const entry = knowledge.entry(request.ids[0] ?? "");
  return {
    request,
    paragraphs: [said],
    citations: entry ? [entry.citation] : [],
    suggestions: suggest(voice, [["suggest.practise"], ["suggest.drill"]]),
  };
}
