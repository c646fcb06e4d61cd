import { answer } from "./answer/answer.ts";
import type { Context, Draft } from "./answer/draft.ts";
import { NO_CHOICE } from "./answer/practise.ts";
import { subjectMeant } from "./read/acts/interview-question.ts";
import { asksAnything } from "./read/lead-in.ts";
import type { Message } from "./read/message.ts";
import { entryRequest } from "./request.ts";

/** Fewer words tell no moment in which somebody helped. */
const FEWEST_OF_A_MOMENT = 9;
const TELLS_OF_THEN =
  /\b(?:i|we) (?:once |even |also |just |always )?(?:helped|called|rang|stayed|took|carried|gave|told|calmed|held|brought|went|found|looked|saw|stopped|did|was|had|made|talked|sat|\w+ed)\b/;
/** "They asked about a conflict and I had nothing", "the one about a difficult guest". */
const NAMES_THE_QUESTION =
  /\bask(?:ed|ing)?\b|\bquestion\b|\bthe one\b|\babout\b|\bwhy (?:do )?(?:you|us|them|they|cabin crew)\b|\b(?:froze|blank|worst|nothing to say|messed|babbled|rambled)\b/;
/** A question told beside it is the recruiter's. */
const WENT_BLANK =
  /\b(?:froze|went blank|blanked|nothing to say|messed (?:it )?up|babbled|rambled)\b/;
const IS_TRAINING = /\b(?:training|course|ab initio|induction)\b/;
const IS_BELITTLED =
  /\b(?:waitress|servant|trolley dolly|(?:real|proper|serious|decent) job|no job|beneath|serv(?:e|ing) (?:coffee|tea|drinks))\b/;

/** What somebody says to what the coach itself asked after how they are: the question that went wrong, a moment, what comes next. */
export function answersOurs(message: Message, context: Context): Draft | null {
  const { request } = context.state;
  const { plain, length } = message;
  const asks = asksAnything(message) && !WENT_BLANK.test(plain);
  if (request?.kind !== "mood" || asks) return null;
  const tell = (id: string) =>
    answer(entryRequest([`assessment-days/asked-${id}`]), message.own, context);
  switch (request.mood) {
    case "failed": {
      const isNamed = NAMES_THE_QUESTION.test(plain);
      const named = isNamed && subjectMeant(message.own, context.readIn, context.knowledge);
      return named ? answer({ kind: "practise", choice: NO_CHOICE }, message.own, context) : null;
    }
    case "doubt":
      return length >= FEWEST_OF_A_MOMENT && TELLS_OF_THEN.test(plain)
        ? answer({ kind: "analyse-answer", mode: "judge" }, message.own, context)
        : null;
    case "angry":
    case "unsupported":
      return IS_BELITTLED.test(plain) ? tell("no-job-for-me-they-say") : null;
    case "good-news":
      return IS_TRAINING.test(plain) ? tell("before-training-starts") : null;
    default:
      return null;
  }
}
