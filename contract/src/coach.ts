import { z } from "zod";
import { CoachSource } from "./coaching.ts";

/** Who judges and answers on this server, and where what people write is sent for it. */
export const CoachEngine = z.object({
  engine: CoachSource,
  /** Host name of the model service; null where there is none, and nothing is sent anywhere. */
  service: z.string().nullable(),
  /** Host name of the service that a recording's sound is sent to when a person asks for its transcript; null where there is none. */
  transcriptService: z.string().nullable(),
  /** Host name of the service that is sent what the recruiter says aloud; null where voices are made here or by the browser. */
  speechService: z.string().nullable(),
});
export type CoachEngine = z.infer<typeof CoachEngine>;
