import { answer } from "./answer/answer.ts";
import { type Context, type Draft, isLost, opening } from "./answer/draft.ts";
import { openQuestion } from "./answer/quiz.ts";
import { unique } from "./answer/telling.ts";
import { idsIn } from "./knowledge/name-index.ts";
import { notesAfter } from "./notes.ts";
import { choiceIn } from "./read/choice.ts";
import { saysGoodbye } from "./read/farewell.ts";
import { followUpIn } from "./read/follow-up.ts";
import { asTyped } from "./read/found.ts";
import { asksAnything } from "./read/lead-in.ts";
import { type Message, readMessage } from "./read/message.ts";
import { momentOf } from "./read/moment-answered.ts";
import { type Move, readMove } from "./read/moves/moves.ts";
import { offersAStory, tellsMine } from "./read/own-story.ts";
import { quizAnswerIn } from "./read/quiz-answer.ts";
import { readQuizWish } from "./read/quiz-wish.ts";
import { readSkills } from "./read/skills.ts";
import { withoutRemarks } from "./read/to-the-coach.ts";
import { spokenOf } from "./read/told-in-talk.ts";
import { asksOneThing, readingOf } from "./reading-of.ts";
import type { ChatRequest } from "./request.ts";
import type { ChatState } from "./state.ts";
import type { ChatInput } from "./thread.ts";
import { turn } from "./turn.ts";

/** Longer messages are answers and stories. */
const MOST_WORDS = 45;
const SHORTEST_REST = 3;
const SURE = 0.9;
const WISHED: ReadonlySet<ChatRequest["kind"]> = new Set([
  ...(["practise", "drill", "weakest-answer", "progress", "plan", "cv"] as const),
]);

/**
 * "And if he doesn't wake up? Quiz me on it then", "which of my answers is weakest? bye": a question and a wish in one message
 * are both seen to, in their order; null where the message does one thing.
 */
