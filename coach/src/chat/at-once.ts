import { answer } from "./answer/answer.ts";
import type { Context, Draft } from "./answer/draft.ts";
import { NO_CHOICE } from "./answer/practise.ts";
import { invitedAnswer, plainlyAnswered, storyForACheck } from "./answered-plainly.ts";
import { answersOurs } from "./asked-by-us.ts";
import { checkAnswered } from "./check-answered.ts";
import { choiceTaken } from "./choice-offered.ts";
import { subjectMeant } from "./read/acts/interview-question.ts";
import { wishesGroupTask, wishesRolePlay } from "./read/group-task-wish.ts";
import type { Message } from "./read/message.ts";
import { helpWithMoment, wantsToTry } from "./read/moment-answered.ts";
import { plainlyAsked } from "./read/plainly-asked.ts";
import { exerciseWished } from "./read/quiz-wish.ts";
import { type ChatRequest, entryRequest } from "./request.ts";
import { slipsAsked, worthAsked } from "./their-answer.ts";
import type { ChatInput } from "./thread.ts";

/** The wish by which the question of what was told last is put. */
const PRACTISE_THAT = "practise that";

/** "They'll surely ask why Lufthansa. Can I practise that with you?" */
const PRACTISES_WHY =
  /\b(?:ask|question|asked)\b.{0,30}\bwhy (?:\w+ ){0,4}.{0,30}\bpracti[sc]e (?:that|this|it)\b/;
const WHY_THEM = "why do you want to fly for our airline";

/** "How is the selection?": of the airline spoken of, else of all. */
const HOW_IS_THE_SELECTION =
  /^ (?:(?:and|ok(?:ay)?|so|now|then)(?: ?,)? ?)*(?:how (?:is|does|do|goes|works|will be) (?:the |their )?(?:selection|hiring|recruitment|hiring process|selection process)(?: process)?(?: (?:go|work|like|done|there))?|what(?:'s| is) the (?:selection|hiring) (?:process )?like) ?[?.! ]*$/;
/** "A mistake of mine … can I practise that one?" */
const PRACTISES_ONE =
  /\b(?:can|could|may|shall) (?:i|we) (?:please |maybe )?(?:practi[sc]e|try|train) (?:that|this|it)(?: one)?\b/;
/** "Can I train the interview a bit with you?" */
const TRAINS_THE_INTERVIEW =
  /\b(?:can|could|may|shall|let) (?:i|we|us|me|you) (?:please |maybe |also )?(?:train|practi[sc]e|exercise|rehearse|simulate) (?:the|an|my|for the|for my) (?:job |final )?interview\b(?!.*\b(?:how|where|what)\b)/;
/** "Ask me one of these", after which questions come. */
const ASK_ONE_OF_THEM =
  /^ (?:(?:ok(?:ay)?|so|and|now|please|can you|could you|then|cool|great)(?: ?,)? ?)*(?:ask|give) me (?:one|some|any) of (?:these|those|them|their questions)(?: (?:please|pls|now|then))*[?.! ]*$/;

/** What is wished for in so many words that nothing else can be meant: exercises, help with a moment, a go at it, a task for the group. */
export function wishedPlainly(
  message: Message,
  input: ChatInput,
  context: Context,
  isQuizOpen: boolean,
): Draft | null {
  const say = (request: ChatRequest) => answer(request, message.own, context);
  const { state } = context;
  const slips = isQuizOpen ? null : slipsAsked(message, input, context);
  if (slips) return slips;
  const exercise = exerciseWished(message);
  if (exercise) return say(exercise);
  if (isQuizOpen) return null;
  if (wishesGroupTask(message, state)) return say({ kind: "group-task" });
  if (wishesRolePlay(message, state)) return say({ kind: "role-play" });
  if (wantsToTry(message, state))
    return answer({ kind: "practise", choice: NO_CHOICE }, PRACTISE_THAT, context);
  if (
    PRACTISES_ONE.test(message.plain) &&
    subjectMeant(message.own, context.readIn, context.knowledge)
  )
    return say({ kind: "practise", choice: NO_CHOICE });
  if (TRAINS_THE_INTERVIEW.test(message.plain)) return say({ kind: "practise", choice: NO_CHOICE });
  if (state.open !== null) return worthAsked(message, context);
  const called = context.knowledge.names.find(message);
  if (HOW_IS_THE_SELECTION.test(message.plain) && called.length === 0)
    return say(
      state.airline
        ? entryRequest([`airlines/${state.airline}`], "selection")
        : { kind: "assessment-day", tells: "hiring" },
    );
  if (PRACTISES_WHY.test(message.plain) && called.length > 0)
    return answer({ kind: "practise", choice: NO_CHOICE }, WHY_THEM, context);
  const asked = plainlyAsked(message, called);
  if (asked) return say(asked);
  if (state.topic?.kind === "entry" && ASK_ONE_OF_THEM.test(message.plain))
    return say({ kind: "practise", choice: NO_CHOICE });
  const help = helpWithMoment(message);
  if (help) return say(entryRequest([help]));
  return null;
}

/** An answer to what the last reply asked: one of the things it named, what it wanted to know, the question at an entry's end. */
export function heardOf(message: Message, input: ChatInput, context: Context): Draft | null {
  const invited = invitedAnswer(message, context) ?? storyForACheck(message, input, context);
  if (invited) return invited;
  if (context.state.open !== null)
    return plainlyAnswered(message, context) ?? checkAnswered(message, input, context);
  const taken = choiceTaken(message, context);
  if (taken) return answer(taken, message.own, context);
  return answersOurs(message, input, context) ?? checkAnswered(message, input, context);
}
