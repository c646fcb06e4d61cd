import type { QuizItem } from "../knowledge/quizzes.ts";
import type { ChatRequest } from "../request.ts";
import { entryRequest } from "../request.ts";
import type { RunningQuiz } from "../state.ts";
import { type Context, type Draft, items, suggest } from "./draft.ts";

type Of<Kind extends ChatRequest["kind"]> = Extract<ChatRequest, { kind: Kind }>;

const LETTERS = ["A", "B", "C", "D"] as const;

/** The first question of a quiz; fewer than wished where the topic has no more. */
export function quiz(request: Of<"quiz">, context: Context): Draft {
  const { voice, knowledge } = context;
  const count = Math.min(request.count, knowledge.quizzes.on(request.topic).length);
  const begun = { topic: request.topic, count, right: 0, missed: [], asked: [], options: [] };
  const draft = put(request, begun, context);
  return { ...draft, paragraphs: [voice.say("quiz.start", { count }), ...draft.paragraphs] };
}

/** Judges the option chosen, tells why, and goes on to the next question or to the result. */
export function quizAnswer(request: Of<"quiz-answer">, context: Context): Draft {
  const { state, voice, knowledge } = context;
  const { quiz: running } = state;
  const item = knowledge.quizzes.item(running?.asked.at(-1) ?? "");
  if (!running || !item) return quiz({ kind: "quiz", topic: "safety", count: 3 }, context);
  if (request.does === "stop") return ended(request, openLeftOut(running), [], context);
  const chosen = running.options[request.chosen ?? -1];
  const isRight = chosen === item.answer;
  const verdict = isRight
    ? voice.say("quiz.right")
    : voice.say(chosen === undefined ? "quiz.revealed" : "quiz.wrong", { answer: item.answer });
  const judged: RunningQuiz = {
    ...running,
    right: running.right + (isRight ? 1 : 0),
    missed: isRight ? running.missed : [...running.missed, item.id],
  };
  const told = [[verdict, ...(item.why && !context.isShort ? [item.why] : [])].join(" ")];
  const isOver = judged.asked.length >= judged.count;
  const next = isOver ? ended(request, judged, told, context) : put(request, judged, context, told);
  return { ...next, citations: citationsOf(item, context), about: entryRequest([item.id]) };
}

/** The open question was not answered, so it does not count. */
function openLeftOut(running: RunningQuiz): RunningQuiz {
  return { ...running, count: running.asked.length - 1 };
}

/** Puts one that was not put before in this quiz. */
function put(
  request: ChatRequest,
  running: RunningQuiz,
  { voice, knowledge, random }: Context,
  before: readonly string[] = [],
): Draft {
  const pool = knowledge.quizzes.on(running.topic).filter(({ id }) => !running.asked.includes(id));
  const item = pool[Math.floor(random() * pool.length)] as QuizItem;
  // A bank's options have an order of their own; those made of neighbours begin with the answer.
  const options = typeof item.ask === "string" ? item.options : shuffled(item.options, random);
  const number = running.asked.length + 1;
  const asks = typeof item.ask === "string" ? item.ask : voice.say(item.ask.id, item.ask.values);
  return {
    request,
    paragraphs: [
      ...before,
      `${voice.say("quiz.question", { number, count: running.count })} ${asks}`,
      items(options.map((option, at) => `${LETTERS[at]}: ${option}`)),
    ],
    citations: [],
    suggestions: LETTERS.slice(0, options.length) as string[],
    notes: { quiz: { ...running, asked: [...running.asked, item.id], options: [...options] } },
  };
}

/** The sum, and the right answers to what was missed. */
function ended(
  request: ChatRequest,
  { right, count, missed, topic }: RunningQuiz,
  before: readonly string[],
  { voice, knowledge }: Context,
): Draft {
  const answers = missed.flatMap((id) => {
    const item = knowledge.quizzes.item(id);
    const entry = knowledge.entry(id);
    if (!item || !entry) return [];
    return [typeof item.ask === "string" ? `${item.ask} ${item.answer}` : entry.citation.title];
  });
  return {
    request,
    paragraphs: [
      ...before,
      count === 0 ? voice.say("quiz.nothing") : voice.say("quiz.done", { right, count }),
      ...(answers.length > 0 ? [voice.say("quiz.missed"), items(answers)] : []),
    ],
    citations: [],
    suggestions: suggest(voice, [["suggest.quiz"], ["suggest.practise"], ["suggest.plan"]]),
    notes: { quiz: null },
    offer: { kind: "quiz", topic, count: Math.max(3, count) },
  };
}

function citationsOf({ id }: QuizItem, { knowledge }: Context): Draft["citations"] {
  const entry = knowledge.entry(id);
  return entry ? [entry.citation] : [];
}

function shuffled(options: readonly string[], random: () => number): string[] {
  const left = [...options];
  return options.map(() => left.splice(Math.floor(random() * left.length), 1)[0] as string);
}
