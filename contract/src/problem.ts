import { z } from "zod";

/** One field that does not fit. `path` is dotted, as the sender wrote it: `response.action`. */
export const FieldError = z.object({ path: z.string(), message: z.string() });
export type FieldError = z.infer<typeof FieldError>;

/** RFC 9457 problem document: the one shape of every refusal of this server. */
export const Problem = z.object({
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  errors: z.array(FieldError).optional(),
});
export type Problem = z.infer<typeof Problem>;
