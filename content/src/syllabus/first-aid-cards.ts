import type { Card } from "./schema.ts";

export const FIRST_AID_CARDS: readonly Card[] = [];
