import type { DoorMechanism } from "content/evacuation-equipment/schema";
import { windowPath } from "../../../ui/window-shape.ts";
import type { DoorPicture } from "./door-state.ts";
import { type Box, FLOOR, spotsOf } from "./places.ts";

interface DoorPanelProps {
  box: Box;
  mechanism: DoorMechanism;
  hasPackOnDoor: boolean;
  picture: DoorPicture;
}

const HANDLE_DEGREES = 84;
const GLIDE = "transition-transform duration-500 motion-reduce:transition-none";

/** The inner face of a door; open, it has gone out and aside. */
export function DoorPanel({ box, mechanism, hasPackOnDoor, picture }: DoorPanelProps) {
  const { x, y, w, h } = box;
  const { window: pane, vent, hub, lever } = spotsOf(box);
  const hasLever = mechanism.arming === "lever";
  const bustleTop = y + h * 0.62;
  return (
    <g transform={`translate(${picture.opening * (w + 6)} 0)`}>
      <path
        d={`M${x} ${FLOOR - 1}V${y + 26}a26 26 0 0 1 26-26h${w - 52}a26 26 0 0 1 26 26V${FLOOR - 1}z`}
        fill="var(--d-door)"
        stroke="var(--d-seal)"
        strokeWidth="7"
      />
      <path d={windowPath(pane.x - 12, pane.y - 17, 24, 34, 11, 12)} fill="var(--d-frame)" />
      <path d={windowPath(pane.x - 8, pane.y - 13, 16, 26, 7.5, 9)} fill="var(--sky-2)" />
      <path
        d={`M${pane.x - 8} ${pane.y + 3}h16v2a7.500 8 0 0 1-7.500 8h-1a7.500 8 0 0 1-7.500-8z`}
        fill="var(--sky-4)"
      />
      {mechanism.hasArmedLight && (
        <>
          <rect
            x={pane.x - 13}
            y={pane.y + 21}
            width="11"
            height="7"
            rx="2"
            fill={picture.isArmedLightOn ? "#fff" : "var(--d-frame)"}
            stroke={picture.isArmedLightOn ? "var(--d-yellow)" : "var(--d-line)"}
            strokeWidth={picture.isArmedLightOn ? 3 : 1}
          />
          <rect
            x={pane.x + 2}
            y={pane.y + 21}
            width="11"
            height="7"
            rx="2"
            fill="var(--d-red)"
            opacity=".35"
          />
        </>
      )}
      {/* The vent flap, which the handle opens first. */}
      <rect
        x={vent.x - 9}
        y={vent.y - 7}
        width="18"
        height="14"
        rx="3"
        fill="var(--d-metal-2)"
        stroke="var(--d-metal)"
      />
      <path
        d={`M${vent.x - 5.5} ${vent.y - 3}h11M${vent.x - 5.5} ${vent.y}h11M${vent.x - 5.5} ${vent.y + 3}h11`}
        stroke={picture.handle > 0 ? "var(--lagoon)" : "var(--d-frame)"}
        strokeWidth="1.600"
      />
      <circle cx={hub.x} cy={hub.y} r="13" fill="var(--d-metal-2)" />
      <g
        className={GLIDE}
        style={{
          transformOrigin: `${hub.x}px ${hub.y}px`,
          transform: `rotate(${picture.handle * HANDLE_DEGREES}deg)`,
        }}
      >
        <path
          d={`M${hub.x} ${hub.y}l${-w * 0.46} 12`}
          stroke="var(--d-metal)"
          strokeWidth="9"
          strokeLinecap="round"
        />
        <path
          d={`M${hub.x - w * 0.27} ${hub.y + 7}l${-w * 0.19} 5`}
          stroke="var(--d-red)"
          strokeWidth="9"
          strokeLinecap="round"
        />
      </g>
      <circle cx={hub.x} cy={hub.y} r="5" fill="var(--d-metal)" />
      {hasPackOnDoor && (
        <>
          <path
            d={`M${x + 8} ${bustleTop + 14}q0-14 14-14h${w - 44}q14 0 14 14V${FLOOR - 22}q0 10-10 10H${x + 18}q-10 0-10-10z`}
            fill="var(--d-bustle)"
            stroke="var(--d-line)"
          />
          <path
            d={`M${x + 14} ${bustleTop + h * 0.09}h${w - 28}`}
            stroke="var(--d-line)"
            strokeWidth="1.500"
          />
          <circle
            cx={x + w * 0.78}
            cy={bustleTop + h * 0.045}
            r="4.500"
            fill="#fff"
            stroke="var(--d-metal)"
          />
          <path
            d={`M${x + w * 0.78} ${bustleTop + h * 0.045}l2-2.500`}
            stroke="var(--d-green)"
            strokeWidth="1.600"
            strokeLinecap="round"
          />
        </>
      )}
      {hasLever && <ArmLever at={lever} picture={picture} hasPin={mechanism.hasPin} />}
    </g>
  );
}

/** Up is DISARMED, down is ARMED; the pin with its red flag blocks it in DISARMED. */
function ArmLever({
  at,
  picture,
  hasPin,
}: {
  at: { x: number; y: number };
  picture: DoorPicture;
  hasPin: boolean;
}) {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <rect
        x="-9"
        y="-18"
        width="18"
        height="36"
        rx="6"
        fill="var(--d-metal-2)"
        stroke="var(--d-metal)"
      />
      <rect x="-5.5" y="-15.500" width="11" height="4" rx="1.500" fill="var(--d-exit)" />
      <rect x="-5.5" y="11.500" width="11" height="4" rx="1.500" fill="var(--d-red)" />
      <g
        className={GLIDE}
        style={{ transform: picture.isArmed ? "translateY(6px)" : "translateY(-6px)" }}
      >
        <rect x="-7" y="-4.500" width="14" height="9" rx="4" fill="var(--d-yellow)" />
        <path d="M-4-2h8" stroke="#fff" strokeWidth="1.500" strokeLinecap="round" opacity=".6" />
      </g>
      {hasPin && picture.isPinIn && (
        <>
          <path d="M-13-1H9" stroke="var(--d-metal)" strokeWidth="2.500" strokeLinecap="round" />
          <path d="M-13-1c-4 8 1 12-2 20h7c3-8-2-12 1-20z" fill="var(--d-red)" />
        </>
      )}
    </g>
  );
}
