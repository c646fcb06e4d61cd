import type { Recruiter } from "content/recruiters/schema";
import type { LanguageCode } from "contract/languages";
import { isSayingId, type SayingId, sayingsOf } from "../feedback/words.ts";
import { splitSentences } from "./split-sentences.ts";

/** A piece of feedback, cut into what must survive and what only leads over to it. */
export interface FeedbackParts {
  /** Sentences that say something, in their order; the next step is the last of them that names no airline. */
  told: string[];
  /** Where the next step stands among them. */
  step: number;
  /** A question that ends the feedback; "" where there is none. */
  question: string;
}

/** How much is left out: nothing, what only leads over, or every courtesy. */
export type Trimming = "none" | "leads" | "courtesies";

const LEADS = ["lead", "why"] as const;
const COURTESIES = ["react"] as const;

/**
 * Cuts feedback into sentences and leaves out those that carry nothing: the persona's own turns of phrase and those of the
 * bundle. Every other sentence survives as it is, whoever wrote it.
 */
export function readFeedback(
  feedback: string,
  recruiter: Recruiter,
  language: LanguageCode,
  trimming: Trimming,
): FeedbackParts {
  const dropped = droppable(recruiter, language, trimming);
  const all = splitSentences(feedback, language);
  const kept = all.filter((sentence) => !dropped.has(sentence));
  const sentences = kept.length > 0 ? kept : all;
  const ends = sentences.at(-1) ?? "";
  const isAsked = /[?？؟]$/.test(ends) || recruiter.phrases.askForResult.includes(ends);
  const question = isAsked && sentences.length > 1 ? ends : "";
  const told = question === "" ? sentences : sentences.slice(0, -1);
  const step = told.findLastIndex((sentence) => !sentence.includes(recruiter.airline));
  return { told, step: Math.max(0, step), question };
}

function droppable(
  recruiter: Recruiter,
  language: LanguageCode,
  trimming: Trimming,
): ReadonlySet<string> {
  if (trimming === "none") return new Set();
  const { correct, reaction } = recruiter.phrases;
  const isAll = trimming === "courtesies";
  const groups = isAll ? [...LEADS, ...COURTESIES] : LEADS;
  const ids = groups
    .map((group) => `${group}.${recruiter.communication}`)
    .filter((id): id is SayingId => isSayingId(id));
  return new Set([
    ...correct,
    ...(isAll ? reaction : []),
    ...ids.flatMap((id) => sayingsOf(id, language)),
  ]);
}
