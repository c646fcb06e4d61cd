import type { DoorPicture } from "./door-state.ts";
import { type Box, FLOOR, spotsOf } from "./places.ts";

interface GirtBarProps {
  box: Box;
  picture: DoorPicture;
}

/** The bar in its floor brackets when armed, else on the door, with which it goes out. */
export function GirtBar({ box, picture }: GirtBarProps) {
  const { isArmed, opening } = picture;
  const brackets = [box.x + 8, box.x + box.w - 22];
  return (
    <>
      {(isArmed || opening === 0) && (
        <g
          className="transition-transform duration-500 motion-reduce:transition-none"
          style={{ transform: isArmed ? "none" : "translateY(-13px)" }}
        >
          <rect
            x={box.x}
            y={FLOOR - 8}
            width={box.w}
            height="6"
            rx="3"
            fill="var(--d-metal)"
            stroke="var(--d-seal)"
            strokeWidth=".8"
          />
          <path d={`M${box.x + 4} ${FLOOR - 6.3}h${box.w - 8}`} stroke="#fff" opacity=".5" />
        </g>
      )}
      {brackets.map((x) => (
        <path
          key={x}
          d={`M${x} ${FLOOR}v-10h3.5v5h7v-5h3.500v10z`}
          fill={isArmed ? "var(--d-yellow)" : "var(--d-metal-2)"}
          stroke="var(--d-metal)"
          strokeWidth=".8"
        />
      ))}
    </>
  );
}

/** The red strap that warns whoever looks in from outside: the slide is armed. */
export function Strap({ box }: { box: Box }) {
  const { window: at } = spotsOf(box);
  return (
    <>
      <path
        d={`M${at.x - 30} ${at.y + 14}L${at.x + 30} ${at.y - 14}`}
        stroke="var(--d-red)"
        strokeWidth="7"
      />
      <circle cx={at.x - 30} cy={at.y + 14} r="5" fill="var(--d-metal)" />
      <circle cx={at.x + 30} cy={at.y - 14} r="5" fill="var(--d-metal)" />
    </>
  );
}
