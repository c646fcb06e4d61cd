import { DRILL_EXITS, type DrillExit } from "coach/evacuation-drill/scenario";
import { formatList } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";

export type ExitState = "own" | "usable" | "blocked";

/** Metres from the nose, and the side: the left exits are on the aircraft's left. */
const PLACES: Record<DrillExit, readonly [number, number]> = {
  "1L": [5.02, 1],
  "1R": [5.02, -1],
  WL: [15, 1],
  WR: [15, -1],
  "2L": [29.5, 1],
  "2R": [29.5, -1],
};
const FUSELAGE =
  "M0 0C.02-.6 .6-1.22 1.8-1.62 2.900-1.930 4-1.975 5.200-1.975H25.200C29.500-1.975 34-.95 37.200-.32 37.500-.25 37.570-.1 37.570 0 37.570 .1 37.500 .25 37.200 .32 34 .95 29.500 1.975 25.200 1.975H5.200C4 1.975 2.900 1.930 1.800 1.620 .6 1.220 .02 .6 0 0z";
const WINGS =
  "M10.900 1.600L20 8.400H21.600L18.300 1.600ZM10.900-1.600L20-8.400H21.600L18.300-1.600ZM30.900 .7L34.200 4.600H35.500L35.300 .6ZM30.900-.7L34.200-4.600H35.500L35.300-.6Z";

const COLOURS: Record<ExitState, string> = {
  own: "var(--lagoon)",
  usable: "var(--green)",
  blocked: "var(--red)",
};

interface CabinPlanProps {
  /** Exits of which something is known. */
  states: Partial<Record<DrillExit, ExitState>>;
}

/** The aircraft from above, nose left, 1 unit = 1 m: which exits work, by colour, mark and name. */
export function CabinPlan({ states }: CabinPlanProps) {
  const t = useT();
  const said = DRILL_EXITS.filter((exit) => states[exit] && states[exit] !== "own").map(
    (exit) =>
      `${t(`drill.exits.${exit}`)}: ${t(`drill.exits.${states[exit] === "usable" ? "usable" : "blocked"}`)}`,
  );
  return (
    <svg
      viewBox="-1 -5.600 40 11.200"
      role="img"
      aria-label={t("drill.exits.label", { states: formatList(said) })}
      style={{ direction: "ltr" }}
      className="block w-full"
    >
      <path d={WINGS} fill="var(--p-wing)" stroke="var(--p-line)" strokeWidth=".12" />
      <path d={FUSELAGE} fill="var(--p-fus)" stroke="var(--p-line)" strokeWidth=".16" />
      <path
        d="M6.900-1.100H28.500M6.900 1.100H28.500"
        stroke="var(--p-seat)"
        strokeWidth="1"
        strokeDasharray=".5 .3"
      />
      {DRILL_EXITS.map((exit) => {
        const [x, side] = PLACES[exit];
        const state = states[exit];
        const y = side * (exit.startsWith("2") ? 1.75 : 1.95);
        return (
          <g key={exit} transform={`translate(${x} ${y})`}>
            {state === "usable" && (
              <rect
                x="-.8"
                y={side > 0 ? 0.3 : -2.9}
                width="1.600"
                height="2.600"
                rx=".3"
                fill="var(--p-slide)"
                stroke="var(--p-slide-2)"
                strokeWidth=".12"
              />
            )}
            <rect
              x="-.75"
              y="-.4"
              width="1.500"
              height=".8"
              rx=".2"
              fill={state ? COLOURS[state] : "var(--p-door)"}
            />
            {state === "blocked" && (
              <path
                d={`M-.7 ${side * 1 - 0.5}l1.400 1.400m0-1.400l-1.400 1.400`}
                transform={`translate(0 ${side * 0.6})`}
                stroke="var(--red)"
                strokeWidth=".34"
                strokeLinecap="round"
              />
            )}
            <text
              x={exit.startsWith("W") ? -2.1 : 1.9}
              y={side * 1.15 + 0.45}
              fontSize="1.250"
              fontWeight="600"
              textAnchor="middle"
              fill="var(--ink)"
            >
              {exit.replace("W", "")}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
