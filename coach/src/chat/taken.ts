import { openQuestion } from "./answer/quiz.ts";
import type { ChatKnowledge } from "./knowledge/knowledge.ts";
import { AWAITS_AN_ANSWER } from "./not-an-answer.ts";
import { broughtAnswer } from "./read/answering.ts";
import { besideThePoint } from "./read/beside-the-point.ts";
import { isDependent } from "./read/dependence.ts";
import { foundIn } from "./read/found.ts";
import { introductionIn } from "./read/introduction.ts";
import { withoutLeadIn } from "./read/lead-in.ts";
import { type Message, readMessage } from "./read/message.ts";
import { settingOf } from "./read/moves/setting.ts";
import { breaksOff, leavesFor, leavesWithin, protestIn } from "./read/protest.ts";
import { quizAnswerIn } from "./read/quiz-answer.ts";
import { withoutReactionBefore } from "./read/reaction-before.ts";
import { withoutRemarks } from "./read/to-the-coach.ts";
import type { ChatRequest } from "./request.ts";
import type { ChatState } from "./state.ts";
import type { ChatInput } from "./thread.ts";
import { acceptsFirst, acceptsInWords } from "./with-a-question.ts";

/** A message of which what it takes back, breaks off or accepts has been seen to. */
export interface Taken {
  /** What is left to be read. */
  message: Message;
  state: ChatState;
  /** The last turn was misread. */
  sorry: boolean;
  /** The first message says who somebody is: nothing of it is read apart. */
  isMet?: boolean;
  /** It was beside the point, and is not protested against. */
  isMild?: boolean;
  /** All that the message does, where nothing is left to be read. */
  isDone: ChatRequest | null;
  /** What is seen to after that. */
  further?: Message | null;
  /** What is answered where what is left is not understood. */
  orElse: ChatRequest | null;
}

/** A protest takes the last judgement back, and who breaks off ends what runs; what else the message says is read on its own. */
export function taken(
  whole: Message,
  state: ChatState,
  { before }: ChatInput,
  knowledge: ChatKnowledge,
): Taken {
  const asked = openQuestion(state.quiz, knowledge);
  const runs = asked !== null || state.open !== null;
  const broken = runs ? breaksOff(whole) : null;
  if (broken) {
    const answered = asked ? quizAnswerIn(whole, asked) : null;
    // "C. But enough quiz for today": marked, and then its end.
    if (asked && state.quiz && answered?.does === "answer")
      return {
        message: whole,
        state: { ...state, quiz: { ...state.quiz, count: state.quiz.asked.length } },
        sorry: false,
        isDone: { kind: "quiz-answer", ...answered },
        further: broken.rest && broken.rest.length >= FURTHER_WORDS ? broken.rest : null,
        orElse: null,
      };
    const end: ChatRequest = asked
      ? { kind: "quiz-answer", chosen: null, does: "stop" }
      : { kind: "analyse-answer", mode: "stop" };
    const also = broken.rest ? protestIn(broken.rest) : null;
    const rest = also ? also.rest : broken.rest;
    return rest
      ? {
          message: leadingIn(rest),
          state: { ...state, quiz: null, open: null },
          ...{ sorry: also !== null, isDone: null, orElse: end },
        }
      : { message: whole, state, sorry: false, isDone: end, orElse: null };
  }
  // A verdict waits for nothing: what was offered since is taken up.
  const isFree = asked === null && (state.open === null || state.open.take !== null);
  if (
    isFree &&
    state.offer !== null &&
    (acceptsInWords(whole) || wantsToBeTested(whole, state) || namesTheOffer(whole))
  )
    return { message: whole, state, sorry: false, isDone: state.offer, orElse: null };
  // "Never mind. Another topic, what do I do if …": what is left behind says nothing of what is asked.
  // "I'll add the because: he needed it. Moving on, how long is the training?": a verdict waits for nothing.
  const waits = asked !== null || state.open?.take === null;
  const elsewhere = waits ? null : (leavesFor(whole) ?? leavesWithin(whole));
  const protest = protestIn(elsewhere ?? whole);
  const missed = protest || before.length === 0 ? null : besideThePoint(elsewhere ?? whole);
  if (missed)
    return {
      message: leadingIn(missed),
      // What was told by mistake is not what is spoken of.
      state: leavesWhatWasTold(missed, state, knowledge) ? { ...state, topic: null } : state,
      ...{ sorry: true, isMild: true, isDone: null, orElse: null },
    };
  if (!protest) {
    const isMet = before.length === 0 && introductionIn(whole, knowledge) !== null;
    const said = before.findLast(({ role }) => role === "assistant")?.text ?? "";
    // With a question put, what is told is its answer; "yes please" takes up what was offered.
    const isForIt =
      AWAITS_AN_ANSWER.has(settingOf(state)) || (state.offer !== null && acceptsFirst(whole));
    const apart = isForIt ? whole : withoutReactionBefore(whole, said);
    const message = isMet ? whole : leadingIn(elsewhere ?? apart);
    return {
      message,
      state: atItsQuestion(state, message),
      ...{ isMet, sorry: false, isDone: null, orElse: null },
    };
  }
  const rest = protest.rest ?? whole;
  const kept = withoutLastTake(state, before);
  return {
    message: leadingIn(leavesFor(rest) ?? rest),
    state: leavesWhatWasTold(rest, kept, knowledge) ? { ...kept, topic: null } : kept,
    sorry: true,
    isDone: protest.rest ? null : { kind: "misread" },
    orElse: { kind: "misread" },
  };
}

