import type { Card } from "coach/evacuation-drill/drill";
import type { Environment } from "coach/evacuation-drill/scenario";
import { EVACUATION_COMMANDS } from "content/evacuation/evacuation-commands";
import { EVACUATION_DRILLS } from "content/evacuation/evacuation-drills";
import { type CommandStyle, shouted } from "../model.ts";

/** What stands on a card: a call in its words, anything else as what is done. */
export function cardWords(card: Card, style: CommandStyle): string {
  if (card.kind === "decoy")
    return card.decoy.deed === "call"
      ? `“${shouted(card.decoy.text.split(". "))}”`
      : card.decoy.text;
  const { command } = card.card;
  const found = EVACUATION_COMMANDS.find(({ id }) => id === command);
  return found ? `“${shouted(found[style])}”` : card.action;
}

/** What a step of the run is called, e.g. for what had to come first. */
export function stepAction(environment: Environment, step: string): string {
  return EVACUATION_DRILLS[environment].run.steps.find(({ id }) => id === step)?.action ?? step;
}
