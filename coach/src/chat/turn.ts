import { answer } from "./answer/answer.ts";
import type { Context, Draft } from "./answer/draft.ts";
import { judge } from "./answer/judging.ts";
import { besideVerdict, onLastAnswer } from "./answer/own-answer.ts";
import { questionById } from "./answer/practise.ts";
import { openQuestion } from "./answer/quiz.ts";
import { bothOf } from "./both.ts";
import { followUp } from "./follow-through.ts";
import { wantsWords } from "./read/about-oneself.ts";
import { readAct } from "./read/acts/acts.ts";
import { questionMeant } from "./read/acts/interview-question.ts";
import { type Doing, doingOf } from "./read/acts/request-of.ts";
import { broughtAnswer, isAnswer } from "./read/answering.ts";
import { choiceIn } from "./read/choice.ts";
import { askingSentencesIn } from "./read/clauses.ts";
import { isDependent } from "./read/dependence.ts";
import { airlineGap } from "./read/focused.ts";
import { type FollowUp, followUpIn } from "./read/follow-up.ts";
import { glossed } from "./read/gloss/glossed.ts";
import { introductionIn } from "./read/introduction.ts";
import { asksSomething } from "./read/lead-in.ts";
import { limitIn } from "./read/limits.ts";
import { endsAsking, isNoise, type Message, readMessage } from "./read/message.ts";
import { otherTypeIn } from "./read/other-types.ts";
import { aboutLastAnswer, askedOfAnswer } from "./read/own-answer.ts";
import { asksForReceipt } from "./read/own-score.ts";
import { quizAnswerIn } from "./read/quiz-answer.ts";
import { resolve } from "./read/resolve.ts";
import { type Reading, readSkills } from "./read/skills.ts";
import { didNotHelp } from "./read/thread-failing.ts";
import type { ChatRequest } from "./request.ts";
import type { ChatState } from "./state.ts";
import type { ChatInput } from "./thread.ts";

