import type { GeometryExit } from "content/aircraft-geometry/schema";
import type { DoorMechanism } from "content/evacuation-equipment/schema";
import type { ReactNode } from "react";
import { DoorPanel } from "./door-panel.tsx";
import type { DoorPicture } from "./door-state.ts";
import { Doorway } from "./doorway.tsx";
import { GirtBar, Strap } from "./girt-bar.tsx";
import { HatchScene } from "./hatch-scene.tsx";
import { doorBox, FLOOR } from "./places.ts";

interface AisleViewProps {
  opening: GeometryExit;
  mechanism: DoorMechanism;
  /** On the left side of the aircraft; the right one is its mirror image. */
  isLeft: boolean;
  hasPackOnDoor: boolean;
  /** Its slide has a centre line. */
  isDualLane: boolean;
  /** A slide lies outside the open door. */
  hasSlide: boolean;
  picture: DoorPicture;
  label: string;
  /** The tags, in front. */
  children?: ReactNode;
}

/** An exit from the aisle, 120 units to a metre: what a crew member has in front of them. */
export function AisleView(props: AisleViewProps) {
  const { opening, mechanism, isLeft, picture, label, children } = props;
  const isHatch = opening.kind === "overwing";
  const box = doorBox(opening);
  return (
    <svg
      viewBox="26 0 288 330"
      role="img"
      preserveAspectRatio="xMidYMax slice"
      aria-label={label}
      className="block h-auto w-full"
      // The aircraft is the same in all languages.
      direction="ltr"
    >
      <path d="M0 0h340v330H0z" fill="var(--d-wall)" />
      <path d="M64 0v296M276 0v296" stroke="var(--d-line)" opacity=".55" />
      <path d={`M0 ${FLOOR}h340v34H0z`} fill="var(--d-floor)" />
      <path d={`M0 ${FLOOR}h340`} stroke="var(--d-line)" strokeWidth="1.500" />
      <g transform={isLeft || isHatch ? undefined : "translate(340 0) scale(-1 1)"}>
        {isHatch ? (
          <HatchScene box={box} motion={opening.motion} opening={picture.opening} />
        ) : (
          <>
            <path
              d={`M${box.x - 12} ${FLOOR}V${box.y + 18}q0-30 30-30h${box.w - 36}q30 0 30 30V${FLOOR}z`}
              fill="var(--d-frame)"
            />
            <Doorway box={box} {...props} />
            <g clipPath={`url(#doorway-${box.w}-${box.h})`}>
              <DoorPanel
                box={box}
                mechanism={mechanism}
                hasPackOnDoor={props.hasPackOnDoor}
                picture={picture}
              />
            </g>
            <AssistHandle x={box.x - 22} y={box.y + box.h * 0.42} />
            <GirtBar box={box} picture={picture} />
            {picture.isStrapAcross && picture.opening === 0 && <Strap box={box} />}
          </>
        )}
      </g>
      <ExitSign />
      {children}
    </svg>
  );
}

function ExitSign() {
  return (
    <>
      <rect x="139" y="12" width="62" height="26" rx="6" fill="var(--d-exit)" />
      <text
        x="170"
        y="30"
        textAnchor="middle"
        fontSize="14"
        fontWeight="700"
        fill="#fff"
        letterSpacing="1.5"
      >
        EXIT
      </text>
    </>
  );
}

/** What the crew hold on to while the slide fills. */
function AssistHandle({ x, y }: { x: number; y: number }) {
  return (
    <>
      <path d={`M${x} ${y}v42`} stroke="var(--d-metal-2)" strokeWidth="7" strokeLinecap="round" />
      <path
        d={`M${x} ${y}h7M${x} ${y + 42}h7`}
        stroke="var(--d-metal)"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </>
  );
}
