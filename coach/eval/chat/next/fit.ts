import type { ChatKnowledge } from "coach/chat/knowledge/knowledge";
import { askedIn } from "coach/chat/read/concepts";
import { readMessage } from "coach/chat/read/message";
import { NEXT_FEATURES, nextCandidates } from "coach/chat/read/next/candidates";
import type { NextExample } from "./examples.ts";

const ROUNDS = 400;
const STEP = 1.2;
const REGULARISATION = 0.001;

interface Case {
  /** Features of each entry that may be meant. */
  choices: readonly (readonly number[])[];
  /** Place of the one that answers. */
  right: number;
}

/** Weights of `coach/src/chat/read/next`: gradient steps over all examples at once, so the same ones give the same weights. */
export function fitNext(
  examples: readonly NextExample[],
  knowledge: ChatKnowledge,
): Record<string, number> {
  const cases = examples
    .map((example) => caseOf(example, knowledge))
    .filter(({ right }) => right >= 0);
  const weights = NEXT_FEATURES.map(() => 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradient = NEXT_FEATURES.map(() => 0);
    for (const one of cases) addGradient(one, weights, gradient);
    for (const [at, weight] of weights.entries())
      weights[at] = weight - STEP * ((gradient[at] ?? 0) / cases.length + REGULARISATION * weight);
  }
  return Object.fromEntries(
    NEXT_FEATURES.map((feature, at) => [feature, Math.round(100 * (weights[at] ?? 0)) / 100]),
  );
}

function caseOf({ told, say, answers }: NextExample, knowledge: ChatKnowledge): Case {
  const message = readMessage(say);
  const { wanted } = askedIn(message, message.words, "en", () => true);
  const topic = knowledge.entry(told);
  const candidates = topic ? nextCandidates(message, wanted, topic, knowledge) : [];
  return {
    choices: candidates.map(({ features }) => features),
    right: candidates.findIndex(({ entry }) => entry.citation.id === answers),
  };
}

function addGradient(
  { choices, right }: Case,
  weights: readonly number[],
  gradient: number[],
): void {
  const sums = choices.map((features) =>
    features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0),
  );
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  for (const [choice, features] of choices.entries()) {
    const gap = (powers[choice] ?? 0) / total - (choice === right ? 1 : 0);
    for (const [at, value] of features.entries()) gradient[at] = (gradient[at] ?? 0) + gap * value;
  }
}
