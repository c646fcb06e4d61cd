import { AIRLINES } from "content/airlines/airlines";
import type { Citation } from "contract/chat";
import type { LanguageCode } from "contract/languages";
import { variantOf } from "../../star/variant.ts";
import { BANK, type BankQuestion } from "../knowledge/questions.ts";
import { subjectMeant } from "../read/acts/interview-question.ts";
import { withoutNames } from "../read/airline-asked.ts";
import { glossed, isGlossed } from "../read/gloss/glossed.ts";
import { fold, readMessage } from "../read/message.ts";
import { momentNamed, momentOf } from "../read/moment-answered.ts";
import { type ChatRequest, type Choice, entryRequest } from "../request.ts";
import type { OpenQuestion } from "../state.ts";
import { type Context, type Draft, suggest } from "./draft.ts";
import { answerEntry } from "./entry.ts";
import { onSubject } from "./subjects.ts";

type Of<Kind extends ChatRequest["kind"]> = Extract<ChatRequest, { kind: Kind }>;

/** Practised answers that count as lately: their questions are not put again. */
const LATELY = 40;
const ASKED_KEPT = 60;

const BY_ID = new Map(BANK.map((question) => [question.id, question]));

export function questionById(id: string): BankQuestion | null {
  return BY_ID.get(id) ?? null;
}

/** The question of the bank with these words; null for one that is not in it. */
export function questionByText(text: string): BankQuestion | null {
  const wanted = fold(text).trim();
  return BANK.find(({ question }) => fold(question).trim() === wanted) ?? null;
}

/** The sentence on how such a question is answered. */
export function howAsked({ question, kind }: BankQuestion) {
  return `practise.how.${variantOf(question, kind) ?? kind}` as const;
}

export function questionCitation({ id, question }: BankQuestion): Citation {
  return { id: `questions/${id}`, title: `Question: ${question}`, source: null };
}

/** Puts a question and waits for the answer. @param said the wish, which may name what the question should be about */
export function practise(request: Of<"practise">, context: Context, said = ""): Draft {
  return put(request, request.choice, null, context, said);
}

/** The first question of a round. */
export function drill(request: Of<"drill">, context: Context, said = ""): Draft {
  const { choice, count } = request;
  const draft = put(request, choice, { count, choice, done: [] }, context, said);
  return {
    ...draft,
    paragraphs: [context.voice.say("drill.start", { count }), ...draft.paragraphs],
  };
}

/** One of the tasks that groups are given on the day, with what is watched. */
export function groupTask(context: Context): Draft {
  const tasks = context.knowledge
    .entriesOf("assessment-days")
    .filter(({ citation: { id } }) => id.startsWith(GROUP_TASK) && id !== GROUP_STAGE);
  const task = tasks[Math.floor(context.random() * tasks.length)];
  const told = task ? entryRequest([task.citation.id]) : null;
  return told
    ? { ...answerEntry(told, context), request: { kind: "group-task" }, about: told }
    : practise({ kind: "practise", choice: NO_CHOICE }, context);
}

const GROUP_TASK = "assessment-days/group-";
const GROUP_STAGE = "assessment-days/group-exercise";

/** Says that it plays no part, and puts a scene as a question. */
export function playNobody(context: Context): Draft {
  // A role play is nearly always a guest who wants something.
  const choice: Choice = { ...NO_CHOICE, kind: "hypothetical", category: "Customer Service" };
  const draft = practise({ kind: "practise", choice }, context);
  return {
    ...draft,
    paragraphs: [context.voice.say("practise.no-part"), ...draft.paragraphs.slice(-2)],
  };
}

/** Picks a question and puts it; `drill` is what was done of a round so far. */
export function put(
  request: ChatRequest,
  choice: Choice,
  drill: OpenQuestion["drill"],
  context: Context,
  said = "",
): Draft {
  const { voice, state, targetAirline } = context;
  const picked = pick(choice, context, said);
  const { question } = picked;
  const number = drill ? { number: drill.done.length + 1, count: drill.count } : null;
  const airlineName =
    question.airline && question.airline === targetAirline?.id ? targetAirline.name : null;
  return {
    request,
    paragraphs: [
      ...(picked.isWidened ? [widened(choice, voice)] : []),
      number
        ? voice.say("drill.question", number)
        : airlineName
          ? voice.say("practise.intro-airline", { airline: airlineName })
          : voice.say("practise.intro"),
      `“${question.question}”`,
      voice.say(howAsked(question)),
    ],
    citations: [questionCitation(question)],
    suggestions: suggest(voice, [
      ["suggest.hint"],
      [drill ? "suggest.skip" : "suggest.another"],
      ["suggest.stop"],
    ]),
    notes: {
      open: { id: question.id, take: null, drill },
      lastQuestion: question.id,
      asked: [...state.asked.filter((id) => id !== question.id), question.id].slice(-ASKED_KEPT),
    },
  };
}

