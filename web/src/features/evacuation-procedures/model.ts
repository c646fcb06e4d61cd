import { windowOf } from "coach/evacuation-drill/debrief";
import { EVACUATION_COMMANDS } from "content/evacuation/evacuation-commands";
import type { EvacuationCommand, EvacuationProcedure } from "content/evacuation/schema";
import { EVACUATION_ENVIRONMENTS } from "content/evacuation/terms";

export type Environment = EvacuationProcedure["environment"];
export const TABS = ["steps", "factors", "equipment", "guide", "tips"] as const;
export type Tab = (typeof TABS)[number];

const environmentOf = (value: string | null): Environment | undefined =>
  EVACUATION_ENVIRONMENTS.find((environment) => environment.toLowerCase() === value?.toLowerCase());

/** What the address asks for: `?on=water&tab=guide`, or a drill by `?drill=water`. */
export function viewFrom(query: URLSearchParams): {
  environment: Environment;
  tab: Tab;
  drill: Environment | null;
} {
  return {
    environment: environmentOf(query.get("on")) ?? "Land",
    tab: TABS.find((tab) => tab === query.get("tab")) ?? "steps",
    drill: environmentOf(query.get("drill")) ?? null,
  };
}

/** The address of a view; what is usual is left out. */
export function queryOf(environment: Environment, tab: Tab): Record<string, string> {
  return {
    ...(environment === "Land" ? {} : { on: environment.toLowerCase() }),
    ...(tab === "steps" ? {} : { tab }),
  };
}

export type CommandStyle = "easaStyle" | "usStyle";

/** Commands that are called in an environment, in the order of an event. */
export function commandsOf(environment: Environment): readonly EvacuationCommand[] {
  return EVACUATION_COMMANDS.filter(({ environments }) => environments.includes(environment));
}

/** A call as it is shouted: each phrase for itself. */
export function shouted(phrases: readonly string[]): string {
  return phrases.map((phrase) => `${phrase}!`).join(" ");
}

/** "Fire and smoke: keep low." as its head and its text; a sentence without a short head has none. */
export function headed(text: string): { head: string | null; text: string } {
  const [, head, rest] = /^([^:.]{3,40}): (.+)$/s.exec(text) ?? [];
  return head && rest ? { head, text: rest } : { head: null, text };
}

/** Where a step lies on the 90 seconds, as parts of them from 0 to 1; null for a time before the clock. */
export function stretchOf(timeframe: string, limit: number): { from: number; to: number } | null {
  const stretch = windowOf(timeframe);
  if (!stretch) return null;
  return {
    from: Math.min(1, stretch.from / limit),
    to: Math.min(1, (stretch.to ?? limit) / limit),
  };
}
