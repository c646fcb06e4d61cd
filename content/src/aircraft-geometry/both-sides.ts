import type { GeometryExit } from "./schema.ts";

/**
 * The same exit left and right: "2" gives 2L and 2R.
 * @param use of both, or of the left and the right one
 */
export function bothSides(
  place: string,
  use: GeometryExit["use"] | readonly [left: GeometryExit["use"], right: GeometryExit["use"]],
  exit: Omit<GeometryExit, "id" | "use">,
): [GeometryExit, GeometryExit] {
  const [left, right] = typeof use === "string" ? [use, use] : use;
  return [
    { id: `${place}L`, use: left, ...exit },
    { id: `${place}R`, use: right, ...exit },
  ];
}
