import type { Context, Draft } from "./answer/draft.ts";
import { say } from "./answer/talk.ts";
import { asksAnything } from "./read/lead-in.ts";
import type { Message } from "./read/message.ts";

/** Fewer words are a remark, and "fine" is enough. */
const FEWEST_TOLD = 9;
const OF_ONESELF = /\b(?:i|i'm|im|i've|ive|i'd|my|me|we|our)\b/;
/** What touches somebody, and is no nerves before the day. */
const TOUCHES =
  /\b(?:guilt\w*|lump in my throat|cry|cried|crying|tears?|sad|miss (?:them|him|her|it|my)|hurts?|heavy|hard for me|heart|leav(?:e|ing) (?:them|him|her|my|behind)|alone|lonely|homesick|tough|emotional|ashamed|ouch)\b/;

/**
 * Something told of oneself that asks nothing and that no entry answers: it is taken up, and neither brushed off ("Fine. What's
 * next?") nor met with "I don't have a good answer to that".
 */
export function heard(draft: Draft, message: Message, context: Context): Draft {
  const { request } = draft;
  const isUnknown = request.kind === "limit" && request.limit === "unknown";
  const isTold =
    message.length >= FEWEST_TOLD && OF_ONESELF.test(message.plain) && !asksAnything(message);
  if (!isTold || !(isUnknown || request.kind === "acknowledge")) return draft;
  return say(
    { kind: "acknowledge" },
    TOUCHES.test(message.plain) ? "talk.heard-touched" : "talk.heard",
    context,
  );
}

/** "I was at home after my father died" */
const LOSS =
  /\b(?:my|our) (?:\w+ )?(?:father|mother|dad|mum|mom|brother|sister|grand\w+|husband|wife|son|daughter|best friend|partner|uncle|aunt)(?: \w+){0,2} (?:died|passed away|passed)\b|\bdeath of my\b|\blost my (?:father|mother|dad|mum|mom|brother|sister|grand\w+|husband|wife|son|daughter)\b/;

/** A death that is told is met before what is asked beside it; a story that is judged is not interrupted. */
export function withCondolence(draft: Draft, { plain }: Message, { voice }: Context): Draft {
  const isMet = LOSS.test(plain) && draft.request.kind !== "analyse-answer";
  return isMet ? { ...draft, paragraphs: [voice.say("talk.loss"), ...draft.paragraphs] } : draft;
}
