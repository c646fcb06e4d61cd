import { ASSESSMENT_STAGES } from "content/assessment-days/stages";
import type { ChatRequest } from "../request.ts";
import type { Voice, WordId } from "../words.ts";
import { type Context, type Draft, items, opening, suggest } from "./draft.ts";
import { unique } from "./telling.ts";

type DayRequest = Extract<ChatRequest, { kind: "assessment-day" }>;

/** The stages of the day itself in their order: what comes before is done at home, what comes after by papers. */
const ON_THE_DAY = [
  "registration",
  "reach-and-height",
  "english-test",
  "numeracy-test",
  "group-exercise",
  "role-play",
  "final-interview",
];
const OF_THE_DAY = ASSESSMENT_STAGES.filter(({ id }) => ON_THE_DAY.includes(id));
const FIRST = ASSESSMENT_STAGES.findIndex(({ id }) => id === ON_THE_DAY[0]);
const BEFORE = ASSESSMENT_STAGES.slice(0, FIRST);
const AFTER = ASSESSMENT_STAGES.slice(FIRST).filter(({ id }) => !ON_THE_DAY.includes(id));
/** Of each stage its first sentence: together a reply that is still read. */
const STAGE_WORDS = 12;

/** The course of an assessment day stage by stage, that of all of hiring in three steps, or how long the day takes. */
export function answerDay(request: DayRequest, context: Context): Draft {
  const { voice, knowledge } = context;
  // All twelve would bury the reply: one entry for each step.
  const cited =
    request.tells === "hiring"
      ? [BEFORE, OF_THE_DAY, AFTER].flatMap((stages) => stages.slice(0, 1))
      : OF_THE_DAY;
  const entries = cited.flatMap(({ id }) => knowledge.entry(`assessment-days/${id}`) ?? []);
  return {
    request,
    paragraphs: paragraphsOf(request, context),
    citations: unique(entries.map(({ citation }) => citation)),
    suggestions: OF_THE_DAY.map(({ name }) => name)
      .filter((name) => /exercise|Role|^Final/.test(name))
      .concat(suggest(voice, [["suggest.practise"]])),
  };
}

/** Within a line a stage is written small, a language's name never. */
const withinLine = (name: string): string =>
  name.startsWith("English") ? name : name.charAt(0).toLowerCase() + name.slice(1);

function paragraphsOf({ tells }: DayRequest, { voice, isShort }: Context): string[] {
  if (tells === "length")
    return [voice.say("day.length", { from: hours("from"), to: hours("to") })];
  const differs = isShort ? [] : [voice.say("day.differs")];
  if (tells === "hiring") return [...hiringSteps(voice), ...differs];
  const stages = OF_THE_DAY.map(({ name, happens }) =>
    isShort ? name : `${name}: ${opening(happens, STAGE_WORDS)}`,
  );
  return [voice.say("day.course"), items(stages), ...differs];
}

/** All of hiring in three steps. */
export function hiringSteps(voice: Voice): string[] {
  const step = (label: WordId, stages: typeof AFTER) =>
    voice.say("facet.labelled", {
      label: voice.say(label),
      text: stages.map(({ name }, at) => (at === 0 ? name : withinLine(name))).join(", "),
    });
  return [
    voice.say("day.hiring"),
    items([step("day.before", BEFORE), step("day.there", OF_THE_DAY), step("day.after", AFTER)]),
  ];
}

/** The shortest or longest time of all stages of the day together. */
function hours(end: "from" | "to"): number {
  return Math.round(OF_THE_DAY.reduce((sum, { minutes }) => sum + minutes[end], 0) / 60);
}
