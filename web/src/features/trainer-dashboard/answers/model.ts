import type { SharedParty } from "contract/shared-answer-terms";
import type { ListedSharedAnswer } from "contract/shared-answers";
import type { BadgeTone } from "../../../ui/badge.tsx";

/**
 * The answers in the order in which they were shown: while one is open, a comment on it must not make it jump away from under
 * its reader. Those that are new stand first.
 * @param held ids as they were shown; null for the order of the server
 */
export function inShownOrder<One extends { id: string }>(
  answers: readonly One[],
  held: readonly string[] | null,
): One[] {
  if (!held) return [...answers];
  const places = new Map(held.map((id, place) => [id, place]));
  return answers.toSorted(
    (one, other) => (places.get(one.id) ?? -1) - (places.get(other.id) ?? -1),
  );
}

/** Each answer once: one that moved between two pages while they were read stands in both. */
export function once<One extends { id: string }>(answers: readonly One[]): One[] {
  return [...new Map(answers.map((answer) => [answer.id, answer])).values()];
}

export type AnswerState = "new" | "replied" | "commented" | "waiting";

/** What is to be said of an answer in the list; null where there is nothing to do. */
export function stateOf(
  { lastBy }: Pick<ListedSharedAnswer, "lastBy">,
  party: SharedParty,
): AnswerState | null {
  if (party === "member") return lastBy === "trainer" ? "commented" : lastBy ? null : "waiting";
  if (lastBy === null) return "new";
  return lastBy === "member" ? "replied" : null;
}

export const STATE_TONES: Readonly<Record<AnswerState, BadgeTone>> = {
  new: "lagoon",
  replied: "blue",
  commented: "green",
  waiting: "neutral",
};
