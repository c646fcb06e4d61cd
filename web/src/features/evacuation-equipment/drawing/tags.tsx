import type { GeometryExit } from "content/aircraft-geometry/schema";
import type { DoorMechanism } from "content/evacuation-equipment/schema";
import { classNames } from "../../../ui/class-names.ts";
import { doorBox, FLOOR, type Spot, spotsOf } from "./places.ts";

interface TagsProps {
  opening: GeometryExit;
  mechanism: DoorMechanism;
  isLeft: boolean;
}

const WIDTH = 340;
/** Where the words begin, beside the door. */
const INNER = 94;
const OUTER = 246;

/** The words on the drawing (specification 2, section 2.14), in English as on every aircraft; those that an exit has not are struck out. */
export function Tags({ opening, mechanism, isLeft }: TagsProps) {
  const box = doorBox(opening);
  const spots = spotsOf(box);
  const mirror = (x: number) => (isLeft ? x : WIDTH - x);
  const tag = (text: string, at: Spot, to: Spot) => (
    <Tag
      key={text}
      text={text}
      at={{ ...at, x: mirror(at.x) }}
      to={{ ...to, x: mirror(to.x) }}
      isEnd={isLeft ? to.x < WIDTH / 2 : to.x >= WIDTH / 2}
    />
  );
  if (opening.kind === "overwing") {
    const seal = { x: box.x + box.w - 2, y: box.y + 20 };
    return (
      <>
        {tag("SEAL OK", seal, { x: 226, y: box.y - 22 })}
        {["ARM", "GIRT BAR", "PRV"].map((text, at) => (
          <text
            key={text}
            x={62}
            y={176 + at * 16}
            textAnchor="middle"
            className={classNames(TAG_TEXT, "[text-decoration:line-through]")}
            opacity=".75"
          >
            {text}
          </text>
        ))}
      </>
    );
  }
  const isLever = mechanism.arming === "lever";
  return (
    <>
      {tag("SEAL OK", spots.seal, { x: OUTER, y: box.y + 2 })}
      {tag("PRV", spots.vent, { x: OUTER, y: spots.vent.y - 8 })}
      {isLever
        ? tag("ARM", spots.lever, { x: INNER, y: spots.lever.y - 20 })
        : tag("ARM", { x: box.x + 15, y: FLOOR - 5 }, { x: INNER, y: FLOOR - 36 })}
      {tag(
        "GIRT BAR",
        isLever ? spots.bar : { x: box.x + box.w - 34, y: FLOOR - 5 },
        isLever ? { x: INNER + 14, y: FLOOR + 22 } : { x: OUTER - 26, y: FLOOR + 22 },
      )}
    </>
  );
}

const TAG_TEXT = "fill-[var(--d-tag)] text-[13.5px] font-semibold tracking-[.02em]";

function Tag({ text, at, to, isEnd }: { text: string; at: Spot; to: Spot; isEnd: boolean }) {
  return (
    <g>
      <path
        d={`M${at.x} ${at.y}L${to.x} ${to.y}`}
        stroke="var(--d-tag)"
        strokeWidth="1.500"
        fill="none"
      />
      <circle cx={at.x} cy={at.y} r="3.5" fill="#fff" stroke="var(--d-tag)" strokeWidth="1.500" />
      <text
        x={to.x + (isEnd ? -5 : 5)}
        y={to.y + 5}
        textAnchor={isEnd ? "end" : "start"}
        className={TAG_TEXT}
      >
        {text}
      </text>
    </g>
  );
}
