import { ALEX_MORENO } from "./alex-moreno.ts";
import { ARUN_NAMBIAR } from "./arun-nambiar.ts";
import { ELEANOR_WHITCOMBE } from "./eleanor-whitcombe.ts";
import { HANNAH_LINDQVIST } from "./hannah-lindqvist.ts";
import { HENRIK_SOMMERFELD } from "./henrik-sommerfeld.ts";
import { MARCUS_TATE } from "./marcus-tate.ts";
import { RANIA_KHOURY } from "./rania-khoury.ts";
import type { Recruiter } from "./schema.ts";
import { TAN_HUI_MIN } from "./tan-hui-min.ts";
import { VANESSA_COLEMAN } from "./vanessa-coleman.ts";

/** The nine personas (specification 1, section 3); the first six are those of the picker. */
export const RECRUITERS: readonly Recruiter[] = [
  RANIA_KHOURY,
  TAN_HUI_MIN,
  MARCUS_TATE,
  ALEX_MORENO,
  ELEANOR_WHITCOMBE,
  HENRIK_SOMMERFELD,
  HANNAH_LINDQVIST,
  VANESSA_COLEMAN,
  ARUN_NAMBIAR,
];

/** Ids of the personas that the picker shows, in its order: six voices, all four regions. */
export const PICKER_RECRUITER_IDS: readonly string[] = [
  "rania-khoury",
  "tan-hui-min",
  "marcus-tate",
  "alex-moreno",
  "eleanor-whitcombe",
  "henrik-sommerfeld",
];
