import type { Feature } from "../features/feature.ts";
import { fuller } from "../features/trait.ts";
import type { FeatureId } from "../rubric.ts";
import { motiveSignals } from "./motive-signals.ts";
import type { OtherReading } from "./read-text.ts";
import { storySignals } from "./story-signals.ts";

/** A strength or weakness: as `features/trait.ts` reads it in English. */
export function traitSignals(reading: OtherReading): Partial<Record<FeatureId, Feature>> {
  const story = storySignals(reading);
  const motive = motiveSignals(reading);
  return {
    ...motive,
    ...story,
    steps: fuller(story.steps, motive.evidence),
    initiative: fuller(story.initiative, motive.initiative),
    aftermath: fuller(story.aftermath, motive.next),
  };
}
