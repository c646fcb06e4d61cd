import type { QuestionKind } from "contract/questions";

const TRAIT =
  /\bweakness\w*|\bweak (?:points?|spots?|sides?)\b|\bstrengths?\b|\bimprove (?:about|in|on) yourself\b|\byou(?:'d| would) like to improve\b/i;
/** A strength for them is an offer. */
const FOR_THEM = /\b(?:crew|airline|team|us|our)\b/i;

/**
 * Whether it asks for a strength or a weakness: the answer is a day on which it showed, what it led to, what is done about it or with it,
 * and what has come of that, whatever the work draws somebody by. "Why should we hire you?" asks for no day.
 */
export const asksForTrait = (text: string, kind: QuestionKind): boolean =>
  kind === "motivation" && TRAIT.test(text) && !FOR_THEM.test(text);
