import { z } from "zod";
import { Source } from "../source.ts";
import { COCKPIT_AREAS, COCKPIT_CATEGORIES, COCKPIT_IMPORTANCE } from "./terms.ts";

const Percent = z.number().min(0).max(100);

/** One point of the flight-deck diagram and what a cabin crew member should know about it. */
export const CockpitComponent = z
  .object({
    id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
    /** Percent of a square drawing, from its left and from its top. */
    position: z.object({ x: Percent, y: Percent }).strict(),
    area: z.enum(COCKPIT_AREAS),
    name: z.string().min(3),
    /** What it is, and where it sits on types that differ from the drawing. */
    description: z.string().min(80),
    category: z.enum(COCKPIT_CATEGORIES),
    importance: z.enum(COCKPIT_IMPORTANCE),
    /** Why it matters in the cabin. */
    flightAttendantRelevance: z.string().min(80),
    /** What it does, or tells, when things go wrong. */
    emergencyFunction: z.string().min(80),
    /** Named where a rule or a figure stands behind the text. */
    source: Source.optional(),
  })
  .strict();
export type CockpitComponent = z.infer<typeof CockpitComponent>;

/** A learning objective or a professional tip beneath the diagram. */
export const CockpitNote = z
  .object({
    id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
    text: z.string().min(60),
    source: Source.optional(),
  })
  .strict();
export type CockpitNote = z.infer<typeof CockpitNote>;