export function turnAndWish(message: Message, input: ChatInput, context: Context): Draft | null {
  if (message.length > MOST_WORDS || offersAStory(message)) return null;
  // "Mine would be … and ask one question the next day": an answer, and no wish in it.
  if (tellsMine(message) !== null && momentOf(context.state) !== null) return null;
  const parts = message.text
    // "Quiz me on doors but first what does cross-check mean": what is wanted first stands last.
    .replace(/^(.{6,}?),? but first,? (.{6,})$/iu, "$2? $1")
    .split(/(?<=[.!?？。！])\s+|\n+/u)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const { move, share } = readMove(message, context.state);
  if (SAID_OF_A_VERDICT.has(move) && share >= SURELY_SAID) return null;
  // "My family is worried about me. How do I convince them?": one thing, in so many words.
  const felt = asksOneThing(message, context)
    ? null
    : besideFeeling(parts, message, input, context);
  if (felt) return felt;
  const wishes = parts.map((part) => wishIn(readMessage(part), context));
  const at = wishes.findIndex((one) => one !== null);
  const wish = wishes[at];
  if (parts.length < 2 || !wish) return null;
  // "I have a gap in my CV, I was at home for months. How do I say that?": no wish to have it read.
  if (wish.kind === "cv" && isSurelyAsked(message, context)) return null;
  const others = parts.filter((_, index) => index !== at);
  // "Can you ask me a question? Something about an angry customer": the rest says which one.
  const isOfWish = others.every((one) => SAYS_WHICH.test(one));
  if (wish.kind === "practise" && isOfWish && quizOf(context) === null)
    return answer(
      { ...wish, choice: choiceIn(message.plain, wish.choice.airline) },
      message.text,
      context,
    );
  const rest = withoutRemarks(readMessage(others.join(" ")));
  if (rest.length < SHORTEST_REST) return null;
  const isFarewell = wish.kind === "thanks";
  const quiz = quizOf(context);
  const answersQuiz = quiz !== null && quizAnswerIn(rest, quiz) !== null;
  if (!answersQuiz && !asksAnything(rest)) {
    // "I'm 26, so I fit both. Ask me an interview question": told beside the wish, nothing of it is asked.
    const isLastWish = at === parts.length - 1 && PRACTISES.has(wish.kind);
    return isLastWish && context.state.open === null && quiz === null
      ? answer(wish, parts[at] ?? "", context)
      : null;
  }
  const own = (part: Message): Message =>
    message.own === message.text ? part : { ...part, own: message.own };
  const asked = turn(own(rest), input, context);
  if (isLost(asked))
    return isFarewell ? null : turn(own(readMessage(parts[at] ?? "")), input, context);
  const state = notesAfter(asked, context.state);
  if (isFarewell) {
    const farewell = answer(wish, "", { ...context, state });
    return { ...asked, paragraphs: [...asked.paragraphs, ...farewell.paragraphs] };
  }
  // "Does SQ ask this? give me an easier one": one is put, and no list.
  if (PRACTISES.has(wish.kind) && asked.request.kind === "airline-questions")
    return answer(wish, parts[at] ?? "", context);
  if (asked.request.kind === wish.kind) return null;
  // "Yay. How are my answers, which one is weak?": what is not found beside a wish was said around it.
  if (asked.request.kind === "entry-gap" || asked.request.kind === "airline-gap")
    return answer(wish, parts[at] ?? "", context);
  // "A, like a can of fizz? how did i do overall": the end of the quiz tells it.
  if (asked.request.kind === "quiz-answer" && wish.kind === "progress") return asked;
  const said = answer(wish, parts[at] ?? "", { ...context, state });
  const [first, second] = at === 0 ? [said, asked] : [asked, said];
  return {
    ...said,
    ...(at === 0 ? { request: asked.request, suggestions: asked.suggestions } : {}),
    paragraphs: [...first.paragraphs, ...second.paragraphs],
    citations: unique([...first.citations, ...second.citations]),
    declined: asked.declined === true && said.declined === true,
  };
}

const SURELY_ASKED = 0.95;
const isSurelyAsked = (message: Message, context: Context): boolean => {
  const { request, score } = readingOf(message, context);
  return request.kind === "entry" && score >= SURELY_ASKED;
};

const quizOf = ({ state, knowledge }: Context) => openQuestion(state.quiz, knowledge);

const SAYS_WHICH =
  /^(?:(?:maybe|preferably|perhaps|ideally|like|and|or|but|please),? )*(?:something|one|anything|about|on|with|from|an?) (?:[^?]*)$/iu;

/** What is said of the answer judged wishes for nothing, whatever words the answer has. */
const SAID_OF_A_VERDICT: ReadonlySet<Move> = new Set<Move>(["answer", "disagree", "receipt"]);
const SURELY_SAID = 0.7;

