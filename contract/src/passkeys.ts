import { z } from "zod";

export const Passkey = z.object({
  id: z.string(),
  label: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

/** Options and answers of the WebAuthn ceremonies are passed through as the browser gives them. */
export const Ceremony = z.looseObject({});
export const CeremonyAnswer = z.looseObject({ id: z.string().min(1).max(2000) });
