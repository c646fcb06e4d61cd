import { z } from "zod";

/** Where a fact was read, and the year in which the text was valid. */
export const Source = z.object({
  /** Publication and place in it, e.g. "14 CFR 121.391(a)" or "Boeing D6-58333, 787 airport planning, section 2". */
  name: z.string().min(3),
  year: z.number().int().min(1950).max(2026),
  url: z.url().optional(),
});
export type Source = z.infer<typeof Source>;
