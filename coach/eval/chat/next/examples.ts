import type { ChatKnowledge } from "coach/chat/knowledge/knowledge";
import one from "./said-next-one.json" with { type: "json" };
import two from "./said-next-two.json" with { type: "json" };

/** What two writers say after a card was told: something that it answers, that another one does, or a new question. */
interface SaidNext {
  same: readonly string[];
  other: readonly { say: string; id: string }[];
  new: readonly { say: string; id: string }[];
}

export interface NextExample {
  /** Id of the entry that was told. */
  told: string;
  kind: keyof SaidNext;
  say: string;
  /** Id of the entry that answers. */
  answers: string;
}

/** All of them whose entries there are, card by card. */
export function nextExamples(knowledge: ChatKnowledge): NextExample[] {
  return Object.entries({ ...one, ...two } as Record<string, SaidNext>)
    .flatMap(([told, said]) => [
      ...said.same.map((say) => ({ told, kind: "same" as const, say, answers: told })),
      ...(["other", "new"] as const).flatMap((kind) =>
        said[kind].map(({ say, id }) => ({ told, kind, say, answers: id })),
      ),
    ])
    .filter(({ told, answers }) => knowledge.entry(told) && knowledge.entry(answers));
}
