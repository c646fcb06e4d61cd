import { STAR_SECTIONS } from "contract/star";
import type { Take } from "../state.ts";
import type { Voice } from "../words.ts";

/** What has changed from one take to the next, section by section; small changes are none. */
export function changesIn(
  before: Take["sections"],
  after: Take["sections"],
  voice: Voice,
): string[] {
  return STAR_SECTIONS.flatMap((section) => {
    const from = before[section];
    const to = after[section];
    return from === null || to === null || Math.abs(to - from) < LEAST_CHANGE
      ? []
      : [voice.say("verdict.change", { section: voice.say(`section.${section}`), from, to })];
  });
}

const LEAST_CHANGE = 5;
