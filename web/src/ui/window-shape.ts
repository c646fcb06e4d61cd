/** The path of a cabin window: a rectangle whose corners are parts of an ellipse. Lengths in SVG units. */
export function windowPath(
  x: number,
  y: number,
  width: number,
  height: number,
  radiusX: number,
  radiusY: number = radiusX,
): string {
  const across = width - 2 * radiusX;
  const down = height - 2 * radiusY;
  const corner = `a${r(radiusX)} ${r(radiusY)} 0 0 1`;
  return `M${r(x + radiusX)} ${r(y)}h${r(across)}${corner} ${r(radiusX)} ${r(radiusY)}v${r(down)}${corner} ${r(-radiusX)} ${r(radiusY)}h${r(-across)}${corner} ${r(-radiusX)} ${r(-radiusY)}v${r(-down)}${corner} ${r(radiusX)} ${r(-radiusY)}z`;
}

/** Two decimals are finer than any screen; the rest would only be bytes. */
export function r(length: number): number {
  return Math.round(length * 100) / 100;
}