/** Their patterns mistake nothing else for these. */
const SURELY_MEANT: ReadonlySet<string> = new Set(["insult", "instructions", "distress"]);
const INTRODUCES_AN_ANSWER = /\b(my|this|here'?s my) (\w+ )?(answer|response|story)\b/;
/** "Harder", "something easier please", with a question open: another question. */
const OTHERWISE =
  /^ (?:(?:please|ok|no|an?|something|sth|can i have|give me|i want) )*(?:easier|harder|simpler|tougher|different)(?: one| question)?(?: please)?[.!? ]*$/;
/** "Show me what a good answer to that would sound like": what is listened for is told, and nothing to copy. */
const WANTS_A_MODEL =
  /\b(show|give|tell|what|how)\b.{0,30}\b(good|model|perfect|sample|example|right|ideal|strong) answer\b/;
/** So sure that it asks something, a story is told around a question. */
const SURELY_ASKED = 0.6;
/** Words from which on something said while a question is open is its answer after all. */
const LONGEST_ASIDE = 25;

/** What the message does, in the order of what it may not be taken for. */
export function turn(message: Message, input: ChatInput, context: Context): Draft {
  const { state, knowledge, readIn, targetAirline } = context;
  const say = (request: ChatRequest) => answer(request, message.own, context);
  const asked = openQuestion(state.quiz, knowledge);
  const chosen = asked ? quizAnswerIn(message, asked.options) : null;
  if (chosen) return say({ kind: "quiz-answer", ...chosen });
  if (isNoise(message)) return say({ kind: "limit", limit: "unclear" });
  const limit = limitIn(message.plain);
  if (limit === "distress" && message.length < 60) return say({ kind: "limit", limit });
  if (state.open === null && asked === null && limit === null) {
    const introduced = introductionIn(message, knowledge);
    if (introduced) return say(introduced);
  }
  if (state.open?.take === null && OTHERWISE.test(message.plain))
    return say({ kind: "practise", choice: choiceIn(message.plain, null) });
  if (state.open && WANTS_A_MODEL.test(message.plain) && message.length <= LONGEST_ASIDE)
    return say({ kind: "analyse-answer", mode: "hint" });
  const short = shortFollowUp(message, context);
  if (asksForReceipt(message, state))
    return answer({ kind: "analyse-answer", mode: "why" }, message.text, context);
  const reading = resolve({
    message,
    state,
    knowledge,
    language: readIn,
    targetAirline: targetAirline?.id ?? null,
  });
  const isFailing = didNotHelp(message) && state.topic?.kind === "entry" && state.open === null;
  const goesOn = isFailing || (reading.goesOn === true && isDependent(message));
  const does =
    goesOn || (limit && SURELY_MEANT.has(limit)) ? null : doingOf(message, readIn, knowledge);
  const doing =
    does && (isFeltByChance(message, does.request, state) || isAsked(message, does, reading, limit))
      ? null
      : does;
  // After a first take "it ended well, the guest thanked me" is how it ended, and not how the person is.
  const isMood =
    !state.open?.take && (doing?.request.kind === "mood" || doing?.request.kind === "nerves");
  const isCommand =
    short !== null ||
    aboutLastAnswer(message, state) !== null ||
    ((limit !== null || isMood) && message.length < LONGEST_ASIDE);
  if (isAnswer(message, state, isCommand) && !isSomethingElse(message, reading, context))
    return say({ kind: "analyse-answer", mode: "judge" });
  const about = aboutLastAnswer(message, state);
  if (about && about !== "elsewhere") return onLastAnswer(about, context);
  if (short) return followUp(short, input.before, context);
  const isCourtesy = doing?.request.kind === "thanks" || doing?.request.kind === "greeting";
  const isOption = asked !== null && message.length <= LONGEST_OPTION && !message.isQuestion;
  // Few words within a quiz are meant for an answer before they are a learnt guess at a courtesy.
  if (isCourtesy && isOption && !NAMES_A_COURTESY.test(message.plain))
    return say({ kind: "quiz-answer", chosen: null, does: "none" });
  if (doing && !(isCourtesy && limit))
    return withAside(answer(doing.request, doing.said, context), message, doing.said, context);
  const isAsking =
    !INTRODUCES_AN_ANSWER.test(message.plain) &&
    (readAct(message).none >= SURELY_ASKED || askingSentencesIn(message).length > 0);
  const brought = limit === null && !isAsking ? broughtAnswer(message) : null;
  if (brought) return answer({ kind: "analyse-answer", mode: "judge" }, brought, context);
  const isLost = reading.request.kind === "limit" && reading.request.limit === "unknown";
  if (isLost && isOption) return say({ kind: "quiz-answer", chosen: null, does: "none" });
  if (isLost && state.open && !message.isQuestion)
    return say({ kind: "analyse-answer", mode: "too-short" });
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
    isLost || isVague || isStray(message, reading) ? gapOf(message, state, reading) : null;
  const { request } = reading;
  // A wish is read for what it is about in the English that it comes to.
  const isWish = request.kind === "practise" || request.kind === "drill";
  return isWish ? answer(request, message.text, context) : say(gap ?? request);
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

const SURE_OF_ANOTHER = 0.77;
const STRAY_WORDS = 9;

const OF_AN_INTERVIEW =
  /\b(they|recruiters?|interview\w*|assessors?|cv|ask|asks|asked|say|answer|explain|tell them)\b/;

/** "And if one gets sick?", after an entry: no feeling, unless a feeling is named. */
function isFeltByChance(message: Message, { kind }: ChatRequest, { topic }: ChatState): boolean {
  const { plain } = message;
  const isFurther = topic?.kind === "entry" && (isDependent(message) || /\d/.test(plain));
  if (kind === "greeting") return isFurther && !GREETS.test(plain);
  const isFelt = kind === "nerves" || kind === "mood";
  return isFelt && (isFurther || ASKS_OF_OTHERS.test(plain)) && !NAMES_A_FEELING.test(plain);
}

/**
 * "158 cm on a good day lol. Emirates or forget it?": a question that is surely read is no greeting and no feeling, and what is
 * no business of the coach is none of an interview's either.
 */
function isAsked(
  message: Message,
  { request }: Doing,
  { request: asked, score, because, goesOn }: Reading,
  limit: ReturnType<typeof limitIn>,
): boolean {
  if (limit !== null && NO_BUSINESS.has(limit)) return request.kind === "entry";
  const isFelt =
    request.kind === "greeting" || request.kind === "nerves" || request.kind === "mood";
  const isByPattern = !because.startsWith("content, ");
  const isRead = asked.kind !== "limit" && score >= (isByPattern ? SURELY_READ : SURELY_FOUND);
  // "Thank you, that's kind. Where would I live": what is asked is not thanked away.
  if (request.kind === "thanks" && asksSomething(message.text)) return true;
  // "Practise this" thanks for nothing.
  if (request.kind === "thanks" && isRead && !NAMES_A_COURTESY.test(message.plain)) return true;
  const asks =
    /[?？]/.test(message.text) || ASKS_LEAVE.test(message.plain) || ASKS_ON.test(message.plain);
  // "Quiz me on that": the reading knows what was spoken of.
  if (request.kind === "quiz" && asked.kind === "quiz") return true;
  if (asked.kind === "other-airline") return request.kind === "entry" || isFelt;
  if (isByPattern && score >= SURELY_PATTERNED && OF_THE_COACH.has(asked.kind)) return true;
  if ((because.startsWith("basics, ") || asked.kind === "fit") && isRead) return true;
  // "How much salary": read by its words, it is no guess.
  if (request.kind === "limit" && asked.kind === "limit") return isByPattern && limit !== null;
  if (request.kind === "limit")
    return (
      asked.kind !== "limit" &&
      (goesOn === true || OWN_RECORD.has(asked.kind) || (asked.kind === "entry" && isRead))
    );
  const isWish = request.kind === "practise" || request.kind === "drill";
  if (isWish && isRead && asked.kind === "entry" && endsAsking(message))
    return !readSkills(message, null).some(({ request: { kind } }) => kind === request.kind);
  return isFelt && isRead && asks && !FEELS.has(asked.kind) && !NAMES_A_FEELING.test(message.plain);
}

/** So many words may be meant for an answer of a quiz, though none of its options has them. */
const LONGEST_OPTION = 6;
const NAMES_A_COURTESY =
  /\b(thanks?|thank you|thx|ty|cheers|bye|goodbye|hello|hi|hey|good (night|evening|morning)|see you|later|gracias|merci|hola|adios|bonjour|au revoir)\b|谢|再见|你好/;
/** What surely asks for this asks for it, whatever words of feeling or of interviews it has. */
const OF_THE_COACH: ReadonlySet<string> = new Set([
  ...["assessment-day", "airlines", "progress", "weakest-answer", "capabilities", "identity"],
]);
const SURELY_PATTERNED = 0.92;
const SURELY_READ = 0.6;
const SURELY_FOUND = 0.62;
const OWN_RECORD: ReadonlySet<string> = new Set(["progress", "weakest-answer"]);
const FEELS: ReadonlySet<string> = new Set(["nerves", "mood", "greeting"]);
const NO_BUSINESS: ReadonlySet<string> = new Set([
  "other-business",
  "opinion",
  "legal",
  "personal",
]);
const ASKS_ON = /\bwhat(?:'?s| is| comes| happens)? (?:after|next)\b/;
const ASKS_LEAVE = /^ (can|could|may|do|does|am|are|is) (i|we|you|they|it)\b/;

const GREETS =
  /\b(hi|hello|hey|hiya|morning|evening|afternoon|how are you|sup|hola|bonjour|salut)\b|你好/;
/** "Do they …", "does the airline …": asked of others, it is a question and no feeling. */
const ASKS_OF_OTHERS =
  /^ (do|does|did|will|would|can|are|is) (they|the|an?|airlines?|recruiters?|crew)\b/;
const NAMES_A_FEELING =
  /\b(nervous|scared|afraid|anxious|anxiety|stress\w*|panic\w*|cry\w*|cried|sad|worr\w*|tired|exhausted|hopeless|reject\w*|refus\w*|fail\w*|passed|accepted|got (it|in|the job)|stupid|useless|hate|love|happy|feel\w*|doubt|give up|giving up|ashamed|guilt\w*|alone|scares?|terrified|hard on me|sick of)\b/;

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
