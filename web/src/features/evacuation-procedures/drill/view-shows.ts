/** Which picture belongs to a view of the drill's content. */
const SHOWS: Record<string, string> = {
  "land-clear": "clear",
  "land-far-smoke": "far-smoke",
  "land-fire": "fire",
  "land-smoke": "smoke",
  "land-obstacle": "obstacle",
  "land-engine": "engine",
  "water-clear": "sea",
  "water-swell": "swell",
  "water-high": "water-level",
  "water-at-sill": "at-sill",
  "water-fire": "sea-fire",
  "water-wreck": "wreck",
};

export function viewShows(view: string): string {
  return SHOWS[view] ?? "clear";
}
