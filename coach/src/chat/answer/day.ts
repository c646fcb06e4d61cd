import { ASSESSMENT_STAGES } from "content/assessment-days/stages";
import type { ChatRequest } from "../request.ts";
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
/** Of each stage its first sentence: together a reply that is still read. */
const STAGE_WORDS = 12;

/** The course of an assessment day or of all of hiring, stage by stage, each with its entry; or how long the day takes. */
export function answerDay(request: DayRequest, { voice, knowledge, isShort }: Context): Draft {
  const stages = request.tells === "hiring" ? ASSESSMENT_STAGES : OF_THE_DAY;
  const entries = stages.flatMap(({ id }) => knowledge.entry(`assessment-days/${id}`) ?? []);
  const course = [
    voice.say(request.tells === "hiring" ? "day.hiring" : "day.course"),
    items(
      stages.map(({ name, happens }) =>
        isShort ? name : `${name}: ${opening(happens, STAGE_WORDS)}`,
      ),
    ),
    ...(isShort ? [] : [voice.say("day.differs")]),
  ];
  return {
    request,
    paragraphs:
      request.tells === "length"
        ? [voice.say("day.length", { from: hours("from"), to: hours("to") })]
        : course,
    citations: unique(entries.map(({ citation }) => citation)),
    suggestions: stages
      .map(({ name }) => name)
      .filter((name) => /exercise|Role|^Final/.test(name))
      .concat(suggest(voice, [["suggest.practise"]])),
  };
}

/** The shortest or longest time of all stages of the day together. */
function hours(end: "from" | "to"): number {
  return Math.round(OF_THE_DAY.reduce((sum, { minutes }) => sum + minutes[end], 0) / 60);
}
