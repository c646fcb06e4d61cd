import { arcPath, onCircle } from "./shape.ts";

function Dial({
  x,
  y,
  r,
  value,
  label,
}: {
  x: number;
  y: number;
  r: number;
  value: number;
  label: string;
}) {
  const centre = [x, y] as const;
  const degrees = -120 + value * 200;
  return (
    <g>
      <path d={arcPath(centre, r, -120, 72)} className="k-dial" />
      <path d={arcPath(centre, r, 72, 92)} className="k-dial-red" />
      <path
        d={`M${centre.join(" ")}L${onCircle(centre, r + 2, degrees).join(" ")}`}
        className="k-green-needle"
      />
      <text x={x + r * 0.55} y={y + 8} fontSize="10" className="k-on-screen k-green">
        {label}
      </text>
    </g>
  );
}

/** Power of both engines, fuel and what needs attention, 150 by 130; below it the page of the doors. */
export function EngineDisplay() {
  return (
    <g>
      <rect x="-8" y="-8" width="166" height="146" rx="9" className="k-bezel" />
      <rect width="150" height="130" rx="3" className="k-screen" />
      <Dial x={38} y={30} r={21} value={0.78} label="84" />
      <Dial x={112} y={30} r={21} value={0.785} label="84" />
      <Dial x={38} y={70} r={16} value={0.6} label="590" />
      <Dial x={112} y={70} r={16} value={0.61} label="593" />
      <text x="75" y="30" className="k-on-screen k-white">
        N1 %
      </text>
      <text x="75" y="70" className="k-on-screen k-white">
        EGT
      </text>
      <path d="M6 92H144M92 96v30" className="k-thin" />
      <text x="14" y="105" className="k-on-screen k-start k-green">
        SEAT BELTS
      </text>
      <text x="14" y="118" className="k-on-screen k-start k-green">
        NO SMOKING
      </text>
      <text x="120" y="106" className="k-on-screen k-white">
        FUEL
      </text>
      <text x="120" y="119" fontSize="11" className="k-on-screen k-green">
        8420
      </text>
    </g>
  );
}

/** Doors and slides from above, nose left: green is shut, and SLIDE says armed. 150 by 82. */
export function DoorPage() {
  return (
    <g>
      <rect x="-8" y="-8" width="166" height="98" rx="9" className="k-bezel" />
      <rect width="150" height="82" rx="3" className="k-screen" />
      <text x="24" y="13" className="k-on-screen k-white">
        DOOR
      </text>
      <path
        d="M14 46C18 34 28 28 42 28H118C132 30 140 38 144 46C140 54 132 62 118 64H42C28 64 18 58 14 46Z"
        className="k-outline"
      />
      <path d="M64 28l10-16h8l-4 16M64 64l10 14h8l-4-14" className="k-outline" />
      <path
        d="M40 25h8v6h-8ZM40 61h8v6h-8ZM118 26h8v6h-8ZM118 60h8v6h-8Z"
        className="k-door-shut"
      />
      <path d="M68 30h5v4h-5ZM68 58h5v4h-5Z" className="k-door-shut" />
      {[
        [50, 22],
        [50, 78],
        [116, 22],
        [116, 78],
      ].map(([x, y]) => (
        <text key={`${x} ${y}`} x={x} y={y} className="k-on-screen k-white">
          SLIDE
        </text>
      ))}
      <text x="96" y="49" className="k-on-screen k-green">
        CABIN
      </text>
      <text x="36" y="49" className="k-on-screen k-green">
        OXY
      </text>
    </g>
  );
}
