import type { Card } from "./schema.ts";

export const FIRE_AND_SMOKE_CARDS: readonly Card[] = [];
