import { z } from "zod";
import { LANGUAGE_CODES } from "./languages.ts";
import { QuestionKind } from "./questions.ts";

const SectionName = z.enum(["situation", "task", "action", "result"]);

/**
 * A sentence of the coach: `id` and `values` are kept, `text` is written in the reader's language
 * from the bundles beside `coach`, so that a stored analysis can be read again in another one.
 */
export const Note = z.object({
  id: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  text: z.string(),
});
export type Note = z.infer<typeof Note>;

/** Words of the answer that a judgement rests on. Offsets are UTF-16 units into that section's text. */
export const Evidence = z.object({
  section: SectionName,
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  quote: z.string(),
  /** earns: adds points; could-earn-more: counts partly; costs: takes points away. */
  effect: z.enum(["earns", "could-earn-more", "costs"]),
});
export type Evidence = z.infer<typeof Evidence>;

/** One line of a receipt: what was looked for and what it brought. `points` is at most `max`; a cost is negative with `max` 0. */
export const ReceiptLine = z.object({
  label: Note,
  points: z.number(),
  max: z.number(),
  evidence: z.array(Evidence),
});
export type ReceiptLine = z.infer<typeof ReceiptLine>;

export const SCORE_BANDS = ["excellent", "strong", "developing", "weak"] as const;

/** A score with everything it rests on. `score` is 0 to 100, or null when it could not be measured. */
export const Receipt = z.object({
  score: z.number().int().min(0).max(100).nullable(),
  /** excellent from 90, strong from 75, developing from 45, weak below. */
  band: z.enum(SCORE_BANDS).nullable(),
  /** How the number is made, in words. */
  formula: Note,
  /** What the rule rests on: a published finding, an assessors' scale, or this product's own decision. */
  source: Note,
  lines: z.array(ReceiptLine),
});
export type Receipt = z.infer<typeof Receipt>;

export const STAR_CRITERIA = [
  "structure",
  "specificity",
  "ownership",
  "outcome",
  "relevance",
  "safety",
  "clarity",
] as const;
export type StarCriterion = (typeof STAR_CRITERIA)[number];

/** A strength or an improvement: the words, what they show, and what mending them is worth. */
export const Advice = z.object({
  note: Note,
  /** What to do about it; null for strengths. */
  remedy: Note.nullable(),
  section: SectionName.nullable(),
  evidence: z.array(Evidence),
  /** Points of the overall score to be gained at most; 0 for strengths. */
  worth: z.number().int().min(0),
});
export type Advice = z.infer<typeof Advice>;

export const StarAnalysis = z.object({
  /** Version of the rules, so that two takes are compared on one scale only. */
  version: z.string(),
  /** Which engine spoke. */
  source: z.enum(["built-in", "model"]),
  /** The language that the answer was read in; null when it was read in none. Analyses stored before it was named are in English. */
  language: z.enum(LANGUAGE_CODES).nullable().default("en"),
  kind: QuestionKind,
  /** 0 to 100; null when the answer is in a language that the engine does not read. */
  overallScore: z.number().int().min(0).max(100).nullable(),
  overall: Receipt,
  /** One short line that sums the answer up, e.g. "Strong, with a thin ending". */
  headline: Note,
  sections: z.object({ situation: Receipt, task: Receipt, action: Receipt, result: Receipt }),
  criteria: z.object({
    structure: Receipt,
    specificity: Receipt,
    ownership: Receipt,
    outcome: Receipt,
    relevance: Receipt,
    safety: Receipt,
    clarity: Receipt,
  }),
  strengths: z.array(Advice),
  improvements: z.array(Advice),
  /** A frame for the next take, made of the person's own words and open gaps; never invents a fact. */
  skeleton: z.array(z.object({ section: SectionName, prompt: Note })),
  /** Measures that text alone does not give, or that could not be taken: "voice", "outcome", … */
  notAssessed: z.array(z.string()),
});
export type StarAnalysis = z.infer<typeof StarAnalysis>;
