import { besideAnswer, type Context, type Draft } from "./answer/draft.ts";
import { lastLine } from "./answer/last-line.ts";
import { cutOf, cutTo } from "./answer/length.ts";
import { vagueIn } from "./answer/vague.ts";
import type { Message } from "./read/message.ts";
import { settingOf } from "./read/moves/setting.ts";
import { sentencesWanted } from "./read/own-answer.ts";

const LONGEST_OF_ITS_FORM = 32;
/** "Can you write me the last sentence, what I learned": folded text. */
const WANTS_A_LAST_LINE =
  /\b(?:write|give|make|tell|find|suggest|help|need|want)\b.{0,30}\b(?:last|final|closing|end) (?:sentence|line|words?)\b|\b(?:how|what) .{0,24}\b(?:say|put|write|tell|phrase)\b.{0,16}\bwhat i(?:'ve| have)? learn(?:t|ed)\b/;
/** "What was the weakest part, if you had to name one thing?" */
const ONE_THING =
  /\bweakest (?:part|bit|point|thing|section|sentence)\b|\b(?:only |just )?(?:one|the one|a single) thing\b.{0,30}\b(?:change|improve|fix|mend|work on|name|wrong|weak)\b|\b(?:change|improve|fix|name|work on)\b.{0,20}\b(?:only |just )?(?:one|a single) thing\b/;
/** "Which words are general then? I thought I was very concrete" */
const WHICH_IS_VAGUE =
  /\b(?:which|what|where)\b.{0,30}\b(?:too )?(?:general|vague|unspecific|unclear|not concrete|not specific)\b/;
/** "How can I say it shorter", and not whether it is too long. */
const SHORTER =
  /\b(?:how|can|could|help|please|make|want|need|like)\b.{0,40}\b(?:shorten|(?:say|tell|put|get|make) (?:it|this|that|mine)(?: all)? (?:a bit |much |more )?short(?:er)?|(?:a )?shorter version)\b/;

const NAMES_IT = /\bmy (?:story|answer|example|version)\b/;

/** What somebody wants done with the wording of the answer that was just judged: shorter, in so many sentences, its last line, its vague words, the one thing to change; null for anything else. */
export function ofTheForm(
  { plain, length }: Pick<Message, "plain" | "length">,
  context: Context,
): Draft | null {
  const { state } = context;
  const take = state.open?.take ?? null;
  const isMeant = settingOf(state) === "verdict" || NAMES_IT.test(plain);
  if (take === null || length > LONGEST_OF_ITS_FORM || !isMeant) return null;
  const sentences = sentencesWanted(plain);
  if (sentences !== null) return cutTo(take, sentences, context);
  if (WANTS_A_LAST_LINE.test(plain)) return lastLine(context);
  if (SHORTER.test(plain)) return cutOf(take, context);
  const [first] = state.verdict?.gains ?? [];
  if (first && ONE_THING.test(plain)) return besideAnswer("judge", [first.text], context);
  return WHICH_IS_VAGUE.test(plain) ? vagueIn(take, context) : null;
}
