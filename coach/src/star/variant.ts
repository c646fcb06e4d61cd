import type { QuestionKind } from "contract/questions";
import { asksForService } from "./service.ts";
import { asksForTrait } from "./trait-question.ts";

/**
 * Questions that are scored and spoken of in their own way within their kind: what one would do to serve somebody, and a strength or
 * weakness of one's own.
 */
export type Variant = "service" | "trait";

/** @returns null for the questions of a kind that have no way of their own */
export function variantOf(text: string, kind: QuestionKind): Variant | null {
  if (asksForService(text, kind)) return "service";
  return asksForTrait(text, kind) ? "trait" : null;
}
