import { LANGUAGE_CODES } from "contract/languages";
import { z } from "zod";
import { Source } from "../source.ts";
import { TERM_CATEGORIES, TERM_IMPORTANCES } from "./categories.ts";

/** One word of the trade: what it means, how crew use it, and what it is called elsewhere. */
export const Term = z.object({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** As a course book writes it, with the abbreviation in brackets where crews say that. */
  term: z.string().min(2).max(60),
  /** What it is. True under EASA and FAA rules, or saying which. One to three sentences. */
  definition: z.string().min(60).max(480),
  category: z.enum(TERM_CATEGORIES),
  importance: z.enum(TERM_IMPORTANCES),
  /** What crew do with it, in one or two sentences. */
  usage: z.string().min(40).max(360),
  /** Identifiers of one to four other terms; those of the first set stay within it. */
  relatedTerms: z.array(z.string()).min(1).max(4),
  /** Respelled to be read aloud, the stressed syllable in capitals; or whether letters are spoken. */
  pronunciation: z.string().min(2).max(60),
  /** A sentence as said on board, without quotation marks. */
  saidOnBoard: z.string().min(10).max(160),
  /** The trade's own word in each language but English, two with " / " between where both are used. */
  glosses: z.record(z.enum(LANGUAGE_CODES).exclude(["en"]), z.string().min(1).max(90)),
  /** Named where a rule, a number or an official list stands behind the entry. */
  source: Source.optional(),
});
export type Term = z.infer<typeof Term>;
