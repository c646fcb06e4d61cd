import type { ReactNode } from "react";
import type { DoorDrawingKey } from "../../../parts/door-drawings/door-drawing.tsx";
import { CrossSection, type SectionPart } from "./cross-section.tsx";
import { type FlightMoment, FlightProfile } from "./flight-profile.tsx";
import { type CabinPart, ForwardCabin } from "./forward-cabin.tsx";
import { Ramp, type RampScene } from "./ramp.tsx";

/** Terms that a component of a door explains: the drawing, and whether it is shown at work. */
export const DOOR_TERMS: Partial<Record<string, { of: DoorDrawingKey; isAtWork: boolean }>> = {
  "cabin-door": { of: "emergency-handle", isAtWork: false },
  "girt-bar": { of: "girt-bar", isAtWork: false },
  "armed-door": { of: "arm-lever", isAtWork: true },
  "disarmed-door": { of: "arm-lever", isAtWork: false },
  "evacuation-slide": { of: "slide-deployment-mechanism", isAtWork: false },
};

const CABIN: Partial<Record<string, CabinPart>> = {
  galley: "galley",
  lavatory: "lavatory",
  jumpseat: "jumpseat",
  bulkhead: "bulkhead",
  "door-numbering": "doors",
  "cross-check": "cross-check",
  "flight-deck": "flight-deck",
  "flight-deck-door": "flight-deck-door",
  "escape-path-lighting": "aisle-lights",
};

const RAMP: Partial<Record<string, RampScene>> = {
  pushback: "pushback",
  taxi: "taxi",
  chocks: "chocks",
  fuselage: "fuselage",
  turnaround: "turnaround",
};

const PROFILE: Partial<Record<string, FlightMoment>> = {
  "critical-phases-of-flight": "critical",
  "sterile-flight-deck": "critical",
  "top-of-descent": "top-of-descent",
  "go-around": "go-around",
  "cabin-altitude": "cabin-altitude",
};

const SECTION: Partial<Record<string, SectionPart>> = {
  "wide-body": "aisles",
  "overhead-bin": "bins",
  "oxygen-mask": "masks",
  "passenger-service-unit": "service-unit",
};

/** Ids of all terms that have a picture. */
export const DRAWN_TERMS = [DOOR_TERMS, CABIN, RAMP, PROFILE, SECTION].flatMap((terms) =>
  Object.keys(terms),
);

/** What explains a term, inside a picture of 400 by 300; null where words do better. */
export function drawingOf(id: string): ReactNode {
  const cabin = CABIN[id];
  const ramp = RAMP[id];
  const profile = PROFILE[id];
  const section = SECTION[id];
  if (cabin) return <ForwardCabin part={cabin} />;
  if (ramp) return <Ramp scene={ramp} />;
  if (profile) return <FlightProfile moment={profile} />;
  return section ? <CrossSection part={section} /> : null;
}
