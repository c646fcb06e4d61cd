import { clamp, factsOf } from "./features/feature.ts";
import { PLACES, SERVED_PEOPLE, WORK_PEOPLE } from "./lexicon/nouns.ts";
import { OBJECTS } from "./lexicon/objects.ts";
import type { Reading } from "./reading.ts";

/** Different touchable things, places and people beyond "customer" and "team". */
export function thingsOf(reading: Reading): number {
  return [...reading.picture].filter(
    (key) => OBJECTS.has(key) || PLACES.has(key) || SERVED_PEOPLE.has(key) || WORK_PEOPLE.has(key),
  ).length;
}

/** Rich words and not one thing, time, place or person to touch: an honest thin answer has plain words. */
export function eloquence(reading: Reading): number {
  const facts = factsOf(reading, ["number", "time", "place", "name", "role", "anchor", "speech"]);
  return (
    clamp(2 - facts.length) *
    clamp(2 - thingsOf(reading)) *
    clamp((reading.picture.size - 10) / 5) *
    clamp((reading.words - 30) / 10)
  );
}

/** A past event asked for, and neither I nor we in the whole text: an advertisement or a page copied. Notes in bullets have deeds. */
export function nobodySpeaks(reading: Reading): number {
  const speaks = reading.sentences.some(({ tokens }) =>
    tokens.some((token) => /^(?:i|we|me|us|my)$|^(?:i|we)'/.test(token.low)),
  );
  const done = reading.clauses.filter((clause) => clause.isImplied && clause.tense === "past");
  return speaks || done.length > 1 ? 0 : clamp((reading.words - 20) / 15);
}
