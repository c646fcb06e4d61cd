import { answer } from "./answer/answer.ts";
import type { Context, Draft } from "./answer/draft.ts";
import { NO_CHOICE } from "./answer/practise.ts";
import { answersOurs } from "./asked-by-us.ts";
import { checkAnswered } from "./check-answered.ts";
import { choiceTaken } from "./choice-offered.ts";
import { idsIn } from "./knowledge/name-index.ts";
import { regionIn } from "./read/airline-readings.ts";
import { wishesGroupTask } from "./read/group-task-wish.ts";
import type { Message } from "./read/message.ts";
import { helpWithMoment, wantsToTry } from "./read/moment-answered.ts";
import { exerciseWished } from "./read/quiz-wish.ts";
import { type ChatRequest, entryRequest } from "./request.ts";
import { invitedAnswer, plainlyAnswered } from "./their-answer.ts";
import type { ChatInput } from "./thread.ts";

/** The wish by which the question of what was told last is put. */
const PRACTISE_THAT = "practise that";

/** "They'll surely ask why Lufthansa. Can I practise that with you?" */
const PRACTISES_WHY =
  /\b(?:ask|question|asked)\b.{0,30}\bwhy (?:\w+ ){0,4}.{0,30}\bpracti[sc]e (?:that|this|it)\b/;
const WHY_THEM = "why do you want to fly for our airline";

/** "Am I not a bit old for it at 41?": a question of fact, however it feels. */
const TOO_OLD =
  /\b(?:am i|aren'?t i|is it|isn'?t it) (?:(?:not|really|maybe|probably|already|way|a (?:bit|little)|too|bit) )+(?:old\b(?= (?:for|to\b|at \d))|late\b(?= to (?:start|become|change)\b))/;
const LONGEST_DOUBT = 35;
/** "What will they ask me in the final interview at Ryanair?" */
const WHAT_THEY_ASK =
  /\bwhat (?:will|would|do|might|could|are) (?:they|you|recruiters|the recruiters) (?:going to |gonna |usually |likely |probably )*ask (?:me |us |you |people |candidates )?(?:(?:about )?(?:in|at|during|on) )/;

const LONGEST_OF_LANGUAGES = 30;
/** "Which airlines take people with only English?" */
const ONLY_ENGLISH =
  /\b(?:airlines?|compan(?:y|ies)|carriers?|anyone|anybody|who|which(?: ones?)?)\b.{0,60}\b(?:(?:only|just|with) english(?: only| alone)?(?= ?(?:[?.!,]|$|in\b|at\b|and nothing))|english (?:\w+ )?(?:\w+ )?(?:is|would be|are) enough|english (?:only|alone)|no other language|without (?:a |any |another )?(?:second |other |foreign |local )?language)\b/;

/** What is wished for in so many words that nothing else can be meant: exercises, help with a moment, a go at it, a task for the group. */
export function wishedPlainly(
  message: Message,
  context: Context,
  isQuizOpen: boolean,
): Draft | null {
  const say = (request: ChatRequest) => answer(request, message.own, context);
  const { state } = context;
  const exercise = exerciseWished(message);
  if (exercise) return say(exercise);
  if (isQuizOpen) return null;
  if (wishesGroupTask(message, state)) return say({ kind: "group-task" });
  if (state.open !== null) return null;
  if (ONLY_ENGLISH.test(message.plain) && message.length <= LONGEST_OF_LANGUAGES) {
    const region = regionIn(message.plain);
    const none = { alliance: null, place: null } as const;
    return say({ kind: "airlines", ...none, region, isEnglishEnough: true });
  }
  const called = context.knowledge.names.find(message);
  if (PRACTISES_WHY.test(message.plain) && called.length > 0)
    return answer({ kind: "practise", choice: NO_CHOICE }, WHY_THEM, context);
  const [airline] = message.length <= LONGEST_DOUBT ? idsIn(called, "airlines") : [];
  if (airline && WHAT_THEY_ASK.test(message.plain))
    return say({ kind: "airline-questions", airline: airline.replace("airlines/", "") });
  if (TOO_OLD.test(message.plain) && message.length <= LONGEST_DOUBT)
    return say(entryRequest(["assessment-days/asked-too-old"]));
  const help = helpWithMoment(message);
  if (help) return say(entryRequest([help]));
  return wantsToTry(message, state)
    ? answer({ kind: "practise", choice: NO_CHOICE }, PRACTISE_THAT, context)
    : null;
}

/** An answer to what the last reply asked: one of the things it named, what it wanted to know, the question at an entry's end. */
export function heardOf(message: Message, input: ChatInput, context: Context): Draft | null {
  const invited = invitedAnswer(message, context);
  if (invited) return invited;
  if (context.state.open !== null)
    return plainlyAnswered(message, context) ?? checkAnswered(message, input, context);
  const taken = choiceTaken(message, context);
  if (taken) return answer(taken, message.own, context);
  return answersOurs(message, context) ?? checkAnswered(message, input, context);
}
