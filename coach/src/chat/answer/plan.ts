import type { Citation } from "contract/chat";
import { measured } from "../read/practised.ts";
import { type ChatRequest, entryRequest } from "../request.ts";
import type { WordId } from "../words.ts";
import { type Context, type Draft, items, ownRecord, suggest } from "./draft.ts";
import { unpractised, weakestSectionOf } from "./person.ts";
import { NO_CHOICE, questionById } from "./practise.ts";

type PlanRequest = Extract<ChatRequest, { kind: "plan" }>;

const DAY_MILLISECONDS = 86_400_000;
/** Fewer stories than this leave most questions of an interview without one. */
const STORIES_ENOUGH = 5;
/** So many in a drill are a rehearsal. */
const REHEARSAL = 5;
const STEPS = 6;

/** How a step is done: each has its own words in the bundles. */
type Doing = "answers" | "papers" | "stories" | "airline" | "choose-airline" | "cv" | "rehearse";
interface Step {
  doing: Doing;
  text: string;
}

/** What to do in the days that are left, made of the person's own record and nothing else; or what is asked of it. */
export function plan(request: PlanRequest, context: Context): Draft {
  if (request.asks) return ofThePlan(request, request.asks, context);
  const { voice, person, today, isShort, knowledge } = context;
  const targetAirline = aimedAt(context);
  const days = request.days ?? daysUntil(person.interviewDate, today);
  const steps = stepsFor(context).slice(0, isShort ? 2 : STEPS);
  const texts = steps.map(({ text }) => text);
  const airline = targetAirline ? knowledge.entry(`airlines/${targetAirline.id}`) : undefined;
  const citations: Citation[] = [
    ownRecord("answers", voice),
    ...(airline ? [airline.citation] : []),
  ];
  return {
    request,
    paragraphs: [
      opening(days, context),
      items(days !== null && days > 0 ? dated(texts, days, context) : texts),
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

/** What is asked of the plan: one step more closely, the next one, or what it takes. */
function ofThePlan(
  request: PlanRequest,
  asks: NonNullable<PlanRequest["asks"]>,
  context: Context,
): Draft {
  const steps = stepsFor(context).slice(0, STEPS);
  const last = steps.length - 1;
  const at = Math.min(request.step ?? 0, last);
  if (asks === "stories") return told("plan.how.stories", request, context);
  if (asks === "begin") return ofThePlan(request, "step", context);
  if (asks !== "next" && asks !== "first" && asks !== "step")
    return told(`plan.${asks}`, request, context);
  const meant = asks === "next" ? at + 1 : asks === "first" ? 0 : at;
  const step = steps[meant];
  if (!step) return told("plan.all-done", request, context);
  const lead = LEADS[asks];
  const offer = offerOf(step, context);
  const draft = told(`plan.how.${step.doing}`, { ...request, step: meant }, context);
  return {
    ...draft,
    paragraphs: [context.voice.say(lead, { step: step.text }), ...draft.paragraphs],
    ...(offer ? { offer } : {}),
  };
}

const LEADS = { next: "plan.next", first: "plan.first", step: "plan.that-step" } as const;

function told(id: WordId, request: PlanRequest, { voice, state }: Context): Draft {
  const [best] = [...state.thisTalk.answers].sort((a, b) => b.score - a.score);
  return {
    request,
    paragraphs: [
      voice.say(id),
      ...(request.asks === "ready" && best
        ? [voice.say("plan.best", { score: Math.round(best.score) })]
        : []),
    ],
    citations: [],
    suggestions: suggest(voice, [["suggest.practise"], ["suggest.drill"], ["suggest.plan"]]),
  };
}

/** What a step is begun with here; null where it is done at home. */
function offerOf({ doing: what }: Step, context: Context): ChatRequest | null {
  const airline = aimedAt(context);
  switch (what) {
    case "answers":
    case "stories":
      return { kind: "practise", choice: NO_CHOICE };
    case "airline":
      return airline ? entryRequest([`airlines/${airline.id}`], "selection") : null;
    case "choose-airline":
      return entryRequest(["assessment-days/asked-choosing-an-airline"]);
    case "rehearse":
      return { kind: "drill", choice: NO_CHOICE, count: REHEARSAL };
    case "cv":
      return { kind: "cv" };
    case "papers":
      return entryRequest(["assessment-days/list-what-to-bring"]);
  }
}

/** What a step of the plan is begun with; any question where it is done at home. */
export function beginningOf({ step = 0 }: PlanRequest, context: Context): ChatRequest {
  const meant = stepsFor(context).slice(0, STEPS)[step];
  return (meant && offerOf(meant, context)) ?? { kind: "practise", choice: NO_CHOICE };
}

function opening(days: number | null, { voice, person, state }: Context): string {
  if (days === null) return voice.say("plan.no-date");
  if (days < 0) return voice.say("plan.past", { date: person.interviewDate ?? "" });
  if (days === 0) return voice.say("plan.today");
  if (days === 1) return voice.say("plan.one-day");
  const hasRecord = measured(person.answers).length > 0 || state.thisTalk.answers.length > 0;
  return voice.say(hasRecord ? "plan.days" : "plan.days-new", { days });
}

/** Steps in the order of what they bring; each rests on something in the record or on its absence. */
function stepsFor(context: Context): Step[] {
  const { voice, person, state } = context;
  const targetAirline = aimedAt(context);
  const all = measured(person.answers);
  const low = [...all].sort((a, b) => a.score - b.score)[0];
  const section = weakestSectionOf(all);
  const missing = unpractised(person.answers);
  const answers = (...texts: string[]): Step[] => texts.map((text) => ({ doing: "answers", text }));
  return [
    // What was answered in this talk is in no record, and known all the same.
    ...(all.length === 0 ? answers(...ofThisTalk(context)) : []),
    ...(all.length === 0 && state.thisTalk.answers.length === 0
      ? answers(voice.say("plan.step.first-answers"))
      : []),
    ...(low && low.score < 75
      ? answers(voice.say("plan.step.redo", { question: low.question, score: low.score }))
      : []),
    ...(section && section.score < 75
      ? answers(
          voice.say("plan.step.section", {
            section: voice.say(`section.${section.section}`),
            score: section.score,
          }),
        )
      : []),
    ...(missing.length > 0 && all.length > 0
      ? answers(voice.say("plan.step.categories", { categories: missing }))
      : []),
    // Who has a record here has come to the stories; who begins may be sent home by a missing paper first.
    ...(all.length === 0
      ? [{ doing: "papers" as const, text: voice.say("plan.step.papers") }]
      : []),
    ...(person.stories.length < STORIES_ENOUGH
      ? [
          {
            doing: "stories" as const,
            text: voice.say("plan.step.stories", {
              count: person.stories.length,
              enough: STORIES_ENOUGH,
            }),
          },
        ]
      : []),
    targetAirline
      ? {
          doing: "airline",
          text: voice.say("plan.step.airline", { airline: targetAirline.name }),
        }
      : { doing: "choose-airline", text: voice.say("plan.step.choose-airline") },
    ...(person.documents.length === 0
      ? [{ doing: "cv" as const, text: voice.say("plan.step.cv") }]
      : []),
    { doing: "rehearse", text: voice.say("plan.step.rehearse") },
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
