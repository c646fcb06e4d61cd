import { analyseStar } from "coach/star/analyse";
import { rewriteAnalysis } from "coach/star/words";
import type { Coach } from "./coach.ts";

/** The built-in engine: deterministic, on this machine, in milliseconds. */
export const builtInCoach: Coach = {
  analyse: async ({ text, bank }, answer, language) => {
    const known = bank && {
      kind: bank.kind,
      category: bank.category,
      competency: bank.competency,
      listensFor: bank.listensFor,
    };
    return analyseStar({ question: { text, ...known }, answer, language });
  },
  rewrite: rewriteAnalysis,
};
