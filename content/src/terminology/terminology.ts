import { CORE_CABIN_TERMS } from "./core-cabin.ts";
import { CORE_OPERATIONS_TERMS } from "./core-operations.ts";
import type { Term } from "./schema.ts";

/** The 25 terms of the study guide, complete in themselves: none refers to the further ones. */
export const TERMINOLOGY: readonly Term[] = [...CORE_CABIN_TERMS, ...CORE_OPERATIONS_TERMS];
