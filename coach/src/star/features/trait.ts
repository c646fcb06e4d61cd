import type { Reading, SectionReading } from "../reading.ts";
import type { FeatureId } from "../rubric.ts";
import { behaviouralFeatures } from "./behavioural.ts";
import { type Feature, feature } from "./feature.ts";
import { motivationFeatures } from "./motivation.ts";

/**
 * Everything that is looked for where a strength or a weakness is asked for: a story's moment and ending, and in between what is done
 * about it, which may be a habit by now. The day and what it led to are told in one breath, and so are the deed and what came of it: each
 * is looked for in both its sections.
 */
export function traitFeatures(reading: Reading): Partial<Record<FeatureId, Feature>> {
  const { situation, task, action, result } = reading.sections;
  const told = together(situation, task);
  const since = together(action, result);
  const story = behaviouralFeatures({
    ...reading,
    sections: { situation: told, task: told, action, result: since },
  });
  const motive = motivationFeatures({
    ...reading,
    sections: { situation: told, task: told, action: since, result: since },
  });
  return {
    ...motive,
    ...story,
    steps: motive.evidence ?? feature(0),
    initiative: motive.initiative ?? feature(0),
    aftermath: fuller(story.aftermath, motive.next),
  };
}

/** "I'm still not the loudest" is what came of it as much as "I learned". */
export const fuller = (told: Feature = feature(0), kept: Feature = feature(0)): Feature =>
  kept.value > told.value ? kept : told;

const together = (first: SectionReading, second: SectionReading): SectionReading => ({
  section: first.section,
  text: `${first.text}\n${second.text}`,
  sentences: [...first.sentences, ...second.sentences],
  clauses: [...first.clauses, ...second.clauses],
  details: [...first.details, ...second.details],
  picture: new Set([...first.picture, ...second.picture]),
  words: first.words + second.words,
});
