import { r } from "./window-shape.ts";

/** What is seen through a row of windows. Spread by remainders, not by chance: the same on server and client. */
type Shape = { path: string; fill: string; opacity?: number };
type Size = { width: number; height: number; gap: number };

/** A rolling sea of cloud tops from `top` down, made of arcs about `radiusX` wide. */
function sea(total: number, height: number, top: number, rx: number, ry: number, seed: number) {
  let path = `M${r(-rx)} ${height + 4}V${r(top)}`;
  for (let x = -rx, step = seed; x < total + rx; step++) {
    const across = rx * (0.62 + ((step * 37) % 11) / 14);
    const up = ry * (0.55 + ((step * 53) % 13) / 15);
    path += `a${r(across)} ${r(up)} 0 0 1 ${r(2 * across)} ${r((((step * 7) % 5) - 2) * height * 0.004)}`;
    x += 2 * across;
  }
  return `${path}V${height + 4}z`;
}

const ellipse = (x: number, y: number, rx: number, ry: number) =>
  `M${r(x - rx)} ${r(y)}a${r(rx)} ${r(ry)} 0 1 0 ${r(2 * rx)} 0a${r(rx)} ${r(ry)} 0 1 0 ${r(-2 * rx)} 0`;

export function clouds(count: number, total: number, { width, height, gap }: Size): Shape[] {
  const streaks = Array.from({ length: count }, (_, i) => {
    const x = (i + 0.28 + ((i * 29) % 10) / 22) * (width + gap);
    const y = height * (0.3 + ((i * 17) % 10) / 55);
    return (
      ellipse(x, y, width * 0.2, height * 0.012) +
      ellipse(x + width * 0.13, y + height * 0.025, width * 0.13, height * 0.009)
    );
  });
  return [
    { path: streaks.join(""), fill: "var(--cloud)", opacity: 0.6 },
    {
      path: sea(total, height, height * 0.765, height * 0.12, height * 0.035, 3),
      fill: "var(--cloud-2)",
    },
    {
      path: sea(total, height, height * 0.835, height * 0.15, height * 0.06, 8),
      fill: "var(--cloud-3)",
    },
    {
      path: sea(total, height, height * 0.925, height * 0.19, height * 0.085, 5),
      fill: "var(--cloud)",
    },
  ];
}

/** Points of no length: round stroke ends make them dots. */
export function stars(count: number, total: number, height: number): string {
  let path = "";
  for (let i = 0; i < count * 8; i++) {
    const x = (((i * 71 + 7) % 211) / 211) * total;
    const y = (((i * 43 + 5) % 101) / 101) * height * 0.42;
    path += `M${r(x)} ${r(y)}h0`;
  }
  return path;
}

/** A wing tip that comes in over the last window. */
export function wing(width: number, height: number, total: number): Shape[] {
  const p = (x: number, y: number) => `${r(total - x * width)} ${r(y * height)}`;
  return [
    {
      path: `M${p(0.8, 0.672)}L${p(-0.05, 0.775)}V${height}L${p(0.02, 0.965)}L${p(0.765, 0.69)}z`,
      fill: "var(--wing)",
    },
    {
      path: `M${p(0.785, 0.681)}L${p(-0.05, 0.88)}V${height}L${p(0.02, 0.965)}z`,
      fill: "var(--wing-2)",
    },
    {
      path: `M${p(0.8, 0.672)}C${p(0.84, 0.665)} ${p(0.855, 0.64)} ${p(0.875, 0.575)}L${p(0.845, 0.572)}C${p(0.825, 0.625)} ${p(0.8, 0.655)} ${p(0.745, 0.683)}z`,
      fill: "var(--wing-3)",
    },
  ];
}
