import { ASSESSMENT_STAGES } from "content/assessment-days/stages";
import type { ChatRequest } from "../request.ts";
import { type Context, type Draft, items, opening, suggest } from "./draft.ts";
import { unique } from "./telling.ts";

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
const STAGES = ASSESSMENT_STAGES.filter(({ id }) => ON_THE_DAY.includes(id));
/** Of each stage its first sentence: together a reply that is still read. */
const STAGE_WORDS = 12;

/** The course of an assessment day, stage by stage, each with its entry. */
export function answerDay(
  request: Extract<ChatRequest, { kind: "assessment-day" }>,
  { voice, knowledge, isShort }: Context,
): Draft {
  const entries = STAGES.flatMap(({ id }) => knowledge.entry(`assessment-days/${id}`) ?? []);
  return {
    request,
    paragraphs: [
      voice.say("day.course"),
      items(
        STAGES.map(({ name, happens }) =>
          isShort ? name : `${name}: ${opening(happens, STAGE_WORDS)}`,
        ),
      ),
      ...(isShort ? [] : [voice.say("day.differs")]),
    ],
    citations: unique(entries.map(({ citation }) => citation)),
    suggestions: STAGES.map(({ name }) => name)
      .filter((name) => /exercise|Role|interview/.test(name))
      .concat(suggest(voice, [["suggest.practise"]])),
  };
}
