import { z } from "zod";
import { AircraftId } from "../aircraft-geometry/schema.ts";
import { Source } from "../source.ts";

/** Classes of emergency exit that these six aircraft are certified with, 14 CFR 25.807. */
const CertifiedExitType = z.enum(["Type A", "Type C", "Type I", "Type III"]);
export type CertifiedExitType = z.infer<typeof CertifiedExitType>;

/** One class of exit in the regulation. */
export const ExitRating = z.object({
  exitType: z.string().regex(/^Type (A|B|C|I|II|III|IV)$/),
  /** Passenger seats that one such exit on each side of the fuselage permits, 9 to 110. */
  passengers: z.number().int().min(9).max(110),
  /** Smallest opening, in inches. */
  widthInches: z.number().int().min(19).max(42),
  heightInches: z.number().int().min(26).max(72),
  /** What else marks the class, in one sentence. */
  note: z.string().min(20),
});
export type ExitRating = z.infer<typeof ExitRating>;

/** One exit on the explorer, specification 2 section 3. It exists on the aircraft as drawn. */
const ExitConfiguration = z.object({
  /** The same exit in aircraft-geometry. */
  exitId: z.string().regex(/^([1-4]|OW[12])[LR]$/),
  /** The course's class; what the exit is certified as stands in real. */
  exitType: z.enum(["Type A", "Type III"]),
  /** For example "Forward Left (1L)". */
  position: z.string(),
  /** Slide graphics are drawn for all but the last, with a centre line where it says dual-lane. */
  slideType: z.enum([
    "Single-lane slide",
    "Single-lane slide or slide/raft",
    "Dual-lane slide/raft",
    "Dual-lane off-wing slide",
    "No slide - Low height",
  ]),
  /** The course's capacity. */
  capacity: z.string().regex(/^\d+ passengers\/90 seconds$/),
  deploymentTime: z.string(),
  specialFeatures: z.array(z.string()).min(2).max(4),
  /** An overwing exit at window height, not at the floor. */
  isWindowExit: z.boolean(),
  real: z.object({
    exitType: CertifiedExitType,
    /** Seats per pair of this class under 14 CFR 25.807(g). */
    ratedSeats: z.number().int().min(35).max(110),
  }),
});
export type ExitConfiguration = z.infer<typeof ExitConfiguration>;

/** One aircraft of the explorer, specification 2 sections 2.14 and 3. */
export const EquipmentAircraft = z.object({
  id: AircraftId,
  aircraftType: z.string(),
  manufacturer: z.enum(["Airbus", "Boeing", "Embraer"]),
  description: z.string().min(60),
  /** The course's figures; the real ones stand in real. */
  totalExits: z.number().int().min(6).max(10),
  maxPassengers: z.number().int().min(80).max(330),
  exitConfigurations: z.array(ExitConfiguration).min(4),
  emergencyFeatures: z.array(z.string()).min(4).max(7),
  crewProcedures: z.array(z.string()).min(5).max(9),
  real: z.object({
    variant: z.string(),
    /** Both sides together. */
    doors: z.number().int().min(4).max(8),
    overwingExits: z.number().int().min(0).max(4),
    /** Most passenger seats that the variant is certified for. */
    maxPassengers: z.number().int().min(78).max(440),
    /** Whose figure that is, and what other variants or authorities allow. */
    maxPassengersNote: z.string(),
    /** How a door is armed, and what opening from outside does where it is certain. */
    arming: z.string(),
    /** Where the course's figures and the aircraft part, or that they agree. */
    comparison: z.string(),
    sources: z.array(Source).min(1),
  }),
});
export type EquipmentAircraft = z.infer<typeof EquipmentAircraft>;

/** One of the seven parts in the detail strip of a door; six of them have a card. */
export const DoorComponent = z.object({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  name: z.string(),
  /** The word on the drawing of the door. */
  label: z.string().max(8),
  isCard: z.boolean(),
  /** What it is for. */
  purpose: z.string().min(40),
  /** What a crew member looks at, and when. */
  check: z.string().min(40),
  /** What goes wrong with it most often. */
  mistake: z.string().min(40),
  /** How it differs between the six aircraft. */
  differs: z.string().min(40),
});
export type DoorComponent = z.infer<typeof DoorComponent>;

/** How a floor-level door is armed and opened by hand. */
export const DoorMechanism = z.object({
  /** A lever on the door, or the girt bar itself set in the floor brackets. */
  arming: z.enum(["lever", "girt-bar"]),
  /** A safety pin blocks the lever in DISARMED. */
  hasPin: z.boolean(),
  /** A white light at the window comes on when the handle is moved while the slide is armed. */
  hasArmedLight: z.boolean(),
  /** An armed door is driven open; else the crew push it until it locks. */
  isPowered: z.boolean(),
});
export type DoorMechanism = z.infer<typeof DoorMechanism>;
