import { z } from "zod";
import { LANGUAGE_CODES } from "./languages.ts";

/** What is sent beside the sound. */
export const NewTranscript = z.object({
  /** That is spoken in it; else as the request asks. */
  language: z.enum(LANGUAGE_CODES).optional(),
});

/** What is said in a recording; empty where nothing was heard in it. */
export const Transcript = z.object({ text: z.string() });
export type Transcript = z.infer<typeof Transcript>;
