/**
 * One stroke of a drawing as data, so that a screen takes along only the people it shows: the path,
 * its paint (a name of the persona's palette or a colour), a stroke width where it is a line instead
 * of a surface, and an opacity.
 */
export type Shape = readonly [path: string, paint: string, strokeWidth?: number, opacity?: number];

/** Draws shapes in order; `palette` turns names of paints into colours. */
export function Shapes({ of: shapes, palette }: { of: readonly Shape[]; palette: object }) {
  const colors = palette as Record<string, unknown>;
  return shapes.map(([path, paint, strokeWidth, opacity]) => {
    const color = typeof colors[paint] === "string" ? (colors[paint] as string) : paint;
    return strokeWidth ? (
      <path
        key={path}
        d={path}
        fill="none"
        stroke={color}
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        opacity={opacity}
      />
    ) : (
      <path key={path} d={path} fill={color} opacity={opacity} />
    );
  });
}
