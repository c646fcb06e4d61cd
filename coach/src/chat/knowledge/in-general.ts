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

const GENERAL_IDS: ReadonlySet<string> = new Set(Object.values(IN_GENERAL));
/** Whether an entry tells what holds at most airlines, where each of them has its own rule. */
export const holdsInGeneral = (id: string): boolean => GENERAL_IDS.has(id);

/** Whether an entry tells what candidates ask of any airline. */
export const isOfCandidates = (id: string): boolean => id.startsWith("assessment-days/");
