import type { ChatState } from "../state.ts";
import type { Message } from "./message.ts";

/** Longer messages tell something after all. */
const MOST_WORDS = 16;

const NO_STORY =
  /\b(?:don'?t|do not|dont|haven'?t|have not|didn'?t) (?:\w+ ){0,2}(?:have|got|had|find) (?:\w+ ){0,3}(?:examples?|stor(?:y|ies)|experiences?|situations?)\b|\bhave(?: got)? no (?:\w+ )?(?:examples?|stor(?:y|ies)|experiences?)\b|\b(?:can'?t|cannot|can not|couldn'?t|could not) (?:\w+ )?(?:think of|remember|come up with|find) (?:anything|one|any|a single|an? (?:\w+ )?(?:example|story|situation|time)|something)\b|\bnothing (?:\w+ )?(?:comes to|in) (?:my )?mind\b|\b(?:my )?(?:head|mind)(?:'s| is| goes| went| has gone) (?:\w+ )?(?:blank|empty)\b|\b(?:i'?m|i am|drawing a|drew a|gone) (?:\w+ )?(?:blank|stuck)\b|\b(?:that|this|it)(?:'s| has| is)? never (?:really )?happened(?: to me)?\b|\b(?:i'?ve|i have|i) never (?:really )?(?:had|experienced|been in|did|done|lived|seen)(?: (?:to|through))? (?:that|this|it|one|such|(?:any|some)thing like|an? (?:situation|case|moment|problem)s? like)\b|\bnever worked (?:in|with|as)\b|\bno idea what (?:to|i should|i could) (?:say|tell|answer)\b/;

/** Whether somebody has nothing to tell to the question that was put to them. */
export const hasNoStory = ({ plain, length }: Message, { open }: ChatState): boolean =>
  open !== null &&
  open.take === null &&
  length <= MOST_WORDS &&
  NO_STORY.test(plain) &&
  !WISHES.test(plain);

/** "It never happened to me. Give me a question about me": another one is wished for. */
const WISHES = /\b(?:give|ask|put) me\b|\banother (?:one|question)\b/;
