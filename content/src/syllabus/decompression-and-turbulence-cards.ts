import type { Card } from "./schema.ts";

export const DECOMPRESSION_AND_TURBULENCE_CARDS: readonly Card[] = [];
