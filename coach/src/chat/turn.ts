import type { StarSection } from "contract/star";
import { answer } from "./answer/answer.ts";
import { type Context, type Draft, isLost as isLostDraft } from "./answer/draft.ts";
import { judge } from "./answer/judging.ts";
import { besideVerdict, onLastAnswer } from "./answer/own-answer.ts";
import { questionById } from "./answer/practise.ts";
import { openQuestion } from "./answer/quiz.ts";
import {
  isAsked,
  isFeltByChance,
  NAMES_A_COURTESY,
  OF_THE_COACH,
  SURELY_PATTERNED,
} from "./asked-or-felt.ts";
import { bothOf } from "./both.ts";
import { followUp } from "./follow-through.ts";
import { moved } from "./moved.ts";
import { notesAfter } from "./notes.ts";
import { ownFactIn, wantsWords } from "./read/about-oneself.ts";
import { readAct } from "./read/acts/acts.ts";
import { questionMeant } from "./read/acts/interview-question.ts";
import { type Doing, doingOf } from "./read/acts/request-of.ts";
import { broughtAnswer, isAnswer, toldOf } from "./read/answering.ts";
import { isMereReaction, LONGEST_ASIDE, readAside, readOtherWish } from "./read/asides.ts";
import { askingSentencesIn } from "./read/clauses.ts";
import { isDependent } from "./read/dependence.ts";
import { takesLeave } from "./read/farewell.ts";
import { airlineGap } from "./read/focused.ts";
import { type FollowUp, followUpIn } from "./read/follow-up.ts";
import { glossed } from "./read/gloss/glossed.ts";
import { introductionIn } from "./read/introduction.ts";
import { limitIn } from "./read/limits.ts";
import { isNoise, type Message, readMessage } from "./read/message.ts";
import { readMove } from "./read/moves/moves.ts";
import { type Setting, settingOf } from "./read/moves/setting.ts";
import { otherTypeIn } from "./read/other-types.ts";
import { aboutLastAnswer, askedOfAnswer, proposedIn } from "./read/own-answer.ts";
import { asksForReceipt } from "./read/own-score.ts";
import { askedOfPractised, asksIfKept } from "./read/practised.ts";
import { quizAnswerIn } from "./read/quiz-answer.ts";
import { resolve } from "./read/resolve.ts";
import { partExplained, sectionNamedIn } from "./read/section-named.ts";
import { sentencesIn } from "./read/sentences.ts";
import type { Reading } from "./read/skills.ts";
import { didNotHelp } from "./read/thread-failing.ts";
import { clausesIn, toldIn } from "./read/to-the-coach.ts";
import type { ChatRequest } from "./request.ts";
import type { ChatState } from "./state.ts";
import type { ChatInput } from "./thread.ts";

