import { arcPath, countTo, onCircle } from "./shape.ts";

const OWN = [75, 120] as const;
const ROSE = 88;

/** The navigation display, 150 a side: compass arc, route, and the weather radar's rain. */
export function Navigation() {
  return (
    <g>
      <rect x="-8" y="-8" width="166" height="166" rx="9" className="k-bezel" />
      <rect width="150" height="150" rx="3" className="k-screen" />
      <g clipPath="url(#k-map)">
        {/* Strong rain in the middle, weaker around it: the same cloud that stands in the window. */}
        <path
          d="M18 58c4-10 16-14 26-8 10-6 20 2 18 12 4 10-6 18-14 14-8 8-20 4-22-4-8 0-12-8-8-14Z"
          className="k-rain-green"
        />
        <path
          d="M26 58c4-6 12-8 18-3 6-3 12 1 11 7 1 6-5 9-10 7-6 4-13 2-14-3-5 0-8-4-5-8Z"
          className="k-rain-yellow"
        />
        <path d="M34 59c3-4 9-3 10 1 3 2 1 7-3 7-5 2-10-3-7-8Z" className="k-rain-red" />
        <path d="M112 96c4-5 12-4 13 2 4 4 0 10-6 9-6 2-10-5-7-11Z" className="k-rain-green" />
        <g className="k-rose">
          {countTo(36).map((at) => {
            const degrees = at * 10;
            return (
              <path
                key={at}
                d={`M${onCircle(OWN, ROSE, degrees).join(" ")}L${onCircle(OWN, ROSE + (at % 3 ? 3 : 6), degrees).join(" ")}`}
                className="k-thin"
              />
            );
          })}
          {countTo(12).map((at) => {
            const [x, y] = onCircle(OWN, ROSE + 12, at * 30);
            return (
              <text key={at} x={x} y={y + 3} className="k-on-screen k-white">
                {(27 + at * 3) % 36}
              </text>
            );
          })}
        </g>
        <path d={arcPath(OWN, ROSE, -62, 62)} className="k-thin" />
        <path d={arcPath(OWN, 44, -80, 80)} className="k-dashed" />
        <path d="M75 120L75 88 92 62 88 26" className="k-route" />
        <path d="M92 58l4 4-4 4-4-4ZM75 84l4 4-4 4-4-4Z" className="k-waypoint" />
        <text x="110" y="62" className="k-on-screen k-green">
          BEKEL
        </text>
        <text x="98" y="92" className="k-on-screen k-green">
          SAMAR
        </text>
      </g>
      <path d="M75 26v8" className="k-yellow-line" />
      <path d="M75 112v18M66 119h18M71 128h8" className="k-plane-line" />
      <text x="22" y="12" className="k-on-screen k-white">
        GS 467
      </text>
      <text x="124" y="12" className="k-on-screen k-cyan">
        84 NM
      </text>
      <text x="126" y="142" className="k-on-screen k-cyan">
        TILT -1
      </text>
    </g>
  );
}
