import type { ChatKnowledge } from "../../knowledge/knowledge.ts";
import type { Wanted } from "../../knowledge/wanted.ts";
import { entryRequest } from "../../request.ts";
import type { ChatState } from "../../state.ts";
import { isDependent } from "../dependence.ts";
import type { Message } from "../message.ts";
import type { Reading } from "../skills.ts";
import { answering, WHY } from "./answering.ts";
import { NEXT_FEATURES, nextCandidates } from "./candidates.ts";
import weights from "./weights.json" with { type: "json" };

/** Whether a reading is surely what people ask on after the entry told. */
export const isSurelyNext = ({ nextShare }: Reading): boolean => (nextShare ?? 0) >= SURELY_NEXT;
const SURELY_NEXT = 0.945;

/** A conditional logit over the entries that may be meant, fitted to what people say next by `coach/eval/chat/next/refit.ts`. */
const WEIGHTS: readonly number[] = NEXT_FEATURES.map((feature) => weights[feature]);

/** Sets whose entries go on from one another; airlines and airports are asked by their parts. */
const GOES_ON: ReadonlySet<string> = new Set([
  ...["terminology", "evacuation", "syllabus", "cockpit", "assessment-days", "quiz"],
  ...["situational-judgement", "questions"],
]);
const LONGEST = 30;
/** Below this it may be any of several. */
const LIKELY = 0.5;
const ON_TOPIC = 0.925;
/** Under what a neighbour that has every new word is worth. */
const BESIDE = 0.895;
const SURELY_BESIDE = 0.6;
/** What is found for the words alone is nearer than that, where it is found surely. */
const PERHAPS_BESIDE = 0.7;
/** Said where nothing else is surely read. */
const UNANSWERED = 0.45;

/** The entry that is most likely meant after the one that was told, with the statements of it that answer. */
export function readNext(
  message: Message,
  wanted: readonly Wanted[],
  { topic }: ChatState,
  knowledge: ChatKnowledge,
): Reading[] {
  const id = topic?.kind === "entry" || topic?.kind === "topics" ? (topic.ids[0] ?? "") : "";
  const told = knowledge.entry(id);
  if (!told || !GOES_ON.has(told.set) || message.length > LONGEST) return [];
  const candidates = nextCandidates(message, wanted, told, knowledge);
  const sums = candidates.map(({ features }) =>
    features.reduce((sum, feature, at) => sum + feature * (WEIGHTS[at] ?? 0), 0),
  );
  const most = Math.max(...sums);
  const share = 1 / sums.reduce((total, sum) => total + Math.exp(sum - most), 0);
  const best = candidates[sums.indexOf(most)]?.entry;
  if (!best || share < LIKELY) return [];
  const because = `what people ask next, ${share.toFixed(2)}`;
  if (best !== told)
    return [
      {
        request: entryRequest([best.citation.id]),
        ...{
          score: share >= SURELY_BESIDE ? BESIDE : PERHAPS_BESIDE,
          because,
          goesOn: true,
          nextShare: share,
        },
      },
    ];
  const statements = answering(message, wanted, best);
  if (statements.length > 0)
    return [
      {
        request: { ...entryRequest([best.citation.id]), statements },
        ...{ score: ON_TOPIC, because, goesOn: true, nextShare: share },
      },
    ];
  // It is meant, and silent on what was asked.
  return isDependent(message)
    ? [
        {
          request: {
            kind: "entry-gap",
            id: best.citation.id,
            isWhy: WHY.test(message.plain),
            near: null,
          },
          ...{ score: UNANSWERED, because, goesOn: true, nextShare: share },
        },
      ]
    : [];
}
