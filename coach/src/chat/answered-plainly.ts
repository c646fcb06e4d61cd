import { answer } from "./answer/answer.ts";
import type { Context, Draft } from "./answer/draft.ts";
import { isCheckLast } from "./check-answered.ts";
import { JUDGE, judged } from "./judged.ts";
import { isWorry } from "./read/about-oneself.ts";
import { toldOf, WORRIES } from "./read/answering.ts";
import { type Message, readMessage } from "./read/message.ts";
import { momentNamed, momentOf, momentTold } from "./read/moment-answered.ts";
import { FIRST_PERSON, TELLS_WHAT_WAS, tellsMine } from "./read/own-story.ts";
import { posedIn } from "./read/posed-question.ts";
import { sentencesIn } from "./read/sentences.ts";
import type { ChatInput } from "./thread.ts";
import { judgedAsking } from "./with-a-question.ts";

const FEWEST_INVITED = 16;

/** "Write it here, ideally with the question first": what comes next is the answer, whatever it speaks of; null where none was invited. */
export function invitedAnswer(message: Message, context: Context): Draft | null {
  const { request, open } = context.state;
  const isInvited = request?.kind === "analyse-answer" && request.mode === "ask";
  if (!isInvited || message.length < FEWEST_INVITED || !FIRST_PERSON.test(message.plain))
    return null;
  const posed = posedIn(message.own);
  // With a question put it is the answer to that, unless it brings its own.
  if (open !== null && posed === null) return null;
  const named = WHY_THEM.test(posed?.question ?? "") ? "why-our-airline" : momentNamed(message);
  return judged(message.own, named ?? momentTold(message), context);
}

/** "Why Lufthansa?" */
const WHY_THEM = /^\W*why \p{Lu}\p{L}+(?: \p{L}+)?\s*[?？]\W*$/iu;
/** "Tell me how to say it", "i need help with the end": folded text. */
const ASKS_US =
  /^ ?(?:(?:and|so|but|now|please|also|ok|sorry|wait),? )*(?:tell|explain|show|give|ask|quiz|help|skip|stop|change|what|how|why|which|can you|could you|do you|should i|is (?:it|that|this)|let'?s)\b|\b(?:don'?t know|not sure|no idea|i need help|another (?:one|question)|something else)\b/;
/** So many words in the first person, with nothing asked, are the answer to the question that was put. */
const SURELY_THE_ANSWER = 40;
/** The same where no worry is told either. */
const AN_ANSWER_WITHOUT_WORRY = 22;

/** What is told at length after a question was put, and asks nothing: its answer, whatever it speaks of; null for anything else. */
export function plainlyAnswered(message: Message, context: Context): Draft | null {
  const { state, readIn } = context;
  const isPut = state.open !== null && state.open.take === null && readIn === "en";
  const fewest =
    isWorry(message) || WORRIES.test(message.plain) ? SURELY_THE_ANSWER : AN_ANSWER_WITHOUT_WORRY;
  if (!isPut || message.length < fewest || /[?？]/.test(message.text)) return null;
  // "Mine would be: …", after what to say of another moment: that is what it answers.
  if (tellsMine(message) !== null && momentOf(state) !== null) return null;
  const asks = sentencesIn(message.text).some((one) => ASKS_US.test(readMessage(one).plain));
  if (!FIRST_PERSON.test(message.plain) || asks) return null;
  return judgedAsking(answer(JUDGE, toldOf(message), context), message, context);
}

/** Fewer words only name what a check asked for. */
const STORY_FOR_A_CHECK = 40;

/** "One day with a red flag a boy of fourteen …", after "Which rescue would you tell?" at an entry's end: judged, whatever was open before. */
export function storyForACheck(message: Message, input: ChatInput, context: Context): Draft | null {
  const { request } = context.state;
  const isEntry = request?.kind === "entry" && isCheckLast(input.before, context);
  if (!isEntry || message.length < STORY_FOR_A_CHECK || /[?？]/.test(message.text)) return null;
  const asks = sentencesIn(message.text).some((one) => ASKS_US.test(readMessage(one).plain));
  return FIRST_PERSON.test(message.plain) && TELLS_WHAT_WAS.test(message.plain) && !asks
    ? judged(message.own, momentTold(message) ?? momentOf(context.state), context)
    : null;
}
