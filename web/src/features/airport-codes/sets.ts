import { AIRPORTS } from "content/airports/airports";
import type { Airport } from "content/airports/schema";

/** The course comes with the screen; the further airports when they are wanted. */
export async function loadAllAirports(): Promise<readonly Airport[]> {
  const { MORE_AIRPORTS } = await import("content/airports/more-airports");
  return [...AIRPORTS, ...MORE_AIRPORTS];
}
