import { QUESTION_CATEGORIES } from "contract/question-terms";
import { STAR_SECTIONS, type StarSection } from "contract/star";
import { byScore, measured } from "../read/practised.ts";
import type { ChatRequest } from "../request.ts";
import type { PractisedAnswer } from "../thread.ts";
import { type Context, type Draft, dayText, items, ownRecord, suggest } from "./draft.ts";
import { opened } from "./opened.ts";
import { questionById } from "./practise.ts";

type Of<Kind extends ChatRequest["kind"]> = Extract<ChatRequest, { kind: Kind }>;

/** Answers at each end of the record that a change is read from; fewer than twice as many say nothing of a trend. */
const ENDS = 3;
const TREND_POINTS = 4;
/** Answers named one by one. */
const LISTED = 4;

/** The weakest or strongest practised answer, with the part that decides it and what would bring most. */
export function weakest(request: Of<"weakest-answer">, context: Context): Draft {
  const { voice, person, isShort } = context;
  const [found, second] = byScore(person.answers, request);
  if (!found) return noRecord(request, context);
  const low = extremeSection(found, request.isStrongest);
  const values = {
    question: found.question,
    score: found.score,
    day: dayText(found.createdAt, voice.language),
  };
  const story =
    person.stories.length > 0 && request.isStrongest
      ? [voice.say("weakest.keep-story", { count: person.stories.length })]
      : [];
  return {
    request,
    paragraphs: [
      voice.say(request.isStrongest ? "strongest.answer" : "weakest.answer", values),
      ...(low
        ? [
            voice.say(request.isStrongest ? "strongest.section" : "weakest.section", {
              section: voice.say(`section.${low.section}`),
              score: low.score,
            }),
          ]
        : []),
      ...(found.improvements[0] && !isShort && !request.isStrongest
        ? [voice.say("weakest.mend", { improvement: found.improvements[0] })]
        : []),
      ...(second && !isShort && !request.isStrongest
        ? [voice.say("weakest.next", { question: second.question, score: second.score })]
        : []),
      ...story,
    ],
    citations: [ownRecord("answers", voice)],
    suggestions: suggest(voice, [["suggest.progress"], ["suggest.plan"], ["suggest.practise"]]),
    notes: opened(found),
  };
}

/** The section of a practised answer with the most or the fewest points; null where none was measured. */
export function extremeSection(
  answer: PractisedAnswer,
  isHighest: boolean,
): { section: StarSection; score: number } | null {
  const sections = STAR_SECTIONS.flatMap((section) => {
    const score = answer.sections[section];
    return score === null ? [] : [{ section, score }];
  });
  return sections.sort((a, b) => (isHighest ? b.score - a.score : a.score - b.score))[0] ?? null;
}

/** How the scores have moved from the first answers to the latest, and where points are lost. */
export function progress(request: Of<"progress">, context: Context): Draft {
  const { voice, person } = context;
  const all = measured(person.answers);
  if (all.length === 0) return noRecord(request, context);
  const latest = all.slice(0, ENDS);
  const first = all.slice(-ENDS);
  const trend =
    all.length >= 2 * ENDS
      ? trendLine(
          mean(first.map(({ score }) => score)),
          mean(latest.map(({ score }) => score)),
          context,
        )
      : voice.say("progress.too-few", {
          count: all.length,
          needed: 2 * ENDS,
          mean: mean(all.map(({ score }) => score)),
        });
  const section = weakestSectionOf(all);
  const missing = unpractised(person.answers);
  return {
    request,
    paragraphs: [
      ...thisTalk(context),
      voice.say("progress.count", { count: person.answers.length }),
      trend,
      ...(section
        ? [
            voice.say("progress.section", {
              section: voice.say(`section.${section.section}`),
              score: section.score,
            }),
          ]
        : []),
      ...(missing.length > 0 ? [voice.say("progress.missing", { categories: missing })] : []),
      `${voice.say("progress.answers")}\n${items(
        all
          .slice(0, LISTED)
          .map(({ question, score }) => voice.say("progress.answer", { question, score })),
      )}`,
    ],
    citations: [ownRecord("answers", voice)],
    suggestions: suggest(voice, [["suggest.weakest"], ["suggest.plan"], ["suggest.drill"]]),
  };
}

function trendLine(from: number, to: number, { voice }: Context): string {
  const id =
    to - from >= TREND_POINTS
      ? "progress.up"
      : from - to >= TREND_POINTS
        ? "progress.down"
        : "progress.level";
  return voice.say(id, { from, to, ends: ENDS });
}

/** The section with the lowest mean over all answers in which it was measured. */
export function weakestSectionOf(
  answers: readonly PractisedAnswer[],
): { section: StarSection; score: number } | null {
  const means = STAR_SECTIONS.flatMap((section) => {
    const scores = answers.flatMap((answer) => answer.sections[section] ?? []);
    return scores.length === 0 ? [] : [{ section, score: mean(scores) }];
  });
  return means.sort((a, b) => a.score - b.score)[0] ?? null;
}

/** Categories of the bank of which nothing was practised. */
export function unpractised(answers: readonly PractisedAnswer[]): string[] {
  return QUESTION_CATEGORIES.filter(
    (category) => !answers.some((answer) => answer.category === category),
  );
}

/** Of what was done in this conversation, a line each: it is in no record. Empty where nothing was. */
function thisTalk({ voice, state: { thisTalk: done } }: Context): string[] {
  const answers = done.answers.flatMap(({ id, score }) => {
    const question = questionById(id)?.question;
    return question ? [voice.say("progress.answer", { question, score: Math.round(score) })] : [];
  });
  return [
    ...(answers.length > 0 ? [`${voice.say("this-talk.answers")}\n${items(answers)}`] : []),
    ...(done.quiz.count > 0 ? [voice.say("this-talk.quiz", done.quiz)] : []),
  ];
}

/** More would be forgotten by the next time. */
const WORKED_ON = 2;

/** Nothing is in the record yet: there is nothing to weigh but what was done in this conversation. */
export function noRecord(request: ChatRequest, context: Context): Draft {
  const { voice } = context;
  const done = thisTalk(context);
  // What the last verdict asks for is what to work on.
  const gains = context.state.verdict?.gains.slice(0, WORKED_ON).map(({ text }) => text) ?? [];
  return {
    request,
    paragraphs:
      done.length > 0
        ? [...done, ...(gains.length > 0 ? [items(gains)] : []), voice.say("this-talk.no-record")]
        : [voice.say("person.no-answers")],
    citations: [ownRecord("answers", voice)],
    suggestions: suggest(voice, [["suggest.practise"], ["suggest.drill"], ["suggest.star"]]),
    offer: {
      kind: "practise",
      choice: { category: null, competency: null, difficulty: null, kind: null, airline: null },
    },
  };
}

function mean(values: readonly number[]): number {
  return values.length === 0
    ? 0
    : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}