/** What was given up: an airline's own questions are the first to run out. */
function widened({ airline }: Choice, voice: Context["voice"]): string {
  const name = AIRLINES.find(({ id }) => id === airline)?.airlineName;
  return name
    ? voice.say("practise.widened-airline", { airline: name })
    : voice.say("practise.widened");
}

/**
 * A question that fits the choice and was neither put in this thread nor practised lately. Where none is left, the
 * choice is widened step by step, and the reply says so.
 */
function pick(
  choice: Choice,
  { state, person, random, targetAirline, knowledge, readIn }: Context,
  said: string,
): { question: BankQuestion; isWidened: boolean } {
  const lately = new Set(
    person.answers.slice(0, LATELY).map(({ question }) => fold(question).trim()),
  );
  const isFresh = ({ id, question }: BankQuestion) =>
    !state.asked.includes(id) && !lately.has(fold(question).trim());
  // The airline that is spoken of is nearer than the one set in the profile.
  const aimed = state.airline ?? targetAirline?.id ?? null;
  const isOpenChoice = Object.values(choice).every((value) => value === null);
  const isOpenSubject = [choice.airline, choice.category, choice.competency].every((one) => !one);
  const wish = inEnglish(said, readIn);
  // "A typical one, something about customers": what it is about counts more.
  const isClassic = WANTS_A_CLASSIC.test(wish) && isOpenSubject && !NAMES_A_SUBJECT.test(wish);
  const classics = isClassic ? CLASSICS.filter(isFresh) : [];
  const classic = classics[Math.floor(random() * classics.length)];
  if (classic) return { question: classic, isWidened: false };
  const asking = ASKED_OF_ALL.find(
    ([competency, category]) => choice.competency === competency && choice.category === category,
  );
  const ofAll = asking ? questionById(asking[2]) : null;
  // Put a moment ago and not answered yet, it is wished for by its name.
  const isPut = ({ id }: BankQuestion) => state.open?.id === id && state.open.take === null;
  if (ofAll && (isFresh(ofAll) || isPut(ofAll))) return { question: ofAll, isWidened: false };
  // "Ask me why I want to be crew", "let me practise that" after what to say there.
  const unnamed = readMessage(wish);
  const moment =
    momentNamed(withoutNames(unnamed, knowledge.names.find(unnamed))) ??
    (isOpenSubject && ON_THAT.test(said) ? momentOf(state) : null);
  const ofMoment = moment ? questionById(moment) : null;
  if (ofMoment) return { question: ofMoment, isWidened: false };
  // "An easier one": how hard it should be is no subject.
  const bare = choice.difficulty === null ? said : said.replace(HOW_HARD, " ");
  const subject = ON_THAT.test(said) ? (spokenOf(state, knowledge) ?? bare) : bare;
  const meant = isOpenSubject ? subjectMeant(subject, readIn, knowledge) : null;
  // Who says nothing of what it should be begins with an event that nearly every interview asks for.
  const isFirst = isOpenChoice && state.asked.length < FIRST_ONES && meant === null;
  const firsts = isFirst ? EVENTS.filter(isFresh) : [];
  const first = firsts.length > 0 ? firsts[Math.floor(random() * firsts.length)] : undefined;
  if (first) return { question: first, isWidened: false };
  const named = BANK.find(({ id, airline }) => id === meant && airline === null);
  // Who names a question may well want one that was practised lately.
  if (named && (isPut(named) || !state.asked.includes(named.id)))
    return { question: named, isWidened: false };
  const wishes: Choice[] = [
    // Nothing was asked for: every other question is one of the airline that the person aims at.
    ...(isOpenChoice && aimed !== null && random() < 0.5 ? [{ ...choice, airline: aimed }] : []),
    // A theme is best trained on something that happened.
    ...(isOpenSubject || choice.kind !== null ? [] : [{ ...choice, kind: "behavioural" as const }]),
    choice,
    { ...choice, difficulty: null },
    { ...choice, difficulty: null, kind: null },
    { ...choice, difficulty: null, kind: null, airline: null },
    { category: null, competency: null, difficulty: null, kind: null, airline: null },
  ];
  const onIt = onSubject(said, choice).filter(isFresh);
  const subjectOne = onIt[Math.floor(random() * onIt.length)];
  if (subjectOne) return { question: subjectOne, isWidened: false };
  for (const [at, wish] of wishes.entries()) {
    const pool = BANK.filter((question) => fits(question, wish) && isFresh(question));
    const question = pool[Math.floor(random() * pool.length)];
    if (question) return { question, isWidened: !isOpenChoice && at > 0 && isWider(wish, choice) };
  }
  const question = BANK[Math.floor(random() * BANK.length)] ?? BANK[0];
  if (!question) throw new Error("The question bank is empty");
  return { question, isWidened: true };
}

