import type { Card } from "./schema.ts";

export const DANGEROUS_GOODS_CARDS: readonly Card[] = [];
