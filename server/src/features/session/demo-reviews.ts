import type { Review } from "contract/reviews";
import type { Random } from "../../random.ts";

const DAY_MS = 86_400_000;
const BETWEEN_MS = 12_000;

type Sitting = { daysAgo: number; set: Review["set"]; right: string; wrong?: string };

/** What the demo's candidate has answered in the review queue; a few cards are due at the sign-in. */
const SITTINGS: readonly Sitting[] = [
  { daysAgo: 6, set: "airports", right: "ATL DFW LHR CDG DXB", wrong: "ORD" },
  { daysAgo: 6, set: "terms", right: "girt-bar galley jumpseat", wrong: "bulkhead" },
  { daysAgo: 5, set: "airports", right: "ORD FRA AMS DOH" },
  { daysAgo: 5, set: "doors", right: "part-arm-lever part-door-seal", wrong: "part-girt-bar" },
  { daysAgo: 3, set: "airports", right: "ATL DFW LHR SIN HKG", wrong: "CDG" },
  { daysAgo: 3, set: "evacuation", right: "land-step-1 land-step-2", wrong: "land-step-3" },
  { daysAgo: 2, set: "terms", right: "girt-bar galley bulkhead" },
  { daysAgo: 2, set: "doors", right: "part-girt-bar part-emergency-handle" },
];

/** The sample log of a demo account, its days counted back from the sign-in. */
export function demoReviews(at: Date, random: Random) {
  const start = at.getTime() - SITTINGS.length * BETWEEN_MS;
  return SITTINGS.flatMap(({ daysAgo, set, right, wrong }) => {
    const cards = [...right.split(" "), ...(wrong ? [wrong] : [])];
    return cards.map((card, index) => ({
      ...{ id: random.uuid(), set, card, isCorrect: card !== wrong, mode: "queue" as const },
      milliseconds: 5_000 + 700 * index,
      reviewedAt: new Date(start - daysAgo * DAY_MS + index * BETWEEN_MS),
    }));
  });
}