/** A wish in the English that it comes to, folded. */
const inEnglish = (said: string, language: LanguageCode): string =>
  isGlossed(language) ? glossed(readMessage(said), language).plain : fold(said);

/** "A more normal one": what is asked in nearly every interview. */
const WANTS_A_CLASSIC =
  /\b(?:normal|usual|typical|standard|common|classic|ordinary|general|realistic|likely|probable)\b(?=.{0,20}\b(?:one|question)s?\b)/;
const FIRST_ONES = 2;
const NAMES_A_SUBJECT = /\b(?:about|on|regarding)\b/;
const CLASSICS = [
  ...["about-yourself", "why-our-airline", "difficult-customer", "went-beyond-the-job"],
  ...["conflict-with-colleague", "let-team-down", "stayed-calm", "strength-with-proof"],
  ...["weakness-you-work-on", "hardest-feedback", "short-of-people", "five-years-from-today"],
].flatMap((id) => questionById(id) ?? []);

const EVENTS = CLASSICS.filter(({ kind }) => kind === "behavioural");

/** What everybody is asked about a quarrel, by whom it was with. */
const HOW_HARD =
  /\b(?:easy|easier|easiest|simple|simpler|basic|hard|harder|hardest|difficult|tough|tougher|tricky|challenging|medium)\b/giu;
const ASKED_OF_ALL: readonly (readonly [
  competency: string,
  category: string | null,
  id: string,
])[] = [
  ["conflict-handling", "Customer Service", "difficult-customer"],
  ["conflict-handling", "Teamwork", "conflict-with-colleague"],
  ["conflict-handling", null, "difficult-customer"],
];

/** "Let me practise that": what was told last is what it should be about. */
const ON_THAT = /^(?:\S+ ){0,6}(?:that|this|it)(?: now| please| pls| then| with you)?[.!? ]*$/i;

function spokenOf({ topic }: Context["state"], knowledge: Context["knowledge"]): string | null {
  const [id = ""] = topic?.kind === "entry" ? topic.ids : [];
  return knowledge.entry(id)?.names[0] ?? null;
}

function fits(question: BankQuestion, choice: Choice): boolean {
  return (
    (choice.airline === null ? question.airline === null : question.airline === choice.airline) &&
    (choice.category === null || question.category === choice.category) &&
    (choice.competency === null || question.competency === choice.competency) &&
    (choice.difficulty === null || question.difficulty === choice.difficulty) &&
    (choice.kind === null || question.kind === choice.kind)
  );
}

/** Whether something that was wished for was given up. */
function isWider(wish: Choice, choice: Choice): boolean {
  return (Object.keys(choice) as (keyof Choice)[]).some(
    (key) => choice[key] !== null && wish[key] !== choice[key],
  );
}

/** What an assessor listens for in the open question, without an answer to copy. */
export function hint(request: ChatRequest, context: Context): Draft {
  const { voice, state, isShort } = context;
  const question = questionById(state.open?.id ?? state.lastQuestion ?? "");
  if (!question) return practise({ kind: "practise", choice: NO_CHOICE }, context);
  const points = question.listensFor.slice(0, isShort ? 2 : 4);
  return {
    request,
    paragraphs: [
      voice.say("practise.hint"),
      points.map((point) => `- ${point}`).join("\n"),
      ...(isShort ? [] : [voice.say("practise.hint-trap", { trap: question.trap })]),
      voice.say("practise.your-turn"),
    ],
    citations: [questionCitation(question)],
    suggestions: suggest(voice, [["suggest.skip"], ["suggest.stop"]]),
  };
}

/** Nothing comes to mind: three questions that help the memory to a story for the open question, or what to imagine. */
export function searchForStory(request: ChatRequest, context: Context): Draft {
  const { voice, state } = context;
  const question = questionById(state.open?.id ?? "");
  if (!question) return hint(request, context);
  return {
    request,
    paragraphs:
      question.kind === "hypothetical"
        ? [voice.say("search.imagine")]
        : [
            voice.say("search.lead"),
            voice.say(`search.${question.competency}`),
            voice.say("search.end"),
          ],
    citations: [questionCitation(question)],
    suggestions: suggest(voice, [["suggest.hint"], ["suggest.skip"], ["suggest.stop"]]),
  };
}

/** Too few words to judge: the question is put once more, so that it need not be looked for. */
export function tooShort(request: ChatRequest, { voice, state }: Context): Draft {
  const question = questionById(state.open?.id ?? "");
  return {
    request,
    paragraphs: [voice.say("practise.too-short"), ...(question ? [`“${question.question}”`] : [])],
    citations: question ? [questionCitation(question)] : [],
    suggestions: suggest(voice, [["suggest.hint"], ["suggest.skip"], ["suggest.stop"]]),
  };
}

export const NO_CHOICE: Choice = {
  category: null,
  competency: null,
  difficulty: null,
  kind: null,
  airline: null,
};
