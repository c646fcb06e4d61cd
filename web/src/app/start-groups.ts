import type { Group } from "../i18n/keys.ts";

/** Groups of words that the landing and the shell cannot be shown without. */
export const LANDING_GROUPS = ["landing"] as const satisfies readonly Group[];
export const SHELL_GROUPS = [
  "shell",
  "nav",
  "buttons",
  "features",
] as const satisfies readonly Group[];