/** Their patterns mistake nothing else for these. */
const SURELY_MEANT: ReadonlySet<string> = new Set(["insult", "instructions", "distress"]);
const INTRODUCES_AN_ANSWER = /\b(my|this|here'?s my) (\w+ )?(answer|response|story)\b/;
/** So sure that it asks something, a story is told around a question. */
const SURELY_ASKED = 0.6;
/** "You did not answer, is it a problem?", after a first take: nothing of it is told. */
function isUntold(message: Message, { request }: Doing, { open }: ChatState): boolean {
  const judges = request.kind === "analyse-answer" && request.mode === "judge";
  return judges && open?.take != null && toldIn(message).words < FEWEST_TOLD;
}

const FEWEST_TOLD = 8;

/** "That's decent. Are they taking people on right now", after a first take: what is told beside the question is no answer. */
function asksAlone(message: Message, { open }: ChatState): boolean {
  if (open?.take == null) return false;
  const asked = askingSentencesIn(message);
  const words = asked.reduce((sum, { length }) => sum + length, 0);
  return asked.length > 0 && message.length - words < FEWEST_TOLD;
}

/** A worry is told to the coach, however long it is. */
const TELLS_A_WORRY =
  /\bmy (?:\w+ ){0,2}(?:worry|worries|fear|concern)\b|\b(?:i'?m|i am|i get) (?:so |really |proper |a bit |very |just )*(?:worried|scared|shy|anxious)\b|\bworr(?:ies|ied) (?:me|about|that)\b/;

/** Where something that is not understood may be meant for an answer. */
const AWAITS_AN_ANSWER: ReadonlySet<Setting> = new Set(["asked", "verdict"]);

/** So sure of all its words together, it tells who somebody is. */
const SURELY_INTRO = 0.6;

/** What the message does, in the order of what it may not be taken for. */
export function turn(message: Message, input: ChatInput, context: Context): Draft {
  const { state, knowledge, readIn, targetAirline } = context;
  const say = (request: ChatRequest) => answer(request, message.own, context);
  const asked = openQuestion(state.quiz, knowledge);
  const chosen = asked ? quizAnswerIn(message, asked.options) : null;
  if (chosen) {
    const marked = say({ kind: "quiz-answer", ...chosen });
    return chosen.does === "answer" ? besideQuiz(marked, message, input, context) : marked;
  }
  if (isNoise(message)) return say({ kind: "limit", limit: "unclear" });
  const limit = limitIn(message.plain);
  if (limit === "distress" && message.length < 60) return say({ kind: "limit", limit });
  if (asked === null && isMereReaction(message)) return say({ kind: "acknowledge" });
  const aside = readAside(message, state);
  if (aside) return say(aside);
  if (limit === null && takesLeave(message)) return say({ kind: "thanks", isBye: true });
  if (state.open === null && asked === null && limit === null) {
    const { move, share } = readMove(message, state);
    const introduced = introductionIn(
      message,
      knowledge,
      move === "intro" && share >= SURELY_INTRO,
    );
    if (introduced) return say(introduced);
    const withQuestion = introducedAsking(message, input, context);
    if (withQuestion) return withQuestion;
  }
  const other = readOtherWish(message, state);
  if (other) return say(other);
  const proposed = proposedIn(message, state);
  if (proposed) return answer({ kind: "analyse-answer", mode: "judge" }, proposed, context);
  const part = state.open?.take ? partExplained(message) : null;
  if (part) return say({ kind: "explain-star", part });
  if (asksIfKept(message, state)) return say({ kind: "is-kept" });
  const short = shortFollowUp(message, context);
  if (asksForReceipt(message, state))
    return answer({ kind: "analyse-answer", mode: "why" }, message.text, context);
  const practised = askedOfPractised(message, state, context.person.answers);
  if (practised?.asks === "text") return say(practised);
  const goneOn =
    limit === null && asked === null && (short === null || saysMore(message, state))
      ? moved(message, input, context, (rest) => turn(rest, input, context))
      : null;
  if (goneOn) return goneOn;
  const reading = resolve({
    message,
    state: leavesTheAirline(message, state) ? { ...state, topic: null } : state,
    knowledge,
    language: readIn,
    targetAirline: targetAirline?.id ?? null,
  });
  // Which of all is weakest is another question than why one is weak.
  if (practised && reading.request.kind !== "weakest-answer") return say(practised);
  const isFailing = didNotHelp(message) && state.topic?.kind === "entry" && state.open === null;
  const goesOn = isFailing || (reading.goesOn === true && isDependent(message));
  const does =
    (goesOn && ownFactIn(message) === null) || (limit && SURELY_MEANT.has(limit))
      ? null
      : doingOf(message, readIn, knowledge);
  const doing =
    does === null ||
    isFeltByChance(message, does.request, state) ||
    isAsked(message, does, reading, limit) ||
    asksOn(message, does, state) ||
    isUntold(message, does, state)
      ? null
      : does;
  // After a first take "it ended well, the guest thanked me" is how it ended, and not how the person is.
  const isMood =
    !state.open?.take && (doing?.request.kind === "mood" || doing?.request.kind === "nerves");
  const isCommand =
    short !== null ||
    aboutLastAnswer(message, state) !== null ||
    ((limit !== null || isMood) && message.length < LONGEST_ASIDE);
  if (answersACheck(message, input, context)) return say({ kind: "acknowledge" });
  if (
    isAnswer(message, state, isCommand) &&
    !isSaidElsewhere(message, state) &&
    !asksAlone(message, state) &&
    !isSomethingElse(message, reading, context)
  )
    return answer({ kind: "analyse-answer", mode: "judge" }, toldOf(message), context);
  const about = aboutLastAnswer(message, state);
  if (about && about !== "elsewhere") return onLastAnswer(about, sectionBefore(input), context);
  if (short) return followUp(short, input.before, context);
  const isCourtesy = doing?.request.kind === "thanks" || doing?.request.kind === "greeting";
  const isOption = asked !== null && message.length <= LONGEST_OPTION && !message.isQuestion;
  const isDoubt = doing?.request.kind === "mood" && doing.request.mood === "doubt";
  // Few words within a quiz are meant for an answer before they are a learnt guess at a courtesy.
  if ((isCourtesy || isDoubt) && isOption && !NAMES_A_COURTESY.test(message.plain))
    return say({ kind: "quiz-answer", chosen: null, does: "none" });
  if (doing && !(isCourtesy && limit))
    return withAside(answer(doing.request, doing.said, context), message, doing.said, context);
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
    const said = saidAside(message, input, context);
    if (said) return said;
    return say({ kind: "analyse-answer", mode: "too-short" });
  }
  const both = bothOf(message, reading, context);
  if (both) return both;
  const meant =
    isLost && limit === null && wantsWords(message) && OF_AN_INTERVIEW.test(message.plain)
      ? questionMeant(message, readIn, knowledge)
      : null;
  if (meant?.kind === "entry") return say({ kind: "topics", ids: meant.ids, isUnsure: true });
  const type = asksOfType(message, reading) ? otherTypeIn(message.plain) : null;
  if (type !== null) return say({ kind: "entry-gap", id: type, isWhy: false, near: null });
  const isVague =
    reading.request.kind === "topics" || (isFailing && reading.goesOn !== true && limit === null);
  const gap =
    isLost || isVague || isStray(message, reading) || isOfOtherType(message, state, reading)
      ? gapOf(message, state, reading)
      : null;
  const { request } = reading;
  // A wish is read for what it is about in the English that it comes to.
  const isWish = request.kind === "practise" || request.kind === "drill";
  return isWish ? answer(request, message.text, context) : say(gap ?? request);
}

/** "What would you say to somebody who wants to get up?", at the end of an entry: what one would say is no answer of the interview. */
function answersACheck(message: Message, { before }: ChatInput, { state }: Context): boolean {
  const last = before.findLast(({ role }) => role === "assistant")?.text ?? "";
  const asks = /[?？]/u.test(message.text) || askingSentencesIn(message).length > 0;
  return (
    settingOf(state) === "entry" &&
    state.open !== null &&
    !asks &&
    CHECKS.test(last.split("\n").at(-1) ?? "") &&
    isAnswer(message, state, false)
  );
}

/** How an entry ends that leaves something to try. */
const CHECKS = /[?？]\s*$|\baloud\b|^(?:Say|Give|Name|Try)\b/u;

/** "What would a better ending sound like, give me one", after a verdict: more than a short wish to go on. */
const saysMore = (message: Message, state: ChatState): boolean =>
  settingOf(state) === "verdict" && message.length > LONGEST_SHORT;
const LONGEST_SHORT = 7;

/** Something else was spoken of since the question was put, and by all its words together this goes on from that. */
function isSaidElsewhere(message: Message, state: ChatState): boolean {
  const asks = /[?？]/u.test(message.text) || askingSentencesIn(message).length > 0;
  if (!asks || AWAITS_AN_ANSWER.has(settingOf(state))) return false;
  return readMove(message, state).of("answer") < AN_ANSWER;
}

const AN_ANSWER = 0.4;

/** "Halon just in case, even if it's only hot", after an entry: surely asked on, and neither a feeling nor a wish. */
function asksOn(message: Message, { request, isFact }: Doing, state: ChatState): boolean {
  if (isFact || settingOf(state) !== "entry" || !GUESSED.has(request.kind)) return false;
  return readMove(message, state).of("elsewhere") >= SURELY_ASKED_ON;
}

const SURELY_ASKED_ON = 0.7;
const GUESSED: ReadonlySet<ChatRequest["kind"]> = new Set([
  ...(["mood", "nerves", "practise", "drill", "plan", "cv"] as const),
]);

/** After an airline: what surely stands on its own is not asked of it, whatever words it has in common with its parts. */
function leavesTheAirline(message: Message, state: ChatState): boolean {
  if (settingOf(state) !== "airline" || MEANS_IT.test(message.plain)) return false;
  return readMove(message, state).of("elsewhere") >= SURELY_ELSEWHERE;
}

const SURELY_ELSEWHERE = 0.8;
const MEANS_IT = /\b(?:they|them|their|there)\b/;

/** "I'm Kasia, 27, from Kraków. What does Wizz ask for?": met, and then what is asked is answered; null where nobody introduces themselves. */
function introducedAsking(message: Message, input: ChatInput, context: Context): Draft | null {
  const asked = askingSentencesIn(message).at(-1);
  const sentences = sentencesIn(message.text);
  const told = sentences.filter((one) => readMessage(one).plain !== asked?.plain);
  if (!asked || input.before.length > 0 || told.length === sentences.length) return null;
  const introduced = introductionIn(readMessage(told.join(" ")), context.knowledge);
  if (!introduced) return null;
  const { state, knowledge, readIn, targetAirline } = context;
  const whole = resolve({
    ...{ message, state, knowledge, language: readIn },
    targetAirline: targetAirline?.id ?? null,
  });
  // "Just turned 19, which airlines would look at me": what is told is a part of what is asked.
  if (whole.score >= READ_AS_ONE && whole.request.kind !== "entry") return null;
  const met = answer(introduced, message.own, context);
  const answered = turn(asked, input, { ...context, state: notesAfter(met, context.state) });
  // Where nothing is found, the greeting offers where to start.
  if (isLostDraft(answered) || !TELLS.has(answered.request.kind))
    return WHERE_TO_START.test(asked.plain) ? met : null;
  return {
    ...answered,
    paragraphs: [...met.paragraphs.slice(0, 1), ...answered.paragraphs],
    citations: [...met.citations, ...answered.citations],
  };
}

const READ_AS_ONE = 0.9;
const WHERE_TO_START = /\b(?:start|begin)\b/;
const TELLS: ReadonlySet<ChatRequest["kind"]> = new Set([
  ...(["entry", "fit", "rank", "assessment-day", "airline-gap", "limit"] as const),
]);

/** "A. But what if the chest is wet?": marked, the question answered, and then the next one put. */
function besideQuiz(marked: Draft, message: Message, input: ChatInput, context: Context): Draft {
  const asked = askedBeside(message);
  const [verdict = "", ...next] = marked.paragraphs;
  if (asked === null) return marked;
  const told = turn(asked, input, { ...context, state: { ...context.state, quiz: null } });
  const { request } = told;
  const isLesson = request.kind === "entry" && !request.ids[0]?.startsWith("airlines/");
  if (isLostDraft(told) || !isLesson) return marked;
  return {
    ...marked,
    paragraphs: [verdict, ...told.paragraphs, ...next],
    citations: [...marked.citations, ...told.citations],
  };
}

/** So few words beside an answer only doubt it. */
const FEWEST_BESIDE = 6;

/** The question that stands beside the answer to a quiz; null where none does. */
function askedBeside(message: Message): Message | null {
  return askingSentencesIn(message).find(({ length }) => length >= FEWEST_BESIDE) ?? null;
}

/** The section that the person asked after a turn ago; null where none was. */
function sectionBefore({ before }: ChatInput): StarSection | null {
  const last = before.findLast(({ role }) => role === "user");
  return last ? sectionNamedIn(last.text) : null;
}

/**
 * "That's pretty specialist for me lol. Give me one from my teaching": with a question open, each sentence said to the coach is
 * read on its own, the last first; null where none is understood.
 */
function saidAside(message: Message, input: ChatInput, context: Context): Draft | null {
  const { toCoach } = toldIn(message);
  if (toCoach.length === 0) return null;
  const parts = [...toCoach.toReversed(), ...clausesIn(message)];
  for (const one of parts.filter(({ length }) => length < message.length)) {
    const draft = turn(one, input, context);
    if (!isLostDraft(draft) && draft.request.kind !== "analyse-answer") return draft;
  }
  return null;
}

/** "I mean the steps of the hiring": surely read as what it asks for, and worth next to nothing as an answer to the open question. */
function isSomethingElse(
  message: Message,
  { request, score, because }: Reading,
  { state, voice }: Context,
): boolean {
  const isSure =
    (OF_THE_COACH.has(request.kind) && score >= SURELY_PATTERNED) || because.startsWith("basics, ");
  if (!isSure || state.open?.take !== null || message.length >= LONGEST_MISREAD) return false;
  const { take } = judge(message.own, questionById(state.open.id), voice.language);
  return (take.score ?? 0) < WORTH_NOTHING;
}

const LONGEST_MISREAD = 45;
const WORTH_NOTHING = 16;

/** "How many doors has the A380": the equipment of a type that the content does not have, and nothing that surely answers. */
function asksOfType({ plain }: Message, { request, score }: Reading): boolean {
  return (
    score < SURE_OF_ANOTHER &&
    !(request.kind === "entry" && request.ids[0]?.startsWith("airlines/")) &&
    /\b(doors?|exits?|slides?|overwing|arm(ing|ed)?|disarm\w*|galleys?|jump ?seats?|crew rest|rafts?)\b/.test(
      plain,
    )
  );
}

/** A few words that lean on the thread, found elsewhere by chance: what was spoken of is meant, not that. */
function isStray(message: Message, { goesOn, score, because }: Reading): boolean {
  return (
    goesOn !== true &&
    because.startsWith("content, ") &&
    score < SURE_OF_ANOTHER &&
    message.length <= STRAY_WORDS
  );
}

/** "And on a 777 then", after an A320: of a type that has no entry, whatever else names it. */
function isOfOtherType(message: Message, { topic }: ChatState, { request }: Reading): boolean {
  const [id = ""] = topic?.kind === "entry" ? topic.ids : [];
  const isOfAType = request.kind === "entry" && request.ids[0]?.startsWith("aircraft/");
  return (
    id.startsWith("aircraft/") &&
    message.length <= STRAY_WORDS &&
    !isOfAType &&
    otherTypeIn(message.plain) !== null
  );
}

const SURE_OF_ANOTHER = 0.77;
const STRAY_WORDS = 9;

const OF_AN_INTERVIEW =
  /\b(they|recruiters?|interview\w*|assessors?|cv|ask|asks|asked|say|answer|explain|tell them)\b/;

/** So many words may be meant for an answer of a quiz, though none of its options has them. */
const LONGEST_OPTION = 8;
/** What leans on an entry and is not answered by it: told as that, instead of a row of other things. */
function gapOf(message: Message, { topic }: ChatState, { request }: Reading): ChatRequest | null {
  const [id] = topic?.kind === "entry" ? topic.ids : [];
  if (id === undefined || !isDependent(message)) return null;
  const type = id.startsWith("aircraft/") ? otherTypeIn(message.plain) : null;
  if (type !== null) return { kind: "entry-gap", id: type, isWhy: false, near: null };
  if (id.startsWith("airlines/")) return airlineGap(id, message.plain);
  return {
    kind: "entry-gap",
    id,
    isWhy: /\b(why|how come)\b|por que|pourquoi|为什么/.test(message.plain),
    near: request.kind === "entry" && request.ids[0] !== id ? (request.ids[0] ?? null) : null,
  };
}

/** "Why?" of an entry without a part on its reasons is a question about it like any other. */
function shortFollowUp(message: Message, { state, knowledge }: Context): FollowUp | null {
  const short = followUpIn(message);
  const { topic } = state;
  if (short?.does !== "why" || topic?.kind !== "entry") return short;
  const entry = knowledge.entry(topic.ids[0] ?? "");
  return entry?.parts.some(({ facet }) => facet === "why") ? short : null;
}

/** What was asked around the answer that was pasted along comes before its verdict. */
function withAside(draft: Draft, message: Message, said: string, context: Context): Draft {
  if (draft.request.kind !== "analyse-answer" || said === message.own) return draft;
  const around = glossed(readMessage(message.own.replace(said, " ")), context.readIn);
  const beside = besideVerdict(askedOfAnswer(around.plain), said, context);
  if (!beside) return draft;
  return {
    ...draft,
    paragraphs: [...beside.paragraphs, ...draft.paragraphs],
    citations: [...beside.citations, ...draft.citations],
  };
}
