import { Keys, Knob, Plate, Print, Readout } from "./bits.tsx";
import { DoorPage, EngineDisplay } from "./engine-display.tsx";
import { Navigation } from "./navigation.tsx";
import { PrimaryFlight } from "./primary-flight.tsx";
import { countTo } from "./shape.ts";

const PFD = "M40 52A38 38 0 0 1 100 52V104A38 38 0 0 1 40 104Z";

/** The glareshield with the autopilot's panel, and the main panel with its displays and the gear lever. */
export function MainPanel({ time }: { time: string }) {
  return (
    <>
      <defs>
        <clipPath id="k-ball">
          <path d={PFD} />
        </clipPath>
        <clipPath id="k-map">
          <path d="M0 18H150V132H0Z" />
        </clipPath>
        <linearGradient id="k-flood" x2="0" y2="1">
          <stop className="k-flood-1" />
          <stop offset="1" className="k-flood-2" />
        </linearGradient>
        <radialGradient id="k-spill">
          <stop className="k-spill-1" />
          <stop offset="1" className="k-spill-2" />
        </radialGradient>
        <linearGradient id="k-face" x2="0" y2="1">
          <stop className="k-face-1" />
          <stop offset=".16" className="k-face-2" />
          <stop offset="1" className="k-face-3" />
        </linearGradient>
      </defs>
      <path d="M70 500H1130L1092 752Q600 776 108 752Z" fill="url(#k-face)" />
      <path d="M70 500H1130L1110 630H90Z" className="k-flood" />
      <path d="M108 752Q600 776 1092 752" className="k-face-edge" />
      {[203, 365, 600, 835, 997].map((x) => (
        <ellipse
          key={x}
          cx={x}
          cy={604}
          rx={124}
          ry={120}
          fill="url(#k-spill)"
          className="k-spill"
        />
      ))}
      <g transform="translate(128 528)">
        <PrimaryFlight />
      </g>
      <g transform="translate(290 528)">
        <Navigation />
      </g>
      <g transform="translate(760 528)">
        <Navigation />
      </g>
      <g transform="translate(922 528)">
        <PrimaryFlight />
      </g>
      <g transform="translate(525 520)">
        <EngineDisplay />
      </g>
      <g transform="translate(525 672)">
        <DoorPage />
      </g>
      <StandbyAndClock time={time} />
      <GearLever />
      {[128, 290, 760, 922].map((x) => (
        <g key={x}>
          <Plate x={x - 2} y={698} w={154} h={42} />
          <Knob x={x + 22} y={719} r={12} degrees={x % 90} />
          <Keys
            x={x + 46}
            y={706}
            w={98}
            h={26}
            columns={4}
            lit={x === 760 ? { 2: "green" } : {}}
          />
        </g>
      ))}
      <Glareshield />
    </>
  );
}

/** The standby horizon, and the clock: time of the world, as in every flight deck. */
function StandbyAndClock({ time }: { time: string }) {
  return (
    <g>
      <rect x="450" y="524" width="62" height="62" rx="6" className="k-bezel" />
      <g clipPath="url(#k-standby)">
        <g className="k-horizon k-horizon-standby">
          <rect x="420" y="500" width="122" height="55" className="k-sky-half" />
          <rect x="420" y="555" width="122" height="60" className="k-ground-half" />
          <path d="M470 547h22M470 563h22" className="k-ladder" />
        </g>
      </g>
      <clipPath id="k-standby">
        <rect x="456" y="530" width="50" height="50" rx="3" />
      </clipPath>
      <path d="M466 555h10M486 555h10" className="k-plane" />
      <rect x="450" y="598" width="62" height="72" rx="6" className="k-bezel" />
      <Print x={481} y={611} size={8}>
        UTC
      </Print>
      <rect x="455" y="615" width="52" height="24" rx="3" className="k-screen" />
      <text x="481" y="632" fontSize="16" className="k-digits">
        {time}
      </text>
      <Knob x={469} y={655} r={8} degrees={40} />
      <Keys x={482} y={645} w={26} h={20} columns={1} />
    </g>
  );
}

/** Up, and its lights out: green is for down and locked. */
function GearLever() {
  return (
    <g>
      <Plate x={690} y={512} w={56} h={152} />
      {countTo(3).map((at) => (
        <path key={at} d={`M${701 + at * 12} 522h9l-4.500 9Z`} className="k-gear-light" />
      ))}
      <Print x={718} y={545} size={7}>
        UP
      </Print>
      <path d="M718 552v78" className="k-slot" />
      <path d="M718 600V568" className="k-lever" />
      <circle cx="718" cy="564" r="12" className="k-wheel" />
      <circle cx="718" cy="564" r="5" className="k-wheel-hub" />
      <Print x={718} y={645} size={7}>
        DOWN
      </Print>
      <Print x={718} y={657} size={7}>
        L/G
      </Print>
      <Plate x={690} y={670} w={56} h={70} />
      <Keys x={696} y={676} w={44} h={24} columns={3} />
      <Knob x={718} y={720} r={11} degrees={-20} />
    </g>
  );
}

function Glareshield() {
  return (
    <g>
      <path
        d="M40 470Q60 446 220 438Q600 404 980 438Q1140 446 1160 470L1146 506Q600 486 54 506Z"
        className="k-hood"
      />
      <path d="M40 470Q60 446 220 438Q600 404 980 438Q1140 446 1160 470" className="k-hood-light" />
      <path d="M54 506Q600 486 1146 506L1130 526Q600 504 70 526Z" className="k-hood-shade" />
      <rect x="384" y="430" width="432" height="60" rx="9" className="k-unit" />
      {[
        { x: 396, text: "280", label: "SPD" },
        { x: 480, text: "274", label: "HDG" },
        { x: 648, text: "35000", label: "ALT" },
        { x: 732, text: "- - - -", label: "V/S" },
      ].map(({ x, text, label }) => (
        <g key={label}>
          <Readout x={x} y={434} w={72} h={20} text={text} />
          <Knob x={x + 50} y={472} r={11} degrees={x} />
          <Print x={x + 18} y={475} size={9}>
            {label}
          </Print>
        </g>
      ))}
      <Keys x={562} y={432} w={76} h={26} columns={2} lit={{ 0: "green" }} />
      <Keys x={562} y={460} w={76} h={26} columns={3} lit={{ 1: "green" }} />
      {[268, 828].map((x) => (
        <g key={x}>
          <rect x={x} y={442} width="104" height="48" rx="8" className="k-unit" />
          <Knob x={x + 24} y={467} r={13} degrees={-30} />
          <Knob x={x + 56} y={467} r={13} degrees={30} />
          <Keys x={x + 74} y={450} w={26} h={34} columns={1} rows={2} lit={{ 0: "green" }} />
        </g>
      ))}
      {[200, 960].map((x) => (
        <g key={x}>
          <rect x={x} y={452} width="40" height="17" rx="3" className="k-warning" />
          <rect x={x} y={472} width="40" height="17" rx="3" className="k-caution" />
        </g>
      ))}
    </g>
  );
}
