import { z } from "zod";

export const PROFILES = ["candidate", "recruiter", "trainer"] as const;
export const Profile = z.enum(PROFILES);
export type Profile = z.infer<typeof Profile>;

/** What the sign-in form sends. Blank e-mail and airline are the same as none. */
export const NewSession = z.object({
  name: z
    .string()
    .trim()
    .min(1, "Full name is required")
    .max(120, "Full name can have at most 120 characters"),
  email: z.union([z.literal(""), z.email("E-mail address is not complete").max(254)]).optional(),
  profile: Profile,
  airline: z.string().trim().max(80).optional(),
  /** Signs in a demo candidate with sample history instead; name and profile are then the demo's own. */
  demo: z.boolean().optional(),
});
export type NewSession = z.infer<typeof NewSession>;
