import type { StarSection } from "contract/star";
import { answer } from "./answer/answer.ts";
import type { Context, Draft } from "./answer/draft.ts";
import { ofTheQuiz } from "./answer/of-the-quiz.ts";
import { onLastAnswer } from "./answer/own-answer.ts";
import { openQuestion } from "./answer/quiz.ts";
import { NAMES_A_COURTESY } from "./asked-or-felt.ts";
import { heardOf, wishedPlainly } from "./at-once.ts";
import { besideFit, besideRequirements } from "./beside-fit.ts";
import { bothOf } from "./both.ts";
import { bothSurely } from "./both-surely.ts";
import { conditionsOf } from "./conditions.ts";
import { doingMeant } from "./doing-meant.ts";
import { endedAt } from "./ended-at.ts";
import { followUp } from "./follow-through.ts";
import { gapMeant, isWish } from "./gap-meant.ts";
import { inFewWords } from "./in-few-words.ts";
import { moved } from "./moved.ts";
import { AWAITS_AN_ANSWER, answersACheck, isNoAnswer, SURELY_AN_ANSWER } from "./not-an-answer.ts";
import { ofTheQuestion } from "./of-the-question.ts";
import {
  answeredProbe,
  askedOnProbe,
  finishedSentence,
  ofTheLastTake,
  remarkOnTake,
  surelyOfTheTake,
} from "./of-the-take.ts";
import { payAt } from "./pay-at.ts";
import { wantsWords } from "./read/about-oneself.ts";
import { readAct } from "./read/acts/acts.ts";
import { questionMeant } from "./read/acts/interview-question.ts";
import { broughtAnswer, isAnswer, toldOf } from "./read/answering.ts";
import { isMereReaction, LONGEST_ASIDE, readAside, readOtherWish } from "./read/asides.ts";
import { isPlainlyBasic } from "./read/basics.ts";
import { askingSentencesIn } from "./read/clauses.ts";
import { takesLeave } from "./read/farewell.ts";
import { readFurtherQuestion } from "./read/further-asked.ts";
import { introductionIn } from "./read/introduction.ts";
import { asksAnything } from "./read/lead-in.ts";
import { limitIn } from "./read/limits.ts";
import { isNoise, type Message, readMessage } from "./read/message.ts";
import { momentAnswered } from "./read/moment-answered.ts";
import { readMove } from "./read/moves/moves.ts";
import { settingOf } from "./read/moves/setting.ts";
import { aboutLastAnswer } from "./read/own-answer.ts";
import { asksForReceipt, asksWhatScoresMean } from "./read/own-score.ts";
import { askedOfPractised, asksIfKept } from "./read/practised.ts";
import { readProduct } from "./read/product.ts";
import { quizAnswerIn } from "./read/quiz-answer.ts";
import { onlyTakesUp } from "./read/reaction-before.ts";
import { sectionNamedIn } from "./read/section-named.ts";
import { sentencesIn } from "./read/sentences.ts";
import { BY_THE_DAY, type Reading } from "./read/skills.ts";
import { sticks } from "./read/thread-airline-further.ts";
import { entryDidNotHelp } from "./read/thread-failing.ts";
import { toldIn } from "./read/to-the-coach.ts";
import { askedByItself, readingOf } from "./reading-of.ts";
import { type ChatRequest, entryRequest } from "./request.ts";
import { reasonOf, shortFollowUp } from "./short-follow-up.ts";
import type { ChatState } from "./state.ts";
import { ofTheTake, toldForAView } from "./their-answer.ts";
import type { ChatInput } from "./thread.ts";
import {
  acceptedAsking,
  besideQuiz,
  introducedAsking,
  judgedAsking,
  saidAside,
  type TurnOn,
  withAside,
} from "./with-a-question.ts";