/** "I mean the exercise you just offered." */
const namesTheOffer = ({ plain, length }: Message): boolean =>
  length <= LONGEST_NAMING &&
  /\b(?:you|u) (?:just |have |had |'ve )?(?:offered|proposed|suggested)\b/.test(plain);
const LONGEST_NAMING = 18;

/** "Can you test me?", when an exercise or a quiz was offered: that one. */
const wantsToBeTested = ({ plain }: Message, { offer }: ChatState): boolean =>
  (offer?.kind === "quiz" || offer?.kind === "practise") && TEST_ME.test(plain);
const TEST_ME =
  /^ (?:(?:ok(?:ay)?|yes|yeah|yep|sure|please|and|so|cool|alright|go on|then|well)(?: ?,)? ?)*(?:(?:(?:can|could|will|would) you |let'?s |i want you to )?(?:please )?(?:test|try|check|examine) me|(?:(?:can|could|will|would) you )?(?:please )?(?:give|gimme|hit|throw|show)(?: me)?(?: with)? (?:it|(?:one|an?|some)(?: (?:sums?|exercises?|questions?|tasks?|examples?))?)|let'?s (?:try|do|have|see) (?:one|it|some)|one (?:then|please))(?: (?:please|pls|then|now))*[?!. ]*$/;

/** Whether what is meant finds by itself another entry than the one that was told. */
function leavesWhatWasTold(
  message: Message,
  { topic }: ChatState,
  knowledge: ChatKnowledge,
): boolean {
  // "I know what reserve is. I asked how long.": of what was told all the same.
  if (topic?.kind !== "entry" || isDependent(message) || BARE_MEASURE_FIRST.test(message.plain))
    return false;
  const found = foundIn(message, knowledge, "en");
  return found !== null && found.sure >= MEANT_ELSEWHERE && !topic.ids.includes(found.id);
}

const BARE_MEASURE_FIRST = /^ (?:how (?:long|much|many|often|far)|when|where|why|who) ?[.?!,]/;
const MEANT_ELSEWHERE = 0.3;

/** "Thanks. Different topic: what is …": read from what it wants on; its own words stay whole. */
function leadingIn(message: Message): Message {
  const text = withoutLeadIn(message.text);
  return withoutRemarks(
    text === message.text ? message : { ...readMessage(text), own: message.own },
  );
}

/** What was judged last was no answer: it is taken back, and the question stays open. */
function withoutLastTake(state: ChatState, before: ChatInput["before"]): ChatState {
  const { request, open } = state;
  const said = before.findLast(({ role }) => role === "user")?.text.trim() ?? "";
  // What was asked about a verdict is none of the answer.
  const take = open?.take?.text ?? "";
  const isOfTake =
    take.includes(said.slice(0, END_OF_TAKE)) || take.includes(said.slice(-END_OF_TAKE));
  const wasJudged = request?.kind === "analyse-answer" && request.mode === "judge" && isOfTake;
  return wasJudged && open ? { ...state, open: { ...open, take: null } } : state;
}

/** A story told after a question of the bank was spoken of answers that one, whichever was put before. */
function atItsQuestion(state: ChatState, message: Message): ChatState {
  const [id = ""] = state.topic?.kind === "entry" ? state.topic.ids : [];
  const isOther = id.startsWith(BANKED) && id.slice(BANKED.length) !== state.open?.id;
  return isOther && message.length >= TELLS_A_STORY && broughtAnswer(message) !== null
    ? { ...state, open: { id: id.slice(BANKED.length), take: null, drill: null } }
    : state;
}

/** Characters at either end by which a message is known among what was judged. */
const END_OF_TAKE = 30;
const BANKED = "questions/";
const TELLS_A_STORY = 45;
/** With fewer words beside it an answer of a quiz says only why. */
const FURTHER_WORDS = 9;
