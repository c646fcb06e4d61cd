declare module "virtual:world-map" {
  /** SVG path of all land but Antarctica, in map units (`projection.ts`). */
  export const land: string;
  /** SVG path of the lines between two countries. */
  export const borders: string;
}