const FEELS =
  /\b(?:so|really|very|super|a bit|bit|too|im|i'm|i am|feeling) (?:\w+ )?(?:nervous|scared|stressed|anxious|worried|terrified|excited)\b|\b(?:bricking it|freaking out|panicking|shitting myself|butterflies)\b/;
const LONGEST_FEELING = 12;
/** Of the words on nerves so many stand before an answer. */
const CALMING_WORDS = 14;

/** "So nervous for friday!! also what shoes": a word on how one is, and then the answer; null where nothing is asked or felt. */
function besideFeeling(
  parts: readonly string[],
  message: Message,
  input: ChatInput,
  context: Context,
): Draft | null {
  const at = parts.findIndex((part) => {
    const { plain, length } = readMessage(part);
    return length <= LONGEST_FEELING && FEELS.test(plain) && !/[?？]/u.test(part);
  });
  if (at < 0 || parts.length < 2 || context.state.open?.take === null) return null;
  const rest = readMessage(parts.filter((_, index) => index !== at).join(" "));
  // "I'm nervous about the group part. How do I not disappear?": of that it is asked.
  const isOfIt =
    asTyped(rest.words).length < FEWEST_ASKED &&
    asTyped(readMessage(parts[at] ?? "").words).length >= FEWEST_TOLD;
  if (!asksAnything(rest) || isOfIt) return null;
  const asked = turn(
    message.own === message.text ? rest : { ...rest, own: message.own },
    input,
    context,
  );
  if (isLost(asked) || FELT.has(asked.request.kind)) return null;
  const calming = opening(context.voice.say("talk.nerves"), CALMING_WORDS);
  return { ...asked, paragraphs: [calming, ...asked.paragraphs] };
}

const FEWEST_ASKED = 2;
/** More than that one is nervous. */
const FEWEST_TOLD = 3;
const FELT: ReadonlySet<ChatRequest["kind"]> = new Set(["nerves", "mood", "greeting"]);
const PRACTISES: ReadonlySet<ChatRequest["kind"]> = new Set(["practise", "drill"]);
const NAMES_A_QUESTION =
  /\b(questions?|(?:easier|harder|another|different|normal|proper|real|typical|usual|standard|other) one|ask me|drill|interview me|pregunta)\b|问/;

/** "I wanted no question", "other question: …": nothing is wished for. */
const NO_WISH =
  /\b(no|not|n't|never|without|don't|didn't|dread|hate|fear|afraid|scared|worries)\b|\bthat(?:'s| is|s| was) (?:a|an|another|a different) question\b|\b(?:good|great|nice|love|like|liked|thanks for|idea) (?:\w+ ){0,3}(?:the|those|these|your|that) (?:\w+ ){0,2}questions?\b|\bquestion ?:|^ (?:so |and |or )*which (?:one )?(?:is|would be|sounds) (?:better|best|safer) ?[?.! ]*$|\b(?:they|he|she|we|recruiters?|interviewers?|the panel|people|everybody|somebody|someone|who) (?:\w+ ){0,3}asks? me\b|\bi(?:'ll| will|'m going to| am going to) (?:practi[sc]e|rehearse|try|learn|use) (?:it|that|this|them|those|with)\b/;

/** What a sentence wishes for beside what is asked; null where it wishes nothing. */
function wishIn(sentence: Message, { knowledge, state }: Context): ChatRequest | null {
  if (NO_WISH.test(sentence.plain)) return null;
  const short = followUpIn(sentence);
  if (short?.does === "bye" || saysGoodbye(sentence)) return { kind: "thanks", isBye: true };
  const [quiz] = readQuizWish(sentence, () => spokenOf(state, knowledge));
  if (quiz) return quiz.request;
  const [airline] = idsIn(knowledge.names.find(sentence), "airlines");
  const [skill] = readSkills(sentence, airline?.replace("airlines/", "") ?? null)
    .filter(({ request, score }) => WISHED.has(request.kind) && score >= SURE)
    .sort((a, b) => b.score - a.score);
  const isSaid =
    skill && (!PRACTISES.has(skill.request.kind) || NAMES_A_QUESTION.test(sentence.plain));
  const isAsked = PRACTISES.has(skill?.request.kind ?? "limit") && /[?？]/u.test(sentence.text);
  return isSaid && !isAsked ? skill.request : learntWish(sentence, state);
}

/** Surely wished for by all its words together. */
const SURELY_WISHED = 0.85;

function learntWish(sentence: Message, state: ChatState): ChatRequest | null {
  const { move, share } = readMove(sentence, state, "entry");
  if (share < SURELY_WISHED) return null;
  switch (move) {
    case "practise":
      return NAMES_A_QUESTION.test(sentence.plain)
        ? { kind: "practise", choice: choiceIn(sentence.plain, null) }
        : null;
    case "next-step":
      return { kind: "plan" };
    case "record":
      return { kind: "progress" };
    default:
      return null;
  }
}
