import { isExerciseTopic } from "../knowledge/exercise-decks.ts";
import { entryIdsOf, type QuizQuestion } from "../knowledge/quizzes.ts";
import { askedOfQuiz } from "../read/asked-of-quiz.ts";
import { countIn } from "../read/choice.ts";
import { exerciseKindIn, exerciseTopicIn } from "../read/exercise-wish.ts";
import type { Message } from "../read/message.ts";
import { quizAnswerIn } from "../read/quiz-answer.ts";
import { partIn, quizTopicIn } from "../read/quiz-wish.ts";
import type { RunningQuiz } from "../state.ts";
import type { Context, Draft } from "./draft.ts";
import { LETTERS, quiz, quizAnswer, shown } from "./quiz.ts";

const BESIDE = { kind: "quiz-answer", chosen: null, does: "none" } as const;

/** What is said of the quiz that runs: its question is put once more, narrowed down, or the last one told again; null where nothing is. */
export function ofTheQuiz(message: Message, asked: QuizQuestion, context: Context): Draft | null {
  const { voice, state } = context;
  const running = state.quiz;
  const said = running && context.readIn === "en" ? askedOfQuiz(message) : null;
  if (!running || said === null) return null;
  // "Stop the boarding" may be one of its answers.
  const isAnswer = said === "stop" || said === "topic" || said === "hard";
  if (isAnswer && quizAnswerIn(message, asked)?.does === "answer") return null;
  const beside = (...before: readonly string[]) => putAgain(before, asked, running, context);
  const last = running.asked.at(-2);
  switch (said) {
    case "stop":
      return quizAnswer({ ...BESIDE, does: "stop" }, context);
    case "topic":
      return another(message, context);
    case "again":
      return beside();
    case "hint":
      return beside(hint(asked, running, voice));
    case "tally": {
      const count = running.asked.length - 1;
      const left = running.count - running.asked.length;
      const told = count === 0 ? [] : [voice.say("quiz.so-far", { right: running.right, count })];
      return beside([...told, voice.say("quiz.to-go", { left })].join(" "));
    }
    case "hard":
      return beside(voice.say("quiz.learns"));
    case "changed-mind":
      return last === undefined ? null : beside(voice.say("quiz.first-counts"));
    case "last":
      return last === undefined
        ? beside(hint(asked, running, voice))
        : toldAgain(last, asked, running, context);
  }
}

/** Two are left, in the order in which they stand. */
function hint(
  { options, correctAnswer }: QuizQuestion,
  { seed }: Pick<RunningQuiz, "seed">,
  voice: Context["voice"],
): string {
  const right = options.indexOf(correctAnswer);
  const others = options.map((_, at) => at).filter((at) => at !== right);
  const [one = 0, other = 0] = [right, others[seed % others.length] ?? 0].sort((a, b) => a - b);
  return voice.say("quiz.one-of-two", { one: LETTERS[one] ?? "", other: LETTERS[other] ?? "" });
}

/** The answer to the question before, with its reason and where it stands. */
function toldAgain(
  card: string,
  open: QuizQuestion,
  running: RunningQuiz,
  context: Context,
): Draft {
  const { knowledge, voice } = context;
  const before = isExerciseTopic(running.topic) ? null : knowledge.quizzes.ask(card, 0);
  const entry = entryIdsOf(card).flatMap((id) => knowledge.entry(id) ?? [])[0];
  const told = before
    ? [voice.say("quiz.last-was", { answer: before.correctAnswer }), before.explanation].join(" ")
    : voice.say("quiz.learns");
  return {
    ...putAgain([told], open, running, context),
    citations: before && entry ? [entry.citation] : [],
  };
}

function putAgain(
  before: readonly string[],
  open: QuizQuestion,
  running: RunningQuiz,
  { voice }: Context,
): Draft {
  return {
    request: BESIDE,
    paragraphs: [...before, ...shown(open, running, voice)],
    citations: [],
    suggestions: LETTERS,
    notes: { quiz: running },
  };
}

/** "Can we do aircraft instead?": a round on that. */
function another({ plain }: Message, context: Context): Draft | null {
  const exercise = exerciseTopicIn(plain);
  const topic = exercise ?? quizTopicIn(plain);
  if (topic === null) return null;
  const part = { ...partIn(plain), exercise: exercise && exerciseKindIn(exercise, plain) };
  return quiz({ kind: "quiz", topic, count: countIn(plain), ...part }, context);
}
