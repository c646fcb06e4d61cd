import type { ChatKnowledge } from "coach/chat/knowledge/knowledge";
import { reply } from "coach/chat/reply";
import { entryRequest } from "coach/chat/request";
import { FRESH_STATE, readState } from "coach/chat/state";
import { percent, share } from "../../shares.ts";
import { numbers } from "../numbers.ts";
import { NEWCOMER } from "../people.ts";
import { type NextExample, nextExamples } from "./examples.ts";

/** What has been reached: falling behind it fails. Raise it with every gain. */
const REACHED: Record<NextExample["kind"], number> = { same: 0.79, other: 0.42, new: 0.82 };

/** Says what people say next after a card, and prints how often the entry that answers is told first. */
export function evaluateNext(knowledge: ChatKnowledge): boolean {
  const examples = nextExamples(knowledge);
  console.log("\nchat, what people say next (the weights are fitted to them)");
  return [...Map.groupBy(examples, ({ kind }) => kind)]
    .map(([kind, all]) => {
      const right = share(all, (example) => isTold(example, knowledge));
      console.log(`  ${kind.padEnd(6)} ${percent(right)} of ${all.length}`);
      return right >= REACHED[kind];
    })
    .every(Boolean);
}

function isTold({ told, say, answers }: NextExample, knowledge: ChatKnowledge): boolean {
  const request = entryRequest([told]);
  const { state } = reply(
    {
      ...{ message: say, before: [], state: { ...FRESH_STATE, topic: request, request } },
      ...{ person: NEWCOMER, language: "en", today: "2026-11-24", random: numbers(1) },
    },
    knowledge,
  );
  const given = readState(state).request;
  return (given?.kind === "entry" || given?.kind === "topics") && given.ids[0] === answers;
}
