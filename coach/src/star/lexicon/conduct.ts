import { CONCEALMENT_RULES } from "./conduct-concealment.ts";
import { CONTEMPT_RULES } from "./conduct-contempt.ts";
import { DISCRIMINATION_RULES } from "./conduct-discrimination.ts";
import { FORCE_RULES } from "./conduct-force.ts";
import { HAZARD_RULES } from "./conduct-hazard.ts";
import { HONESTY_RULES } from "./conduct-honesty.ts";
import { REVENGE_RULES } from "./conduct-revenge.ts";
import type { ConductRule } from "./conduct-rule.ts";
import { RULES_RULES } from "./conduct-rules.ts";

/** All phrase patterns of unacceptable conduct. */
export const CONDUCT_RULES: readonly ConductRule[] = [
  ...CONCEALMENT_RULES,
  ...HONESTY_RULES,
  ...FORCE_RULES,
  ...REVENGE_RULES,
  ...CONTEMPT_RULES,
  ...DISCRIMINATION_RULES,
  ...RULES_RULES,
  ...HAZARD_RULES,
];
