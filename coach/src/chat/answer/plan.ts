import type { Citation } from "contract/chat";
import { measured } from "../read/practised.ts";
import type { ChatRequest } from "../request.ts";
import { type Context, type Draft, items, ownRecord, suggest } from "./draft.ts";
import { unpractised, weakestSectionOf } from "./person.ts";
import { questionById } from "./practise.ts";

const DAY_MILLISECONDS = 86_400_000;
/** Fewer stories than this leave most questions of an interview without one. */
const STORIES_ENOUGH = 5;
const STEPS = 6;

/** What to do in the days that are left, made of the person's own record and nothing else. */
export function plan(request: Extract<ChatRequest, { kind: "plan" }>, context: Context): Draft {
  const { voice, person, today, isShort, knowledge } = context;
  const targetAirline = aimedAt(context);
  const days = daysUntil(person.interviewDate, today);
  const steps = stepsFor(context).slice(0, isShort ? 2 : STEPS);
  const airline = targetAirline ? knowledge.entry(`airlines/${targetAirline.id}`) : undefined;
  const citations: Citation[] = [
    ownRecord("answers", voice),
    ...(airline ? [airline.citation] : []),
  ];
  return {
    request,
    paragraphs: [
      opening(days, context),
      items(days !== null && days > 0 ? dated(steps, days, context) : steps),
      voice.say(days !== null && days <= 2 ? "plan.last-days" : "plan.daily"),
    ],
    citations,
    suggestions: suggest(voice, [
      ["suggest.drill"],
      ["suggest.weakest"],
      ...(targetAirline
        ? ([["suggest.airline-selection", { airline: targetAirline.name }]] as const)
        : []),
      ["suggest.cv"],
    ]),
  };
}

function opening(days: number | null, { voice, person }: Context): string {
  if (days === null) return voice.say("plan.no-date");
  if (days < 0) return voice.say("plan.past", { date: person.interviewDate ?? "" });
  if (days === 0) return voice.say("plan.today");
  return voice.say(days === 1 ? "plan.one-day" : "plan.days", { days });
}

/** Steps in the order of what they bring; each rests on something in the record or on its absence. */
function stepsFor(context: Context): string[] {
  const { voice, person, state } = context;
  const targetAirline = aimedAt(context);
  const all = measured(person.answers);
  const low = [...all].sort((a, b) => a.score - b.score)[0];
  const section = weakestSectionOf(all);
  const missing = unpractised(person.answers);
  return [
    // What was answered in this talk is in no record, and known all the same.
    ...(all.length === 0 ? ofThisTalk(context) : []),
    ...(all.length === 0 && state.thisTalk.answers.length === 0
      ? [voice.say("plan.step.first-answers")]
      : []),
    ...(low && low.score < 75
      ? [voice.say("plan.step.redo", { question: low.question, score: low.score })]
      : []),
    ...(section && section.score < 75
      ? [
          voice.say("plan.step.section", {
            section: voice.say(`section.${section.section}`),
            score: section.score,
          }),
        ]
      : []),
    ...(missing.length > 0 && all.length > 0
      ? [voice.say("plan.step.categories", { categories: missing })]
      : []),
    ...(person.stories.length < STORIES_ENOUGH
      ? [voice.say("plan.step.stories", { count: person.stories.length, enough: STORIES_ENOUGH })]
      : []),
    ...(targetAirline
      ? [voice.say("plan.step.airline", { airline: targetAirline.name })]
      : [voice.say("plan.step.choose-airline")]),
    ...(person.documents.length === 0 ? [voice.say("plan.step.cv")] : []),
    voice.say("plan.step.rehearse"),
  ];
}

/** The answer judged last in this talk, with what would bring most. */
function ofThisTalk({ voice, state }: Context): string[] {
  const [gain] = state.verdict?.gains ?? [];
  const judged = state.thisTalk.answers.at(-1);
  const question = questionById(judged?.id ?? "")?.question;
  if (gain === undefined) return [];
  if (judged === undefined || question === undefined) return [gain.text];
  const named = voice.say("progress.answer", { question, score: Math.round(judged.score) });
  return [`${named} ${gain.text}`];
}

/** Who set no airline and spoke of one in the talk means that one. */
function aimedAt({ targetAirline, state, knowledge }: Context): Context["targetAirline"] {
  if (targetAirline !== null || state.airline === null) return targetAirline;
  const title = knowledge.entry(`airlines/${state.airline}`)?.citation.title;
  return title === undefined ? null : { id: state.airline, name: title };
}

/** Spreads the steps over the days: "Day 1-2: …". The last is the rehearsal, on the last day but one. */
function dated(steps: readonly string[], days: number, { voice }: Context): string[] {
  const span = Math.max(1, Math.floor(days / steps.length));
  return steps.map((step, at) => {
    const from = Math.min(days, at * span + 1);
    const to = at === steps.length - 1 ? days : Math.min(days, from + span - 1);
    return voice.say(from === to ? "plan.day" : "plan.day-range", { from, to, step });
  });
}

/** Whole days from today to the date; null where there is none. */
export function daysUntil(date: string | null, today: string): number | null {
  const to = Date.parse(`${date ?? ""}T00:00:00Z`);
  const from = Date.parse(`${today.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(to) || Number.isNaN(from) ? null : Math.round((to - from) / DAY_MILLISECONDS);
}
