import type { DoorPicture } from "./door-state.ts";
import { lerp, smooth } from "./easing.ts";
import { type Box, FLOOR } from "./places.ts";

interface DoorwayProps {
  box: Box;
  picture: DoorPicture;
  hasSlide: boolean;
  isDualLane: boolean;
}

/** What is outside an open door, seen over its sill: sky, apron, and the slide as it runs away from the door. */
export function Doorway({ box, picture, hasSlide, isDualLane }: DoorwayProps) {
  const { x, y, w, h } = box;
  const horizon = y + h * 0.46;
  const middle = x + w / 2;
  const shown = smooth(picture.inflation * 1.1);
  const sillHalf = lerp(0.3, 0.46, shown) * w;
  const toeHalf = sillHalf * 0.5;
  const toe = lerp(FLOOR - 4, horizon + h * 0.1, shown);
  return (
    <>
      <clipPath id={`doorway-${w}-${h}`}>
        <path
          d={`M${x} ${FLOOR - 1}V${y + 26}a26 26 0 0 1 26-26h${w - 52}a26 26 0 0 1 26 26V${FLOOR - 1}z`}
        />
      </clipPath>
      <g clipPath={`url(#doorway-${w}-${h})`}>
        <path d={`M${x} ${y}h${w}v${h}h-${w}z`} fill="var(--sky-2)" />
        <path
          d={`M${x - 10} ${horizon - 16}q${w * 0.2}-20 ${w * 0.4} 0q${w * 0.2}-14 ${w * 0.35} 2q${w * 0.2}-10 ${w * 0.5} 4v18h-${w * 1.3}z`}
          fill="var(--cloud)"
          opacity=".8"
        />
        <path d={`M${x} ${horizon}h${w}v${h}h-${w}z`} fill="var(--p-wing)" />
        <path d={`M${x} ${horizon}h${w}`} stroke="var(--p-line)" strokeWidth="1.500" />
        {hasSlide && picture.inflation > 0 && (
          <>
            <path
              d={`M${middle - sillHalf} ${FLOOR}L${middle - toeHalf} ${toe}h${toeHalf * 2}L${middle + sillHalf} ${FLOOR}z`}
              fill="var(--p-slide)"
              stroke="var(--p-slide-2)"
              strokeWidth="2"
            />
            <path
              d={`M${middle - sillHalf} ${FLOOR}L${middle - toeHalf} ${toe}M${middle + sillHalf} ${FLOOR}L${middle + toeHalf} ${toe}`}
              stroke="var(--p-slide-3)"
              strokeWidth="7"
              strokeLinecap="round"
            />
            {isDualLane && (
              <path d={`M${middle} ${FLOOR}V${toe}`} stroke="var(--p-slide-2)" strokeWidth="3" />
            )}
          </>
        )}
      </g>
    </>
  );
}
