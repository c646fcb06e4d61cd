import type { Persona } from "./persona.ts";
import { ALEX_MORENO } from "./personas/alex-moreno.ts";
import { ARUN_NAMBIAR } from "./personas/arun-nambiar.ts";
import { ELEANOR_WHITCOMBE } from "./personas/eleanor-whitcombe.ts";
import { HANNAH_LINDQVIST } from "./personas/hannah-lindqvist.ts";
import { HENRIK_SOMMERFELD } from "./personas/henrik-sommerfeld.ts";
import { MARCUS_TATE } from "./personas/marcus-tate.ts";
import { RANIA_KHOURY } from "./personas/rania-khoury.ts";
import { TAN_HUI_MIN } from "./personas/tan-hui-min.ts";
import { VANESSA_COLEMAN } from "./personas/vanessa-coleman.ts";

const PERSONAS: Readonly<Record<string, Persona>> = {
  "rania-khoury": RANIA_KHOURY,
  "tan-hui-min": TAN_HUI_MIN,
  "marcus-tate": MARCUS_TATE,
  "alex-moreno": ALEX_MORENO,
  "eleanor-whitcombe": ELEANOR_WHITCOMBE,
  "henrik-sommerfeld": HENRIK_SOMMERFELD,
  "hannah-lindqvist": HANNAH_LINDQVIST,
  "vanessa-coleman": VANESSA_COLEMAN,
  "arun-nambiar": ARUN_NAMBIAR,
};

/** The same, null for an id that nobody is drawn for: a stored interview may outlive its recruiter. */
export function findPersona(recruiterId: string): Persona | null {
  return PERSONAS[recruiterId] ?? null;
}

/** How a recruiter of `content/recruiters` is drawn; throws for an id that none of them has. */
export function personaOf(recruiterId: string): Persona {
  const persona = findPersona(recruiterId);
  if (!persona) throw new Error(`Nobody has drawn the recruiter ${recruiterId}`);
  return persona;
}
