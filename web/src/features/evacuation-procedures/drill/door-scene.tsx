import { hasDone } from "coach/evacuation-drill/drill";
import type { Drill } from "coach/evacuation-drill/state";
import { EVACUATION_DRILLS } from "content/evacuation/evacuation-drills";
import { windowPath } from "../../../ui/window-shape.ts";
import { lostNow } from "./exit-states.ts";

/** The exit from the aisle, 60 units = 1 m: closed, opening, with slide or raft, with people, blocked. */
export function DoorScene({ drill, atMs }: { drill: Drill; atMs: number }) {
  const { environment, exit } = drill.scenario;
  const { at } = EVACUATION_DRILLS[environment].drill;
  const isOpen = hasDone(drill, at.open) && drill.question?.kind !== "failure";
  const isChecking = drill.question?.kind === "failure" && drill.question.during === "check";
  const isLost = drill.isExitLost || lostNow(drill);
  const isFlowing = drill.flow.startedAtMs !== null && !isLost && drill.question?.kind !== "event";
  const isWater = environment === "Water";
  return (
    <svg
      viewBox="0 0 200 210"
      aria-hidden
      style={{ direction: "ltr" }}
      className="block w-36 shrink-0 tablet:w-52 desktop:w-full"
    >
      <path d="M0 0H200V210H0Z" fill="var(--d-wall)" />
      <path d="M0 180H200V210H0Z" fill="var(--d-floor)" />
      <path d="M22 0V180M178 0V180" stroke="var(--d-line)" />
      <rect x="76" y="10" width="48" height="18" rx="4" fill="var(--d-exit)" />
      <text x="100" y="23.500" textAnchor="middle" fontSize="11" fontWeight="700" fill="#fff">
        EXIT
      </text>
      <text x="100" y="203" textAnchor="middle" fontSize="13" fontWeight="600" fill="var(--ink)">
        {hasDone(drill, at.look) && drill.decisions.length > 0 ? exit : "1L"}
      </text>
      <path d="M62 180V62Q62 40 84 40H116Q138 40 138 62V180Z" fill="var(--d-frame)" />
      {isOpen || isChecking ? (
        <g>
          <path d="M70 180V64Q70 48 86 48H114Q130 48 130 64V180Z" fill="var(--sky-2)" />
          <path
            d={`M70 ${isWater ? 122 : 128}H130V180H70Z`}
            fill={isWater ? "var(--art-sea)" : "var(--art-grass)"}
          />
          {isChecking || isLost ? (
            <path
              d="M78 180C84 168 96 172 104 166C112 162 120 170 122 180Z"
              fill="var(--p-slide-2)"
              opacity=".8"
            />
          ) : isWater ? (
            <path
              d="M74 180L80 140H120L126 180Z"
              fill="var(--p-slide)"
              stroke="var(--p-slide-2)"
              strokeWidth="2.500"
            />
          ) : (
            <>
              <path
                d="M72 180L88 132H112L128 180Z"
                fill="var(--p-slide)"
                stroke="var(--p-slide-2)"
                strokeWidth="2"
              />
              <path d="M100 132V180" stroke="var(--p-slide-2)" strokeWidth="2" />
            </>
          )}
          <path
            d="M138 62q30-6 38 2v112q-10-6-38 0z"
            fill="var(--d-door)"
            stroke="var(--d-seal)"
            strokeWidth="1.500"
          />
          {isFlowing && <Walkers atMs={atMs} />}
        </g>
      ) : (
        <g>
          <path
            d="M70 180V64Q70 48 86 48H114Q130 48 130 64V180Z"
            fill="var(--d-door)"
            stroke="var(--d-seal)"
            strokeWidth="2"
          />
          <path
            d={windowPath(90, 64, 20, 28, 9, 10)}
            fill="var(--sky-2)"
            stroke="var(--d-frame)"
            strokeWidth="3"
          />
          <path d="M82 112L112 106" stroke="var(--d-red)" strokeWidth="6" strokeLinecap="round" />
          <circle cx="112" cy="106" r="6" fill="var(--d-metal)" />
          <rect
            x="78"
            y="132"
            width="44"
            height="40"
            rx="6"
            fill="var(--d-bustle)"
            stroke="var(--d-line)"
          />
          <rect x="66" y="174" width="68" height="5" rx="2" fill="var(--d-metal)" />
        </g>
      )}
      {isLost && (
        <path
          d="M78 76L122 160M122 76L78 160"
          stroke="var(--red)"
          strokeWidth="7"
          strokeLinecap="round"
        />
      )}
    </svg>
  );
}

/** Two lanes of people; which of them is at the sill follows the clock, so that a drill that stands still is still. */
function Walkers({ atMs }: { atMs: number }) {
  const step = Math.floor(atMs / 500) % 2;
  return (
    <g className="motion-reduce:hidden">
      {[88, 112].map((x, lane) => {
        const isDown = (step + lane) % 2 === 0;
        return (
          <g key={x} transform={`translate(${x} ${isDown ? 152 : 128}) scale(${isDown ? 0.7 : 1})`}>
            <path
              d="M-9 34V4Q-9-6 0-6T9 4V34Z"
              fill={lane === 0 ? "var(--blue)" : "var(--lagoon)"}
            />
            <circle cy="-14" r="8" fill="var(--art-hair)" />
          </g>
        );
      })}
    </g>
  );
}
