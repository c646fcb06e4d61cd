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
