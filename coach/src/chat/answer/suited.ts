import { facetInGeneral } from "../knowledge/in-general.ts";
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

const WEAR_TO_THE_DAY = "assessment-days/asked-wear-to-the-day";
const OF_DRESS =
  /\b(?:suit|blazer|skirt|heels|(?:business|formal|smart) (?:dress|clothes|wear)|tights|dress code|collar|hair up)\b/i;

/** What to wear, with what the airline that is spoken of has on dress. */
export function withTheirDress(draft: Draft, airline: string | null, context: Context): Draft {
  const { request } = draft;
  const isAsked =
    request.kind === "entry" && request.ids[0] === WEAR_TO_THE_DAY && request.further === null;
  const entry = isAsked && airline !== null ? context.knowledge.entry(`airlines/${airline}`) : null;
  const tips = entry?.parts.find(({ facet }) => facet === "tips");
  const list = tips?.list.filter((one) => OF_DRESS.test(one)) ?? [];
  if (!entry || !tips || typeof tips.text === "string" || list.length === 0) return draft;
  return {
    ...draft,
    paragraphs: [
      ...draft.paragraphs,
      context.voice.say(tips.text.id, tips.text.values),
      items(list),
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

/** "Most airlines", "usually": what holds in general is asked for. */
const ASKS_IN_GENERAL =
  /\b(?:most|other|any|all|every|usually|normally|generally|in general|airlines|companies)\b/;

/** What holds at most airlines, after the rule of the one that is spoken of. @param told what was said in the last replies, where the rule may stand */
export function withTheirRule(
  draft: Draft,
  plain: string,
  told: readonly string[],
  airline: string | null,
  context: Context,
): Draft {
  const { request } = draft;
  const [id = ""] = request.kind === "entry" && request.ids.length === 1 ? request.ids : [];
  const facet = facetInGeneral(id);
  const isWhole = request.kind === "entry" && request.further === null;
  if (!facet || !isWhole || airline === null || context.isShort || ASKS_IN_GENERAL.test(plain))
    return draft;
  const part = context.knowledge
    .entry(`airlines/${airline}`)
    ?.parts.find((one) => one.facet === facet);
  if (!part || part.isUnknown) return draft;
  const rule = answer(entryRequest([`airlines/${airline}`], facet), "", context);
  const [first = ""] = rule.paragraphs;
  const isTold = first === "" || [...told, ...draft.paragraphs].some((one) => one.includes(first));
  return isTold
    ? draft
    : {
        ...draft,
        paragraphs: [first, ...draft.paragraphs],
        citations: unique([...rule.citations.slice(0, 1), ...draft.citations]),
      };
}
