import { COCKPIT_COMPONENTS } from "content/cockpit/cockpit";
import type { CockpitComponent } from "content/cockpit/schema";
import { COCKPIT_CATEGORIES } from "content/cockpit/terms";
import { PLACES } from "./places.ts";

export type Category = CockpitComponent["category"];
export type CategoryFilter = Category | "all";
export const CATEGORY_FILTERS: readonly CategoryFilter[] = ["all", ...COCKPIT_CATEGORIES];

/** What is shown; kept in the address, so that Back, reload and the search find it again. */
export interface DeckView {
  category: CategoryFilter;
  /** The part whose details are open. */
  part: CockpitComponent | null;
}

/** Reads the address; what does not fit is as if it were not there, and a part outside the filter is closed. */
export function viewFrom(params: URLSearchParams): DeckView {
  const category = COCKPIT_CATEGORIES.find((name) => name === params.get("category")) ?? "all";
  const part = shownOf(category).find(({ id }) => id === params.get("part")) ?? null;
  return { category, part };
}

/** The view as a query string. */
export function queryOf({ category, part }: DeckView): string {
  const params = new URLSearchParams();
  if (category !== "all") params.set("category", category);
  if (part) params.set("part", part.id);
  return params.toString();
}

export function shownOf(category: CategoryFilter): CockpitComponent[] {
  return COCKPIT_COMPONENTS.filter((part) => category === "all" || part.category === category);
}

/** The number that stands in a part's point and before its name, from 1. */
export function numberOf(part: CockpitComponent): number {
  return COCKPIT_COMPONENTS.indexOf(part) + 1;
}

/** The part so many places further in the list, round its end. */
export function stepFrom(
  parts: readonly CockpitComponent[],
  part: CockpitComponent,
  steps: 1 | -1,
): CockpitComponent {
  return parts[(parts.indexOf(part) + steps + parts.length) % parts.length] ?? part;
}

/** Which place of its area a part has, from the left: how a point is told without its name. */
export function placeInArea({ id, area }: CockpitComponent): { number: number; count: number } {
  const beside = COCKPIT_COMPONENTS.filter((part) => part.area === area).toSorted(
    (a, b) => a.position.x - b.position.x,
  );
  return { number: beside.findIndex((part) => part.id === id) + 1, count: beside.length };
}

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The part that an arrow key leads to: the nearest on that side, those straight ahead before those aside. Null for
 * other keys and at the edge.
 */
export function partTowards(
  parts: readonly CockpitComponent[],
  from: CockpitComponent,
  key: string,
): CockpitComponent | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const [right, down] = direction;
  let best: { part: CockpitComponent; cost: number } | null = null;
  for (const part of parts) {
    const dx = part.position.x - from.position.x;
    const dy = part.position.y - from.position.y;
    const ahead = dx * right + dy * down;
    const aside = Math.abs(dx * down) + Math.abs(dy * right);
    if (ahead <= 0 || aside > ahead * 3) continue;
    const cost = ahead + aside * 2;
    if (!best || cost < best.cost) best = { part, cost };
  }
  return best?.part ?? null;
}

/** The part that is drawn at a place, in units of the drawing; the smallest where two overlap. */
export function partAt(
  parts: readonly CockpitComponent[],
  x: number,
  y: number,
): CockpitComponent | null {
  const hits = parts.flatMap(
    (part) =>
      PLACES[part.id]
        ?.filter((box) => x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h)
        .map((box) => ({ part, size: box.w * box.h })) ?? [],
  );
  return hits.toSorted((a, b) => a.size - b.size)[0]?.part ?? null;
}
