import { AMERICAS } from "./airports-americas.ts";
import { ASIA_PACIFIC } from "./airports-asia-pacific.ts";
import { EUROPE_AFRICA } from "./airports-europe-africa.ts";
import type { Airport } from "./schema.ts";

/** The 37 airports of the course (specification 3 and 9): the first that any crew member must know. */
export const AIRPORTS: readonly Airport[] = [...AMERICAS, ...EUROPE_AFRICA, ...ASIA_PACIFIC];
