import type { ReactNode } from "react";
import { CabinScene } from "../../../parts/people/cabin-scene.tsx";
import { Person } from "../../../parts/people/person.tsx";
import type { Persona } from "../../../parts/people/persona.ts";
import { DANIEL } from "../../../parts/people/personas/daniel.ts";
import { HELGA } from "../../../parts/people/personas/helga.ts";
import { LEILA } from "../../../parts/people/personas/leila.ts";
import { WindowRow } from "../../../ui/window-row.tsx";
import type { StillName } from "../stills.ts";

const SHADES = [{ raise: 0.34 }, { raise: 0.72 }, { raise: 1 }];
const BIG_WINDOWS = { width: 196, height: 306, gap: 30, frame: 15 };

const inTheCabin = (persona: Persona) => (
  <Person persona={persona} behind={<CabinScene />} crop="-88 24 416 240" />
);

/** What the stills show: drawn at build time, or here where no page was built (development). */
export const DRAWINGS: Record<StillName, ReactNode> = {
  hero: <WindowRow items={SHADES} size={BIG_WINDOWS} hasWing />,
  candidate: inTheCabin(LEILA),
  recruiter: inTheCabin(HELGA),
  trainer: inTheCabin(DANIEL),
};
