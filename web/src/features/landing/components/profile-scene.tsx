import type { Profile } from "contract/session";
import { CabinScene } from "../../../parts/people/cabin-scene.tsx";
import { Person } from "../../../parts/people/person.tsx";
import type { Persona } from "../../../parts/people/persona.ts";
import { DANIEL } from "../../../parts/people/personas/daniel.ts";
import { HELGA } from "../../../parts/people/personas/helga.ts";
import { LEILA } from "../../../parts/people/personas/leila.ts";

const PEOPLE: Record<Profile, Persona> = { candidate: LEILA, recruiter: HELGA, trainer: DANIEL };

/** Who one is here, standing in the cabin. */
export function ProfileScene({ profile }: { profile: Profile }) {
  return <Person persona={PEOPLE[profile]} behind={<CabinScene />} crop="-88 24 416 240" />;
}
