import type { Entry } from "../knowledge/entry.ts";
import { isExerciseTopic } from "../knowledge/exercise-decks.ts";
import { isWeak, stemsOf } from "../knowledge/index-words.ts";
import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import { entryIdsOf, type QuizQuestion } from "../knowledge/quizzes.ts";
import { type ChatRequest, entryRequest } from "../request.ts";
import type { RunningQuiz } from "../state.ts";
import { type Context, type Draft, items, suggest } from "./draft.ts";

type Of<Kind extends ChatRequest["kind"]> = Extract<ChatRequest, { kind: Kind }>;

/** What an option is answered with. */
export const LETTERS = ["A", "B", "C", "D"];
const SEEDS = 2 ** 32;
const TRIES = 40;
/** Letters of an airport's code. */
const CODE = 3;
const WHOLE = {
  ...({ kind: "quiz", continent: null, shows: null, isOnTold: false, exercise: null } as const),
} as const;

/** The first question of a quiz; fewer than wished where the topic has no more. */
export function quiz(request: Of<"quiz">, context: Context): Draft {
  const { voice, knowledge } = context;
  const { topic, continent, shows, isOnTold, exercise } = request;
  const count = Math.min(request.count, knowledge.quizzes.cardsOn(topic, request).length);
  const begun = {
    ...{ topic, continent, shows, isOnTold, exercise, count },
    ...{ right: 0, missed: [], asked: [], seed: 0 },
  };
  const draft = put(request, begun, context);
  const start = voice.say(count === 1 ? "quiz.startOne" : "quiz.start", { count });
  return { ...draft, paragraphs: [start, ...draft.paragraphs] };
}

/** The question of a running quiz that waits for its answer; null where no quiz runs. */
export function openQuestion(
  running: RunningQuiz | null,
  { quizzes }: ChatKnowledge,
): QuizQuestion | null {
  return running && quizzes.ask(running.asked.at(-1) ?? "", running.seed);
}

/** Judges the option chosen, tells why, and goes on to the next question or to the result. */
export function quizAnswer(request: Of<"quiz-answer">, context: Context): Draft {
  const { state, voice, knowledge } = context;
  const { quiz: running } = state;
  const open = openQuestion(running, knowledge);
  const card = running?.asked.at(-1);
  if (!running || !open || card === undefined)
    return quiz({ ...WHOLE, topic: running?.topic ?? "safety", count: 3 }, context);
  if (request.does === "none")
    return {
      request,
      paragraphs: [voice.say("quiz.none")],
      citations: [],
      suggestions: LETTERS,
      notes: { quiz: running },
    };
  // The open question was not answered, so it does not count.
  if (request.does === "stop")
    return ended(request, { ...running, count: running.asked.length - 1 }, [], context);
  const chosen = open.options[request.chosen ?? -1];
  const answer = open.correctAnswer;
  const isRight = chosen === answer;
  const verdict = isRight
    ? voice.say("quiz.right")
    : voice.say(request.does === "skip" ? "quiz.revealed" : "quiz.wrong", { answer });
  const judged: RunningQuiz = {
    ...running,
    right: running.right + (isRight ? 1 : 0),
    missed: isRight ? running.missed : [...running.missed, card],
  };
  const slip = isRight ? undefined : open.exercise?.mistakes.get(chosen ?? "");
  const told = [
    context.isShort
      ? verdict
      : [verdict, ...(slip ? [`${slip.replace(/[.?]$/, "")}.`] : []), open.explanation].join(" "),
  ];
  const isOver = judged.asked.length >= judged.count;
  const next = isOver ? ended(request, judged, told, context) : put(request, judged, context, told);
  const entry = entryOf(card, knowledge);
  return entry
    ? { ...next, citations: [entry.citation], about: entryRequest([entry.citation.id]) }
    : next;
}

/** Words of its names that a card shares with an entry for it to be on the same thing; one where the entry has no more. */
const SAME_THING = 2;

/** Cards on what was told in this talk, one thing after the other from the last; none where no card is on any of it. */
function onTold(
  cards: readonly string[],
  { thisTalk }: Context["state"],
  { asked }: Pick<RunningQuiz, "asked">,
  knowledge: ChatKnowledge,
): string[] {
  const told = thisTalk.told
    .toReversed()
    .flatMap((id) => knowledge.entry(id) ?? [])
    .filter(({ set }) => set !== "airlines");
  const from = told.length === 0 ? 0 : asked.length % told.length;
  for (const entry of [...told.slice(from), ...told.slice(0, from)]) {
    const keys = keysOf([entry]);
    const shared = cards.map((card) => {
      const own = keysOf(entriesOf(card, knowledge));
      return [...keys].filter((key) => own.has(key)).length;
    });
    const most = Math.max(0, ...shared);
    if (most >= Math.min(SAME_THING, keys.size) && most > 0)
      return cards.filter((_, at) => shared[at] === most);
  }
  return [];
}

/** Cards on what was told last: "quiz me on that" is about choking and not about all of first aid. */
function nearTo(
  cards: readonly string[],
  { topic, request }: Context["state"],
  knowledge: ChatKnowledge,
): string[] {
  const spoken =
    topic?.kind === "entry" && request?.kind !== "quiz-answer"
      ? knowledge.entry(topic.ids[0] ?? "")
      : undefined;
  if (!spoken || spoken.set === "airlines") return [];
  const keys = keysOf([spoken]);
  return cards.filter((card) =>
    [...keysOf(entriesOf(card, knowledge))].some((key) => keys.has(key)),
  );
}

