import type { Facet } from "./entry.ts";

/** What holds at most airlines, by the part of an airline's entry that tells its own rule. */
export const IN_GENERAL: Partial<Record<Facet, string>> = {
  requirements: "assessment-days/asked-requirements-in-general",
  age: "assessment-days/asked-minimum-age",
  swimming: "assessment-days/asked-swimming-in-general",
  reach: "assessment-days/asked-height-and-reach-in-general",
  appearance: "assessment-days/asked-tattoos-in-general",
  visa: "assessment-days/asked-visa-and-passport",
  education: "assessment-days/asked-no-degree",
  medical: "assessment-days/asked-medical-at-joining",
  training: "assessment-days/asked-training-in-general",
  languages: "assessment-days/asked-which-languages-help",
  bases: "assessment-days/asked-moving-to-a-base",
};

/** What people ask on in general, after an airline's own rule: of these entries beside the one above. */
const ASKED_BESIDE: Partial<Record<Facet, readonly string[]>> = {
  reach: ["assessment-days/reach-and-height", "assessment-days/asked-measuring-my-reach"],
  appearance: ["assessment-days/asked-small-visible-tattoo"],
  swimming: ["assessment-days/asked-pool-day"],
  training: ["assessment-days/asked-exams-in-training"],
  languages: ["assessment-days/english-test", "assessment-days/asked-english-not-perfect"],
  age: ["assessment-days/asked-too-old"],
};

/** Ids of the entries whose further questions may be asked after an airline's rule. */
export const askedOnInGeneral = (facet: Facet): readonly string[] => {
  const general = IN_GENERAL[facet];
  return [...(general ? [general] : []), ...(ASKED_BESIDE[facet] ?? [])];
};

const GENERAL_IDS: ReadonlySet<string> = new Set(Object.values(IN_GENERAL));
/** Whether an entry tells what holds at most airlines, where each of them has its own rule. */
export const holdsInGeneral = (id: string): boolean => GENERAL_IDS.has(id);

/** Parts whose rule is one line, and by whose general entry it is asked for. */
const ONE_RULE: readonly Facet[] = [
  "age",
  "swimming",
  "reach",
  "appearance",
  "education",
  "training",
];
/** The part of an airline's entry that has its own rule on what an entry tells in general; null for all other entries. */
export const facetInGeneral = (id: string): Facet | null =>
  ONE_RULE.find((facet) => IN_GENERAL[facet] === id) ?? null;

/** Whether an entry tells what candidates ask of any airline. */
export const isOfCandidates = (id: string): boolean => id.startsWith("assessment-days/");