const INTRODUCES_AN_ANSWER = /\b(my|this|here'?s my) (\w+ )?(answer|response|story)\b/;
/** So sure that it asks something, a story is told around a question. */
const SURELY_ASKED = 0.6;
/** So near to what people ask on after the entry just told, it is no command and no remark. */
const SURELY_ASKED_AFTER = 0.96;

/** A worry is told to the coach, however long it is. */
const TELLS_A_WORRY =
  /\bmy (?:\w+ ){0,2}(?:worry|worries|fear|concern)\b|\b(?:i'?m|i am|i get) (?:so |really |proper |a bit |very |just )*(?:worried|scared|shy|anxious)\b|\bworr(?:ies|ied) (?:me|about|that)\b/;

/** So sure of all its words together, it tells who somebody is. */
const SURELY_INTRO = 0.6;

/** Folded text without what stands in marks: what somebody would say in an interview asks nothing of the coach. */
const withoutSpeech = ({ text, plain }: Message): string =>
  text.search(LONG_SPEECH) >= 0 ? readMessage(text.replace(LONG_SPEECH, " ")).plain : plain;
const LONG_SPEECH = /["“„«][^"“”„«»]{25,}["”“»]/gu;

/** What the message does, in the order of what it may not be taken for. */
export function turn(message: Message, input: ChatInput, context: Context): Draft {
  const { state, knowledge, readIn } = context;
  const say = (request: ChatRequest) => answer(request, message.own, context);
  const turnOn: TurnOn = (rest, within) => turn(rest, input, within);
  const asked = openQuestion(state.quiz, knowledge);
  const ofQuiz = asked ? ofTheQuiz(message, asked, context) : null;
  if (ofQuiz) return ofQuiz;
  const chosen = asked ? quizAnswerIn(message, asked) : null;
  if (chosen) {
    const marked = say({ kind: "quiz-answer", ...chosen });
    return chosen.does === "answer" ? besideQuiz(marked, message, context, turnOn) : marked;
  }
  const ofTheVerdict =
    asked === null ? (finishedSentence(message, context) ?? askedOnProbe(message, context)) : null;
  if (ofTheVerdict) return ofTheVerdict;
  const shortly = asked === null ? inFewWords(message, input, context) : null;
  if (shortly) return shortly;
  const wished = wishedPlainly(message, input, context, asked !== null);
  if (wished) return wished;
  if (isNoise(message)) return say({ kind: "limit", limit: "unclear" });
  const limit = limitIn(withoutSpeech(message));
  if (limit === "distress" && message.length < 60) return say({ kind: "limit", limit });
  if (asked === null && isMereReaction(message)) return say({ kind: "acknowledge" });
  const heard = asked === null && limit === null ? heardOf(message, input, context) : null;
  if (heard) return heard;
  const [further] =
    asked === null ? readFurtherQuestion(message, message.words, state, knowledge) : [];
  if (further && further.score >= SURELY_ASKED_AFTER) return say(further.request);
  const aside = readAside(message, state);
  if (aside) return say(aside);
  if (limit === null && takesLeave(message)) return say({ kind: "thanks", isBye: true });
  if (state.open?.take !== null && onlyTakesUp(message))
    return say({ kind: "thanks", isBye: false });
  if (state.open === null && asked === null && limit === null) {
    const accepted = acceptedAsking(message, context, turnOn);
    if (accepted) return accepted;
    const { move, share } = readMove(message, state);
    const introduced = introductionIn(message, knowledge, {
      isSurely: move === "intro" && share >= SURELY_INTRO,
      isFirst: input.before.length === 0,
    });
    // "I'm Priya, 21, I finished …", after how to answer "tell me about yourself": that answer.
    if (introduced && momentAnswered(message, state) === null) return say(introduced);
    const ended = endedAt(message, context, turnOn);
    if (ended) return ended;
    const withQuestion = introducedAsking(message, input, context, turnOn);
    if (withQuestion) return withQuestion;
  }
  const isOpen = asked === null && limit === null;
  const product = isOpen && !asksIfKept(message, state) ? readProduct(message, readIn) : null;
  if (product) return say(product);
  if (isOpen && state.verdict !== null && asksWhatScoresMean(message.plain))
    return answer({ kind: "analyse-answer", mode: "why" }, message.text, context);
  const ofPut = asked === null ? ofTheQuestion(message, context) : null;
  if (ofPut) return ofPut;
  const probed = isOpen
    ? (answeredProbe(message, context) ?? surelyOfTheTake(message, context))
    : null;
  if (probed) return probed;
  const told = isOpen ? toldForAView(message, input, context) : null;
  if (told) return told;
  const conditions = isOpen && state.open === null ? conditionsOf(message, context) : null;
  if (conditions) return conditions;
  const both = isOpen && state.open?.take !== null ? bothSurely(message, context, turnOn) : null;
  if (both) return both;
  const other = readOtherWish(message, state);
  if (other) return say(other);
  // "Nice, I had one like that: … Now teach me something. What does arming the doors mean?": the verdict is left.
  const byItself = state.open?.take ? askedByItself(message, context) : null;
  if (byItself) return answer(entryRequest([byItself]), message.own, context);
  const ofTake = ofTheTake(message, context, isOpen);
  if (ofTake) return ofTake;
  const ofLast = isOpen ? ofTheLastTake(message, context) : null;
  if (ofLast) return ofLast;
  const reason = isOpen ? reasonOf(message, context) : null;
  if (reason) return say(reason);
  const short = shortFollowUp(message, context);
  if (asksForReceipt(message, state))
    return answer({ kind: "analyse-answer", mode: "why" }, message.text, context);
  const practised = askedOfPractised(message, state, context.person.answers);
  if (practised?.asks === "text") return say(practised);
  const goneOn =
    limit === null && asked === null && (short === null || saysMore(message, state))
      ? moved(message, input, context, (rest) => turnOn(rest, context))
      : null;
  if (goneOn) return goneOn;
  const reading = readingOf(
    message,
    context,
    leavesTheAirline(message, state) ? { ...state, topic: null } : state,
  );
  const isPlain = isPlainlyBasic(reading) || reading.because === BY_THE_DAY;
  const isOne = askingSentencesIn(message).length < 2;
  if (isPlain && isOne && limit === null && state.open?.take !== null) return say(reading.request);
  if (reading.request.kind === "fit") {
    const beside = besideFit(message, say(reading.request), context, turnOn);
    if (beside) return beside;
  }
  const ofAll = besideRequirements(message, reading, context);
  if (ofAll) return ofAll;
  // Which of all is weakest is another question than why one is weak.
  if (practised && reading.request.kind !== "weakest-answer") return say(practised);
  const pay = payAt(message, reading, context);
  if (pay) return pay;
  const doing = doingMeant(message, reading, limit, context);
  // After a first take "it ended well, the guest thanked me" is how it ended, and not how the person is.
  // With a question put, so much that is told and asks nothing is its answer: "I try not to take it personally, mostly they calm down".
  const isMood =
    !state.open?.take &&
    (doing?.request.kind === "mood" || doing?.request.kind === "nerves") &&
    !(state.open !== null && toldIn(message).words >= SURELY_AN_ANSWER && !asksAnything(message));
  const isCommand =
    short !== null ||
    aboutLastAnswer(message, state) !== null ||
    ((limit !== null || isMood) && message.length < LONGEST_ASIDE);
  if (answersACheck(message, input, context)) return say({ kind: "acknowledge" });
  if (isAnswer(message, state, isCommand) && !isNoAnswer(message, reading, context))
    return judgedAsking(
      withAside(
        answer({ kind: "analyse-answer", mode: "judge" }, toldOf(message), context),
        message,
        toldOf(message),
        context,
      ),
      message,
      context,
    );
  const about = aboutLastAnswer(message, state);
  if (about && about !== "elsewhere")
    return onLastAnswer(about, sectionNamedIn(message.text) ?? sectionBefore(input), context);
  if (short) return followUp(short, input.before, context);
  const isCourtesy = doing?.request.kind === "thanks" || doing?.request.kind === "greeting";
  const isOption = asked !== null && message.length <= LONGEST_OPTION && !message.isQuestion;
  const isDoubt = doing?.request.kind === "mood" && doing.request.mood === "doubt";
  // Few words within a quiz are meant for an answer before they are a learnt guess at a courtesy.
  if ((isCourtesy || isDoubt) && isOption && !NAMES_A_COURTESY.test(message.plain))
    return say({ kind: "quiz-answer", chosen: null, does: "none" });
  if (doing && !(isCourtesy && limit)) {
    const isWished = doing.request.kind === "practise" || doing.request.kind === "drill";
    const said = isWished ? wishedIn(doing.said) : doing.said;
    return withAside(answer(doing.request, said, context), message, doing.said, context);
  }
  const isAsking =
    !INTRODUCES_AN_ANSWER.test(message.plain) &&
    (TELLS_A_WORRY.test(message.plain) ||
      readAct(message).none >= SURELY_ASKED ||
      askingSentencesIn(message).length > 0);
  const brought = limit === null && !isAsking ? broughtAnswer(message) : null;
  if (brought) return answer({ kind: "analyse-answer", mode: "judge" }, brought, context);
  const isLost = reading.request.kind === "limit" && reading.request.limit === "unknown";
  if (isLost && isOption) return say({ kind: "quiz-answer", chosen: null, does: "none" });
  const waits = AWAITS_AN_ANSWER.has(settingOf(state));
  if (isLost && state.open && waits && !message.isQuestion) {
    const said = saidAside(message, context, turnOn);
    if (said) return said;
    return say({ kind: "analyse-answer", mode: "too-short" });
  }
  const two = bothOf(message, reading, context);
  if (two) return two;
  const meant =
    isLost && limit === null && wantsWords(message) && OF_AN_INTERVIEW.test(message.plain)
      ? questionMeant(message, readIn, knowledge)
      : null;
  if (meant?.kind === "entry") return say({ kind: "topics", ids: meant.ids, isUnsure: true });
  const isVague =
    reading.request.kind === "topics" ||
    (entryDidNotHelp(message, state) && reading.goesOn !== true && limit === null);
  const remark =
    isLost || isVague || isHardlyFound(reading) ? remarkOnTake(message, context) : null;
  if (remark) return remark;
  const gap = gapMeant(message, reading, state, isLost || isVague);
  if (gap) return say(gap);
  // A wish is read for what it is about in the English that it comes to.
  return answer(reading.request, isWish(reading) ? wishedIn(message.text) : message.own, context);
}

/** Found by so little that where a story was just judged, something told belongs to that. */
const isHardlyFound = ({ request, because, sure, score }: Reading): boolean =>
  request.kind === "entry" &&
  because.startsWith("content") &&
  (sure ?? 1) < HARDLY_SURE &&
  score < HARDLY_FOUND;
const HARDLY_SURE = 0.4;
const HARDLY_FOUND = 0.65;

/** "I love the trick, they will be shocked. Can we practise? Something about difficult clients": from the wish on. */
function wishedIn(text: string): string {
  const sentences = sentencesIn(text);
  const at = sentences.findIndex((one) => WISHES.test(one));
  // "A mistake of mine … can I practise that one?": what it is about stands before it.
  const from = at > 0 && OF_WHAT_WAS_SAID.test(sentences[at] ?? "") ? at - 1 : at;
  return from > 0 ? sentences.slice(from).join(" ") : text;
}

const OF_WHAT_WAS_SAID = /\b(?:that|this|it)(?: one)?\b[^a-z]*$/i;
const WISHES = /\b(?:practi[sc]e|questions?|ask me|drill|another one)\b/i;

/** "What would a better ending sound like, give me one", after a verdict: more than a short wish to go on. */
const saysMore = (message: Message, state: ChatState): boolean =>
  settingOf(state) === "verdict" && message.length > LONGEST_SHORT;
const LONGEST_SHORT = 7;

/** After an airline: what surely stands on its own is not asked of it, whatever words it has in common with its parts. */
function leavesTheAirline(message: Message, state: ChatState): boolean {
  if (settingOf(state) !== "airline" || MEANS_IT.test(message.plain)) return false;
  if (message.length <= FEW_THAT_STICK && sticks(message)) return false;
  return readMove(message, state).of("elsewhere") >= SURELY_ELSEWHERE;
}

const SURELY_ELSEWHERE = 0.8;
/** "Can I choose?", after its bases. */
const FEW_THAT_STICK = 5;
const MEANS_IT = /\b(?:they|them|their|there)\b/;

/** The section that the person asked after a turn ago; null where none was. */
function sectionBefore({ before }: ChatInput): StarSection | null {
  const last = before.findLast(({ role }) => role === "user");
  return last ? sectionNamedIn(last.text) : null;
}

const OF_AN_INTERVIEW =
  /\b(they|recruiters?|interview\w*|assessors?|cv|ask|asks|asked|say|answer|explain|tell them)\b/;

/** So many words may be meant for an answer of a quiz, though none of its options has them. */
const LONGEST_OPTION = 8;
