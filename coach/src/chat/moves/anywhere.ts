import { answer } from "../answer/answer.ts";
import { type Context, isLost } from "../answer/draft.ts";
import { idsIn } from "../knowledge/name-index.ts";
import { choiceIn, countIn } from "../read/choice.ts";
import { type Message, readMessage } from "../read/message.ts";
import { type Move, readMove } from "../read/moves/moves.ts";
import { sentencesIn } from "../read/sentences.ts";
import type { ChatRequest, Choice } from "../request.ts";
import type { ChatState } from "../state.ts";
import { type Act, always, goesOn, names, nearest, say } from "./act.ts";

/** A worry so near to an entry is answered; else it gets a kind word. */
const NEAR = 0.52;

/** What the question wished for should be, of the airline that is named. */
function choiceOf(message: Message, { knowledge }: Context): Choice {
  const [airline] = idsIn(knowledge.names.find(message), "airlines");
  return choiceIn(message.plain, airline?.replace("airlines/", "") ?? null);
}

/** "What should I work on, based on the stories I told you today?" */
const OF_THIS_TALK =
  /\b(?:stories|story|answers?)\b.{0,30}\b(?:told|gave|today|here|just)\b|\b(?:this|our) (?:session|talk|conversation|chat)\b/;

/** What may be done after anything. */
export const ANYWHERE: Partial<Record<Move, Act>> = {
  practise: (message, _, context) =>
    goesOn(message, context) || SAYS_NO.test(message.plain)
      ? null
      : answer({ kind: "practise", choice: choiceOf(message, context) }, message.text, context),
  drill: (message, _, context) =>
    answer(
      { kind: "drill", choice: choiceOf(message, context), count: countIn(message.plain) },
      message.text,
      context,
    ),
  "next-step": (message, input, context, further) => {
    const isOfThisTalk =
      context.state.thisTalk.answers.length > 0 && OF_THIS_TALK.test(message.plain);
    const next: ChatRequest = isOfThisTalk
      ? { kind: "weakest-answer", isStrongest: false }
      : { kind: "plan" };
    return say(next)(message, input, context, further);
  },
  weakest: (message, _, context) => {
    const isStrongest = /\b(?:strong\w*|best|highest|top)\b/.test(message.plain);
    return OF_ONES_OWN.test(message.plain)
      ? answer({ kind: "weakest-answer", isStrongest }, message.own, context)
      : null;
  },
  record: say({ kind: "progress" }),
  "worry-family": nearest(always("asked-family-against-it")),
  "worry-self": (message, input, context, further) =>
    nearest(() => null, NEAR)(message, input, context, further) ??
    answer({ kind: "mood", mood: "doubt" }, message.own, context),
  unknowable: (message, _, context) => {
    const limit = OF_ONES_CHANCES.test(message.plain) ? "hiring" : "today";
    return goesOn(message, context) ? null : answer({ kind: "limit", limit }, message.own, context);
  },
  "good-news": say({ kind: "mood", mood: "good-news" }),
  "bad-news": say({ kind: "mood", mood: "failed" }),
  complaint: (message, _, context, further) => {
    const rest = withoutComplaint(message, context.state);
    // "No, the other one": what goes on from the thread says what was meant.
    if (rest === null && (goesOn(message, context) || names(message, context))) return null;
    const draft = rest && further(rest);
    const { voice } = context;
    return draft && !isLost(draft)
      ? { ...draft, paragraphs: [voice.say("misread.sorry"), ...draft.paragraphs] }
      : answer({ kind: "misread" }, message.own, context);
  },
};

/** "No, I don't have a date yet" wishes for nothing. */
const SAYS_NO = /^ (?:no|nope|nah|not yet)\b,? (?:i|not|there|we)\b/;
const OF_ONES_CHANCES =
  /\b(?:chances?|odds|likely|percent|pass|take me|hire me|get (?:in|it|the job)|make it|accept me|choose me)\b|%/;
const OF_ONES_OWN = /\b(?:my|mine|i|answers?|stor(?:y|ies)|practi[sc]ed|scores?)\b/;

/** What is said besides that one was misunderstood; null where nothing is. */
function withoutComplaint(message: Message, state: ChatState): Message | null {
  const sentences = sentencesIn(message.text);
  const left = sentences.filter((one) => readMove(readMessage(one), state).move !== "complaint");
  const rest = readMessage(left.join(" "));
  return left.length < sentences.length && rest.length >= FEWEST_LEFT ? rest : null;
}

const FEWEST_LEFT = 3;
