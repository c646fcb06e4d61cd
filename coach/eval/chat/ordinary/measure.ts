import type { ChatKnowledge } from "coach/chat/knowledge/knowledge";
import { reply } from "coach/chat/reply";
import { readState } from "coach/chat/state";
import { percent, share } from "../../shares.ts";
import { NEWCOMER } from "../people.ts";
import { entryOfAnswer, HELD_QUESTIONS, LEARNT_QUESTIONS, type OrdinaryQuestion } from "./texts.ts";

/** What has been reached: falling behind it fails. Raise it with every gain. */
const REACHED = { learnt: 0.86, held: 0.745 };

/** What candidates ask most, as the first message of a talk, and is true while no less of it is answered. */
export function evaluateOrdinary(knowledge: ChatKnowledge): boolean {
  const answered = (questions: readonly OrdinaryQuestion[]) =>
    share(questions, (question) => isAnswered(question, knowledge));
  const learnt = answered(LEARNT_QUESTIONS);
  const held = answered(HELD_QUESTIONS);
  console.log("\nchat, what candidates ask most (eight writers'), by the entry they named");
  console.log(`  learnt from ${percent(learnt)} of ${LEARNT_QUESTIONS.length}`);
  console.log(`  held back   ${percent(held)} of ${HELD_QUESTIONS.length}`);
  return learnt >= REACHED.learnt && held >= REACHED.held;
}

/** Whether an entry that answers is told, and nothing that is asked on after it but what was asked. */
function isAnswered({ ask, answers }: OrdinaryQuestion, knowledge: ChatKnowledge): boolean {
  const given = reply(
    {
      ...{ message: ask, before: [], state: null, person: NEWCOMER, language: "en" },
      ...{ today: "2026-11-29", random: () => 0.3 },
    },
    knowledge,
  );
  const { request } = readState(given.state);
  if (answers.length === 0) return request?.kind === "limit";
  if (request?.kind !== "entry") return false;
  const [id = ""] = request.ids;
  const told = request.further === null ? id : `${id}~${request.further}`;
  if (answers.includes(told) || (request.further !== null && answers.includes(id))) return true;
  return request.further === null && answers.some((answer) => entryOfAnswer(answer) === id);
}
