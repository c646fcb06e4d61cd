import type { Facet } from "../knowledge/entry.ts";
import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import type { Called } from "../knowledge/name-index.ts";
import { foundIn } from "./found.ts";
import { type Message, readMessage } from "./message.ts";
import type { Reading } from "./skills.ts";

/** The message as the parts were learnt: "they" in the place of the airline. */
export function withoutNames(message: Message, called: readonly Called[]): Message {
  const names = called.filter(({ entry }) => entry.set === "airlines");
  const text = names.reduce((left, { name }) => left.replace(name, "they"), message.plain);
  return readMessage(text);
}

/** "Is Emirates even realistic with two small children and a husband": what goes for any airline, and where this one is based. */
export function ofOnesFamily(
  id: string,
  facet: Facet | null,
  message: Message,
  called: readonly Called[],
  knowledge: ChatKnowledge,
): Reading | null {
  if (!OF_FAMILY.test(message.plain) || !(facet === null || facet === "bases")) return null;
  const found = foundIn(withoutNames(message, called), knowledge, "en");
  if (!found || found.sure < ASKED_OF_FAMILY || !found.id.startsWith("assessment-days/"))
    return null;
  return {
    request: {
      ...{ kind: "airline-gap", airline: id.replace("airlines/", "") },
      ...{ near: "bases", general: found.id },
    },
    ...{ score: 0.93, because: "airline, one's own family" },
  };
}

const OF_FAMILY =
  /\b(?:kids?|children|child|toddlers?|husband|wife|partner|boyfriend|girlfriend|fianc\w+|single (?:mum|mom|mother|dad|father|parent))\b/;
const ASKED_OF_FAMILY = 0.25;

export const WHY_THEM = "why this airline, as an interview asks it";
/** "Why easyJet is the one I dread. How do I answer it": the question of the interview. Names stand as "they". */
export const ASKS_WHY_THEM =
  /\bwhy (?:do (?:you|i) want (?:to (?:work|fly|join|be) (?:for|with|at)?)? ?)?they\b.{0,40}\b(?:answer|say|dread|hate|question|hard|stuck|ask)\b|\b(?:answer|say|question|ask\w*)\b.{0,25}\bwhy (?:do (?:you|i) want (?:to (?:work|fly|join|be) (?:for|with|at)?)? ?)?they\b(?! (?:do|don|are|have|want|need|ask|make|let|take|hire|pay|say|call|use)\b)|^ (?:and |so )?why they ?[?.!]* $/;
