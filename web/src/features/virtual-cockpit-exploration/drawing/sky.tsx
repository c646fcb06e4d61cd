import { countTo, type Point, roundedPath } from "./shape.ts";

const FRONT: Point[] = [
  [398, 190],
  [588, 184],
  [588, 424],
  [322, 430],
  [352, 196],
];
const SIDE: Point[] = [
  [116, 216],
  [322, 198],
  [294, 432],
  [96, 456],
];
const REAR: Point[] = [
  [-20, 226],
  [86, 219],
  [66, 460],
  [-20, 470],
];
const PANES = [
  roundedPath(FRONT, 22),
  roundedPath(SIDE, 26),
  roundedPath(REAR, 22),
  ...[FRONT, SIDE, REAR].map((pane, at) =>
    roundedPath(
      pane.map(([x, y]): Point => [1200 - x, y]),
      at === 1 ? 26 : 22,
    ),
  ),
];
const GLASS = PANES.join("");

/** One bank of cloud from the left to the right, its top a row of humps. */
function cloudBank(top: number, hump: number, phase: number): string {
  const humps: string[] = [];
  for (let x = -160, at = 0; x < 1360; at++) {
    const width = hump * (0.62 + 0.38 * Math.abs(Math.sin(at * 1.9 + phase)));
    const rise = width * (0.3 + 0.16 * Math.sin(at * 2.7 + phase * 2));
    humps.push(`a${(width / 2).toFixed(1)} ${rise.toFixed(1)} 0 0 1 ${width.toFixed(1)} 0`);
    x += width;
  }
  return `M-160 ${top}${humps.join("")}V620H-160Z`;
}

const BANKS = [
  { d: cloudBank(392, 44, 0.4), className: "k-cloud-3" },
  { d: cloudBank(406, 86, 1.7), className: "k-cloud-2 k-drift-slow" },
  { d: cloudBank(432, 150, 3.1), className: "k-cloud-1 k-drift" },
];

/** The weather that the radar shows too: a cloud that stands higher than the others. */
const TOWER =
  "M176 402c-8-16 2-30 16-30-4-22 14-34 28-28 4-24 34-30 46-10 20-8 36 8 30 26 18 0 26 18 20 42Z";

/** What is outside, and the frames of the six panes. */
export function Windows() {
  return (
    <>
      <defs>
        <clipPath id="k-glass">
          <path d={GLASS} />
        </clipPath>
        <linearGradient id="k-sky" gradientUnits="userSpaceOnUse" x1="0" y1="150" x2="0" y2="412">
          <stop className="k-sky-1" />
          <stop offset=".5" className="k-sky-2" />
          <stop offset=".84" className="k-sky-3" />
          <stop offset="1" className="k-sky-4" />
        </linearGradient>
        <radialGradient id="k-sun">
          <stop className="k-sun-1" />
          <stop offset=".16" className="k-sun-1" />
          <stop offset=".2" className="k-sun-2" />
          <stop offset="1" className="k-sun-3" />
        </radialGradient>
        <linearGradient id="k-trim" x2="0" y2="1">
          <stop className="k-trim-1" />
          <stop offset="1" className="k-trim-2" />
        </linearGradient>
      </defs>
      <g clipPath="url(#k-glass)">
        <g className="k-outside">
          <rect x="-160" y="60" width="1520" height="560" fill="url(#k-sky)" />
          {countTo(64).map((at) => (
            <circle
              key={at}
              cx={((at * 197.3) % 1300) - 50}
              cy={150 + ((at * 61.7) % 220)}
              r={0.8 + (at % 4) * 0.45}
              className="k-star"
            />
          ))}
          <path d="M262 236a25 25 0 1 0 31 31a20 20 0 1 1-31-31Z" className="k-moon" />
          <circle cx="842" cy="350" r="190" fill="url(#k-sun)" className="k-sun" />
          <path d={TOWER} className="k-cloud-2" />
          <path
            d="M196 402c-6-12 2-22 14-20 0-16 18-22 28-14 8-12 28-8 28 8 14-2 24 10 18 26Z"
            className="k-cloud-1"
          />
          {BANKS.map(({ d, className }) => (
            <path key={className} d={d} className={className} />
          ))}
          {countTo(26).map((at) => (
            <circle
              key={at}
              cx={640 + ((at * 83.7) % 260)}
              cy={420 + ((at * 13.3) % 22)}
              r={1 + (at % 3) * 0.4}
              className="k-city"
            />
          ))}
        </g>
        <path
          d="M430 180L500 180 340 450 262 450ZM986 180L1008 180 892 450 868 450Z"
          className="k-reflection"
        />
      </g>
      <path d={`M0 120H1200V520H0Z${GLASS}`} fillRule="evenodd" fill="url(#k-trim)" />
      <path d={GLASS} className="k-seal" />
      <path d={GLASS} className="k-seal-light" />
      <path d="M372 426L470 398M828 426L730 398" className="k-wiper" />
      <rect x="582" y="208" width="36" height="32" rx="8" className="k-unit" />
      <path d="M588 224h24M594 219v10M600 217v14M606 219v10" className="k-print-line" />
    </>
  );
}