/** What the names of entries tell, as stems. */
const keysOf = (entries: readonly Entry[]): ReadonlySet<string> =>
  new Set(
    entries
      .flatMap(({ names }) => names.slice(0, 2))
      .flatMap(stemsOf)
      .filter((key) => !isWeak(key)),
  );

const entriesOf = (card: string, knowledge: ChatKnowledge): Entry[] =>
  [entryOf(card, knowledge)].flatMap((entry) => entry ?? []);

/** Puts one that was not put before in this quiz. */
function put(
  request: ChatRequest,
  running: RunningQuiz,
  { voice, knowledge, state, random }: Context,
  before: readonly string[] = [],
): Draft {
  const { topic, shows } = running;
  const unasked = knowledge.quizzes
    .cardsOn(topic, running)
    .filter((card) => !running.asked.includes(card));
  const near = running.isOnTold
    ? onTold(unasked, state, running, knowledge)
    : nearTo(unasked, state, knowledge);
  const left = near.length > 0 ? near : ofAnotherKind(unasked, running, knowledge);
  const card = left[Math.floor(random() * left.length)] ?? "";
  const seed = seedThatShows(shows, Math.floor(random() * SEEDS), (from) =>
    knowledge.quizzes.ask(card, from),
  );
  const next = { ...running, asked: [...running.asked, card], seed };
  const question = knowledge.quizzes.ask(card, seed);
  if (!question) throw new Error(`No card is left on ${running.topic}`);
  return {
    request,
    paragraphs: [...before, ...shown(question, next, voice)],
    citations: [],
    suggestions: LETTERS,
    notes: { quiz: next },
  };
}

/** The question that waits and its options, each with its letter. */
export function shown(
  { question, about, options }: QuizQuestion,
  { asked, count }: Pick<RunningQuiz, "asked" | "count">,
  voice: Context["voice"],
): string[] {
  const head = voice.say("quiz.question", { number: asked.length, count });
  return [
    [head, question, ...(about ? [`“${about}”`] : [])].join(" "),
    items(options.map((option, at) => `${LETTERS[at]}: ${option}`)),
  ];
}

/** A round on a test goes through its kinds of exercise before one comes twice. */
function ofAnotherKind(
  unasked: readonly string[],
  { topic, asked }: RunningQuiz,
  { quizzes }: ChatKnowledge,
): readonly string[] {
  if (!isExerciseTopic(topic)) return unasked;
  const kindOf = (card: string) => quizzes.ask(card, 0)?.exercise?.kind;
  const done = new Set(asked.map(kindOf));
  const fresh = unasked.filter((card) => !done.has(kindOf(card)));
  return fresh.length > 0 ? fresh : unasked;
}

/** The first seed from one on that shows what the person wants to be shown: a card decides by its seed. */
function seedThatShows(
  shows: RunningQuiz["shows"],
  first: number,
  ask: (seed: number) => QuizQuestion | null,
): number {
  if (shows === null) return first;
  const isWanted = (seed: number) => (ask(seed)?.about?.length === CODE) === (shows === "code");
  const tries = Array.from({ length: TRIES }, (_, at) => (first + at) % SEEDS);
  return tries.find(isWanted) ?? first;
}

/** The sum, and the right answers to what was missed. */
function ended(
  request: ChatRequest,
  { right, count, missed: inAll, topic, continent, shows, exercise }: RunningQuiz,
  before: readonly string[],
  context: Context,
): Draft {
  const { voice, state } = context;
  const { quiz: sum } = state.thisTalk;
  // A sum draws its figures anew, and was told when it was missed.
  const missed = isExerciseTopic(topic) ? [] : inAll;
  return {
    request,
    paragraphs: [
      ...before,
      count === 0 ? voice.say("quiz.nothing") : voice.say("quiz.done", { right, count }),
      ...tellMissed(missed, context),
    ],
    citations: [],
    suggestions: suggest(voice, [["suggest.quiz"], ["suggest.practise"], ["suggest.plan"]]),
    notes: {
      quiz: null,
      thisTalk: {
        ...state.thisTalk,
        quiz: { right: sum.right + right, count: sum.count + count },
        missed,
      },
    },
    offer: { ...WHOLE, topic, continent, shows, exercise, count: Math.max(3, count) },
  };
}

/** The right answers to what was missed in a round; none where nothing was. */
export function tellMissed(
  missed: readonly string[],
  { voice, knowledge: { quizzes } }: Context,
): string[] {
  const answers = missed.flatMap((card) => {
    const asked = quizzes.ask(card, 0);
    // Asked of something that is shown, the explanation names it; else the question does.
    return asked
      ? [asked.about ? asked.explanation : `${asked.question} ${asked.correctAnswer}`]
      : [];
  });
  return answers.length > 0 ? [voice.say("quiz.missed"), items(answers)] : [];
}

function entryOf(card: string, knowledge: ChatKnowledge): Entry | undefined {
  return entryIdsOf(card).flatMap((id) => knowledge.entry(id) ?? [])[0];
}
