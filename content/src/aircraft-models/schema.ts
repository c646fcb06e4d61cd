import { z } from "zod";
import { AircraftId } from "../aircraft-geometry/schema.ts";
import { Source } from "../source.ts";

/** Kinds of slide whose capacity specification 2, section 9 fixes. */
export const SlideType = z.enum(["dual-lane", "single-lane", "wing-slide", "triple-lane"]);
export type SlideType = z.infer<typeof SlideType>;

/** A point on the schematic that can be opened: red where slideType is given, blue elsewhere. */
const ModelAnnotation = z.object({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /**
   * Metres in the frame of aircraft-geometry: aft of the nose tip, to the right, above the ground.
   * Divide by the length, half the span and the height found there to place it on any drawing.
   */
  position: z.tuple([
    z.number().min(0).max(65),
    z.number().min(-31).max(31),
    z.number().min(0).max(18),
  ]),
  term: z.string().min(4),
  definition: z.string().min(60),
  category: z.enum([
    "Aircraft Structure",
    "Safety Equipment",
    "Flight Operations",
    "Communication",
    "Emergency Procedures",
  ]),
  importance: z.enum(["Essential", "Important", "Good to Know"]),
  slideType: SlideType.optional(),
  /** The course's figure for the slide: people in 90 seconds. Given with slideType, never without. */
  evacuationCapacity: z.number().int().min(35).max(110).optional(),
});
export type ModelAnnotation = z.infer<typeof ModelAnnotation>;

/** One aircraft of the schematic, specification 2 sections 2.11, 3 and 9. */
export const AircraftModel = z.object({
  id: AircraftId,
  name: z.string(),
  type: z.enum(["Narrow-body", "Narrow-body Extended", "Wide-body", "Regional Jet"]),
  slideConfiguration: z.string().min(40),
  /** The course's figure. */
  exits: z.number().int().min(4).max(12),
  /** The course's range of seats, e.g. "150-180". */
  capacity: z.string().regex(/^\d+-\d+$/),
  annotations: z.array(ModelAnnotation).min(6).max(10),
  /** Doors and overwing exits of the aircraft as it is, both sides together. */
  realExits: z.object({
    doors: z.number().int().min(4).max(8),
    overwing: z.number().int().min(0).max(4),
    note: z.string().min(30),
    source: Source,
  }),
});
export type AircraftModel = z.infer<typeof AircraftModel>;
