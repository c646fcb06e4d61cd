import { z } from "zod";
import { DOCUMENT_KINDS } from "./document-terms.ts";

export { DOCUMENT_KINDS, DOCUMENT_MAX_BYTES } from "./document-terms.ts";

/** Characters kept of a document's text: some ten pages. */
export const DOCUMENT_MAX_CHARACTERS = 30_000;
/** Documents of one person: a CV, a cover letter, and notes. */
export const DOCUMENTS_MAX = 5;

/** A CV or notes that the person gave the coach to read. The file itself is not kept, only its text. */
export const CoachDocument = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  characters: z.number().int().min(1),
  /** True when more text was there than is kept. */
  isCut: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type CoachDocument = z.infer<typeof CoachDocument>;
