import { z } from "zod";
import { ALLIANCES, REGIONS } from "./airline-fact-terms.ts";

export { ALLIANCES, REGIONS, SEARCH_MIN_CHARACTERS } from "./airline-fact-terms.ts";

/** Where a group of facts was read and in which year it was true. */
export const FactSource = z.object({
  /** Publication, e.g. "Emirates Group Annual Report 2024-25". */
  name: z.string().min(3),
  year: z.number().int().min(2015).max(2030),
  url: z.url().optional(),
});
export type FactSource = z.infer<typeof FactSource>;

export const AirlineFact = z.object({
  id: z.string(),
  airlineName: z.string(),
  /** IATA two-character designator, e.g. "EK". */
  iataCode: z.string().length(2),
  region: z.enum(REGIONS),
  alliance: z.enum(ALLIANCES).optional(),
  headquarters: z.string(),
  foundedYear: z.number().int(),
  fleetSize: z.number().int().positive(),
  destinations: z.number().int().positive(),
  employeeCount: z.number().int().positive(),
  mission: z.string(),
  vision: z.string(),
  coreValues: z.array(z.string()).min(3),
  keyDifferentiators: z.array(z.string()).min(3),
  interviewTips: z.array(z.string()).min(3),
  recentNews: z.array(z.string()).min(2),
  /** Each fact group names its source; `recentNews` entries carry their own date in the text. */
  sources: z.object({
    company: FactSource,
    network: FactSource,
    people: FactSource,
    values: FactSource,
    news: FactSource,
  }),
});
export type AirlineFact = z.infer<typeof AirlineFact>;
