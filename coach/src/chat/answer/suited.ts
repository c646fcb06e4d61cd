import { entryRequest } from "../request.ts";
import { answer } from "./answer.ts";
import { type Context, type Draft, items } from "./draft.ts";
import { unique } from "./telling.ts";

const WHY_THEM = "assessment-days/final-why-this-airline";
const MOST_FACTS = 3;

/** What to say to "why our airline", with what sets the one apart that is spoken of: reasons need something to be made of. */
export function withTheirFacts(draft: Draft, airline: string | null, context: Context): Draft {
  const { request } = draft;
  const isAsked =
    request.kind === "entry" &&
    request.ids[0] === WHY_THEM &&
    request.further === null &&
    request.facet === null;
  if (!isAsked || airline === null || context.isShort) return draft;
  const entry = context.knowledge.entry(`airlines/${airline}`);
  const special = entry?.parts.find(({ facet }) => facet === "special");
  if (!entry || !special || typeof special.text === "string") return draft;
  return {
    ...draft,
    paragraphs: [
      ...draft.paragraphs,
      context.voice.say(special.text.id, special.text.values),
      items(special.list.slice(0, MOST_FACTS)),
    ],
    citations: unique([...draft.citations, entry.citation]),
  };
}

const OF_MEDICAL_WORK = "assessment-days/asked-from-a-medical-job";
const IS_MEDICAL =
  /\b(?:nurs\w*|paramedic\w*|medic\w*|hospitals?|clinics?|wards?|midwi\w+|doctors?|care ?homes?|carers?|pharmac\w+|ambulance|enfermer\w*|infirmi\w*|krankenschwester|pfleg\w+)\b|护士|医院|看護|간호|ممرض/;

/** "Why I leave teaching": what is written for nurses is told to nobody else. @param said all that the person said, folded */
export function toTheirWork(draft: Draft, said: string, context: Context): Draft {
  const { request } = draft;
  const isMedical = request.kind === "entry" && request.ids[0] === OF_MEDICAL_WORK;
  return isMedical && !IS_MEDICAL.test(said)
    ? answer(entryRequest(["assessment-days/final-career-change"]), said, context)
    : draft;
}
