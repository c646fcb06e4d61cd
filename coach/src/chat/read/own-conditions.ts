import type { Message } from "./message.ts";

const OF_CANDIDATES = "assessment-days/asked-";

/** What people live with or wear, each with the entry that tells whether one may fly as crew with it. Folded text. */
const CONDITIONS: readonly (readonly [entry: string, named: RegExp])[] = [
  ["diabetes-as-crew", /\b(?:diabet\w+|insulin)\b/],
  ["asthma-as-crew", /\b(?:asthma\w*|inhalers?)\b/],
  ["epilepsy-as-crew", /\b(?:epilep\w+|seizures?)\b/],
  ["adhd-autism-dyslexia", /\b(?:adhd|autis\w+|asperger\w*|dyslexi\w+)\b/],
  [
    "hearing-loss",
    /\b(?:hearing aids?|hearing loss|hard of hearing|(?:half )?deaf (?:in|on)|one deaf ear|cochlear)\b/,
  ],
  ["migraine-and-vertigo", /\b(?:migraines?|vertigo|tinnitus)\b/],
  [
    "back-and-operations",
    /\b(?:scoliosis|slipped dis[ck]|herniated dis[ck]|bad back|back (?:surgery|operation|problems?|pain)|knee (?:surgery|operation)|metal plate)\b/,
  ],
  ["depression-or-anxiety", /\b(?:depression|antidepressants?|anxiety disorder|bipolar)\b/],
  ["hiv-hepatitis-tb", /\b(?:hiv|hepatitis|tuberculosis)\b/],
  [
    "long-term-conditions",
    /\b(?:thyroid|crohn\w*|colitis|stoma|endometriosis|anaemi\w+|anemi\w+|low iron|pcos)\b/,
  ],
  ["food-allergy-as-crew", /\b(?:c[o]?eliac|(?:nut|peanut|food) allerg\w+)\b/],
  ["tattoos-in-general", /\btattoos?\b/],
  ["skin-and-teeth", /\b(?:braces|acne|scars?)\b/],
  ["glasses-in-general", /\b(?:glasses|contact lens\w*|contacts|short-?sighted|near-?sighted)\b/],
];

/** Somebody who has it, takes it or lives with it. */
const OF_ONESELF = /\b(?:i|i'm|im|i've|ive|i'd|my|with|having|being|me)\b/;

/**
 * The entries on what somebody says they live with, in the order of the message: "I wear glasses and have mild asthma". Whether it is
 * asked of oneself and not of a passenger is for the caller to see.
 */
export function ownConditionsIn({ plain }: Message): string[] {
  if (!OF_ONESELF.test(plain)) return [];
  return CONDITIONS.flatMap(([entry, named]) => {
    const at = plain.search(named);
    return at < 0 ? [] : [{ id: OF_CANDIDATES + entry, at }];
  })
    .sort((one, other) => one.at - other.at)
    .map(({ id }) => id);
}
