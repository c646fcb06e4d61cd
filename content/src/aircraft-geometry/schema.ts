import { z } from "zod";
import { Source } from "../source.ts";

/** The six aircraft, named alike in this set, in aircraft-models and in evacuation-equipment. */
export const AircraftId = z.enum([
  "airbus-a320",
  "airbus-a321",
  "boeing-737",
  "boeing-787",
  "boeing-757",
  "embraer-e175",
]);
export type AircraftId = z.infer<typeof AircraftId>;

/**
 * How the numbers of a group were come by; docs/content/aircraft-geometry.md names each text.
 * read: stands in a text that was read for this set: the maker's document itself, or the table of
 * someone who names its page. Exact to the centimetre that is printed.
 * drawn: measured on the maker's own drawing, or an edge printed there and half an opening. 0.15 m.
 * published: the maker publishes it; written from memory, to within a few centimetres.
 * modelled: measured in someone's open model of the aircraft; good to about 0.4 m.
 * scaled: derived from proportions, seat rows or frames; good to about half a metre.
 * A group that is read or drawn may hold a lesser number or two: the same record lists them.
 */
const Basis = z.enum(["read", "drawn", "published", "modelled", "scaled"]);
export type Basis = z.infer<typeof Basis>;

// The frame, in metres: x runs aft from the tip of the nose, y to the right of a person who faces
// forward (starboard is positive), z up from the ground with the gear down at a usual weight.
// It is right-handed: aft x right = up.

/** Metres aft of the nose tip, 0 to 65. */
const station = z.number().min(0).max(65);
/** Metres above the ground, 0 to 18. */
const height = z.number().min(0).max(18);
/** A length in metres, over 0. */
const metres = z.number().positive().max(65);
/** Degrees, 0 to 45. */
const degrees = z.number().min(0).max(45);

const GeometryExit = z.object({
  /** "1L" is the first door from the front on the left; "OW1R" the first overwing exit on the right. */
  id: z.string().regex(/^([1-4]|OW[12])[LR]$/),
  kind: z.enum(["door", "overwing"]),
  /** What it is used for on an ordinary day; "emergency" opens in an evacuation only. */
  use: z.enum(["boarding", "service", "emergency"]),
  /** Station of the middle of the opening. */
  x: station,
  /** Height of the sill. For an overwing exit: the lower edge of the opening. */
  sill: height,
  /** The clear opening. */
  width: metres,
  height: metres,
  /**
   * How it moves: outward and forward along the fuselage; outward and down; hinged at the top,
   * outward and up; or a loose hatch that is lifted in and thrown out.
   */
  motion: z.enum(["forward", "down", "up", "thrown-out"]),
  /** What a person leaves by: off-wing is a slide that starts on the wing; none is the wing itself. */
  slide: z.enum(["slide", "slide or slide-raft", "slide-raft", "off-wing", "none"]),
  lanes: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** Of the station. */
  basis: Basis,
  /** Of the sill. */
  sillBasis: Basis,
});
export type GeometryExit = z.infer<typeof GeometryExit>;

/** A swept surface on one side, given by its corners in the frame. */
const Surface = z.object({
  /** Where it leaves the fuselage. */
  rootLeadingEdge: station,
  rootTrailingEdge: station,
  rootZ: height,
  tipLeadingEdge: station,
  tipTrailingEdge: station,
  tipZ: height,
  basis: Basis,
});

export const AircraftGeometry = z.object({
  id: AircraftId,
  name: z.string(),
  /** The variant that every number belongs to. */
  variant: z.string(),
  /** What other variants and cabins have instead. */
  otherLayouts: z.string(),
  overall: z.object({ length: metres, span: metres, height, basis: Basis }),
  gear: z.object({
    /** Station of the nose wheel. The main wheels stand one wheelbase behind it. */
    nose: station,
    wheelbase: metres,
    /** Between the middles of the left and the right main leg. */
    track: metres,
    basis: Basis,
  }),
  fuselage: z.object({
    /** Nose tip to tail cone; shorter than overall where a tail surface reaches further aft. */
    length: metres,
    width: metres,
    height: metres,
    /** Height of the underside in the constant section. */
    bottom: height,
    /** The constant section lies between these stations. */
    noseEnds: station,
    tailBegins: station,
    basis: Basis,
  }),
  cabin: z.object({
    /** Height of the floor; doors have it as their sill, give or take the stance on the ground. */
    floor: height,
    /** From the flight-deck wall to the aft pressure bulkhead. */
    from: station,
    to: station,
    /** Seats in a usual economy row from left to right, e.g. [3, 3]; an aisle between two numbers. */
    seats: z.array(z.number().int().min(2).max(3)).min(2).max(3),
    windowPitch: metres,
    firstWindow: station,
    lastWindow: station,
    /** Height of the middle of the windows. */
    windowZ: height,
    basis: Basis,
  }),
  exits: z.array(GeometryExit).min(4),
  wing: Surface.extend({
    /** At a quarter of the chord. */
    sweep: degrees,
    dihedral: degrees,
    tip: z.enum(["sharklet", "blended winglet", "raked tip", "plain", "winglet"]),
  }),
  engines: z.object({
    model: z.string(),
    /** Station of the inlet lip. */
    x: station,
    /** Distance of each engine from the middle of the fuselage. */
    y: metres,
    /** Height of its middle. */
    z: height,
    length: metres,
    /** Largest outside diameter of the nacelle. */
    diameter: metres,
    basis: Basis,
  }),
  tailplane: Surface.extend({ span: metres }),
  fin: Surface.extend({
    /** Ridge that runs forward along the crown: where it begins, and how far up the fin it ends. */
    dorsal: z.object({ begins: metres, rise: metres, basis: Basis }).optional(),
  }),
  /** The maker's document for airport planners, against which to check. */
  source: Source,
});
export type AircraftGeometry = z.infer<typeof AircraftGeometry>;
