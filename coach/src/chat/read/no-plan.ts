import type { ChatState } from "../state.ts";
import type { Found } from "./found.ts";
import type { Message } from "./message.ts";
import { readMove, SURELY_ASKED_ON } from "./moves/moves.ts";

/** "I know nothing, where do I start?": found as the question of somebody who has not applied yet; no days before an interview. */
export const isOfTheBeginning = ({ plain }: Message, found: Found | null): boolean =>
  found?.id === WHERE_TO_BEGIN && found.sure >= SURELY_BEGINS && !PLANS.test(plain);
const WHERE_TO_BEGIN = "assessment-days/asked-where-to-begin";
const SURELY_BEGINS = 0.4;

/** "How long before the allergy can come back": surely a question, and no days to be planned. */
export function isNoPlan(message: Message, state: ChatState): boolean {
  return !PLANS.test(message.plain) && readMove(message, state).of("elsewhere") >= SURELY_ASKED_ON;
}

const PLANS =
  /\b(?:plan\w*|prepar\w*|schedule|timetable|get ready|practi[sc]e|train|study|learn)\b|计划|准备|plan|prepar/;
