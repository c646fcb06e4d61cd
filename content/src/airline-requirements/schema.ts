import { z } from "zod";
import { Source } from "../source.ts";

/** Where nothing public was found. It says that we do not know, not that nothing is asked. */
const Unknown = z.literal("unknown");

const Text = z.union([Unknown, z.string().min(12)]);

/** Where a group of facts was found and the year in which it was true. */
const Origin = {
  source: Source,
  /**
   * "published": in the airline's own notice, page or statement. "reported": by press, applicants or
   * training schools, or generally known; weaker, and older where the text says so.
   */
  certainty: z.enum(["published", "reported"]),
};

/** One step of a selection, in the order in which an applicant meets it. */
export const SelectionStage = z.strictObject({
  name: z.string().min(4),
  /** What the applicant does there. */
  happens: z.string().min(25),
  /** What the assessors look for, in words an applicant can act on. */
  observed: z.string().min(25),
});
export type SelectionStage = z.infer<typeof SelectionStage>;

/** What an airline asks of a beginner in the cabin, as far as it is public. */
export const AirlineRequirements = z.strictObject({
  person: z.strictObject({
    minimumAge: z.union([
      Unknown,
      z.strictObject({
        /** Full years. */
        years: z.number().int().min(17).max(21),
        /** Full years up to which a beginner is taken, where a limit is published. */
        upTo: z.number().int().min(22).max(60).optional(),
        /** On which day they count, and the upper limit in words where one is published. */
        counted: z.string().min(8),
      }),
    ]),
    languages: Text,
    education: Text,
    /** Passport, nationality, right to live and work, visa. */
    rightToWork: Text,
    ...Origin,
  }),
  body: z.strictObject({
    reach: z.union([
      Unknown,
      /** Without a figure the rule begins with "No height" or "No figure": none is asked for, or none is published. */
      z.strictObject({
        /** Height of the fingertips above the floor, in cm, 180 (flat-footed) to 220. */
        reachCm: z.number().min(180).max(220).optional(),
        /** Body height in cm without shoes, 150 to 200. */
        heightCm: z
          .strictObject({
            from: z.number().min(150).max(200).optional(),
            to: z.number().min(150).max(200).optional(),
          })
          .optional(),
        /** How it is measured or for whom it counts. */
        rule: z.string().min(12),
      }),
    ]),
    swimming: Text,
    /** Tattoos, piercings and grooming. */
    appearance: Text,
    /** What `appearance` says of a tattoo that would show in uniform; absent where it says nothing. */
    visibleTattoos: z.enum(["covered", "within-limits"]).optional(),
    /** Medical examination and sight. */
    medical: Text,
    ...Origin,
  }),
  work: z.strictObject({
    contract: Text,
    training: Text,
    bases: Text,
    ...Origin,
  }),
  selection: z.strictObject({
    stages: z.union([Unknown, z.array(SelectionStage).min(3).max(7)]),
    ...Origin,
  }),
  /** Always true: every screen that shows an entry says to check the airline's own careers page. */
  checkCareersPage: z.literal(true),
});
export type AirlineRequirements = z.infer<typeof AirlineRequirements>;

/** Entries by the id of the airline in the airline list. */
export type RequirementsByAirline = Readonly<Record<string, AirlineRequirements>>;
