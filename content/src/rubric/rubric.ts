import { BEHAVIORAL_SCALE } from "./behavioral-scale.ts";
import type { Rubric } from "./schema.ts";
import { SITUATIONAL_SCALE } from "./situational-scale.ts";
import { TECHNICAL_SCALE } from "./technical-scale.ts";

/**
 * The one scale on which candidate, coach and recruiter score an interview answer, 1 to 10. How it came about and how to
 * read it: docs/content/rubric.md.
 */
export const RUBRIC: Rubric = {
  dimensions: {
    overall: {
      label: "Overall",
      definition:
        "Would this answer, as it was given, carry the candidate into the next round: a judgement of its own, not the mean of the others.",
    },
    communication: {
      label: "Communication",
      definition:
        "How easily a listener can follow, write down and act upon what is said; accent, grammar and speed of thought do not count.",
    },
    professionalism: {
      label: "Professionalism",
      definition:
        "How the candidate speaks of rules, colleagues and former employers, and what part they take when something goes wrong.",
    },
    problemSolving: {
      label: "Problem solving",
      definition:
        "How the candidate finds out what is the matter, chooses among ways, carries one out and checks that it worked.",
    },
    customerService: {
      label: "Customer service",
      definition:
        "What the people in the answer are asked, offered and told, and whether anybody looks after them again.",
    },
    safetyAwareness: {
      label: "Safety awareness",
      definition:
        "Whether dangers are noticed, put first, dealt with by the right means, and told to those who have to know.",
    },
  },
  types: {
    behavioral: {
      label: "Behavioral",
      definition:
        "Asks for one real event of the candidate's own past: what they did then tells what they will do on board.",
    },
    situational: {
      label: "Situational",
      definition:
        "Puts the candidate into a case on board or at the gate and asks what they would do, step by step.",
    },
    technical: {
      label: "Technical",
      definition:
        "Asks what the candidate knows of the job: equipment, procedures, terms and the reasons behind them.",
    },
  },
  scales: {
    behavioral: BEHAVIORAL_SCALE,
    situational: SITUATIONAL_SCALE,
    technical: TECHNICAL_SCALE,
  },
};
