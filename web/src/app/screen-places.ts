import type { Address } from "./screen-address.ts";

/** A screen that is drawn, in sight or not. `id` is new for each drawing. */
export interface Place {
  id: number;
  address: Address;
  /** Drawn out of sight and laid out there: to be seen it needs nothing but to be shown. */
  isLaidOut: boolean;
}

/** Screens that are drawn, the one in sight among them. In order of drawing, so that none is moved. */
export type Places = readonly Place[];

const place = (places: Places, address: Address): Place => ({
  id: 1 + Math.max(0, ...places.map(({ id }) => id)),
  address,
  isLaidOut: false,
});

export function firstPlaces(address: Address): Places {
  return [place([], address)];
}

/** The one in sight for an address: a screen keeps its place while only its query changes. */
export function placeInSight(places: Places, shownId: number, { path, search }: Address) {
  const shown = places.find(({ id }) => id === shownId);
  if (shown?.address.path === path) return shown;
  return places.find(({ address }) => address.path === path && address.search === search);
}

/** Draws the screen of an address out of sight, beside the one in sight and nothing else. */
export function withExpected(places: Places, shownId: number, address: Address): Places {
  const shown = places.filter(({ id }) => id === shownId);
  // Asked for from a screen that has been left since: what is in sight by now stays.
  if (shown.length === 0) return places;
  if (shown.some((one) => one.address.path === address.path)) return places;
  if (placeInSight(places, shownId, address)) return places;
  return [...shown, place(places, address)];
}

/** One has been laid out; the same list where that is known, or where it is gone. */
export function withLaidOut(places: Places, id: number): Places {
  if (!places.some((place) => place.id === id && !place.isLaidOut)) return places;
  return places.map((place) => (place.id === id ? { ...place, isLaidOut: true } : place));
}

/** Draws the screen of an address that nobody expected. */
export function withShown(places: Places, address: Address): Places {
  return [...places, place(places, address)];
}

/** Only the one in sight is kept; the same list where nothing goes, or where that one has been left since. */
export function onlyShown(places: Places, shownId: number): Places {
  const shown = places.filter(({ id }) => id === shownId);
  return places.length === 1 || shown.length === 0 ? places : shown;
}

/** The one that was left is taken away; the same list where it is gone. */
export function without(places: Places, leftId: number): Places {
  return places.some(({ id }) => id === leftId) ? places.filter(({ id }) => id !== leftId) : places;
}
