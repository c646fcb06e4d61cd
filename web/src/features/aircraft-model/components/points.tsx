import type { AircraftModel, ModelAnnotation } from "content/aircraft-models/schema";
import type { CSSProperties, MouseEvent, Ref } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { numberOf } from "../model.ts";
import { PointMark } from "./point-mark.tsx";

interface PointsProps {
  aircraft: AircraftModel;
  chosen: ModelAnnotation | null;
  onPick: (point: ModelAnnotation) => void;
  /** Where a point stands; left out where it is moved from outside, frame by frame. */
  placeOf?: (point: ModelAnnotation) => CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** The points over a picture: each a button with its number, in the order of the list. */
export function Points({ aircraft, chosen, onPick, placeOf, ref }: PointsProps) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lie over a picture.
    <div
      role="group"
      aria-label={t("aircraft.points.label")}
      ref={ref}
      className="pointer-events-none absolute inset-0 isolate"
    >
      {aircraft.annotations.map((point) => {
        const number = numberOf(aircraft, point);
        return (
          <button
            key={point.id}
            type="button"
            data-point={point.id}
            // The number first, as it is seen: "click 3" is how speech control presses it.
            lang="en"
            aria-label={`${number} ${point.term}`}
            aria-pressed={point === chosen}
            onClick={(event) => {
              const id = meantBy(event);
              onPick(aircraft.annotations.find((one) => one.id === id) ?? point);
            }}
            style={placeOf?.(point)}
            className="group pointer-events-auto absolute top-0 left-0 -mt-[18px] -ml-[18px] grid h-9 w-9 place-items-center aria-pressed:z-10 data-[behind]:-z-10 data-[out]:invisible pointer-coarse:-mt-[22px] pointer-coarse:-ml-[22px] pointer-coarse:h-11 pointer-coarse:w-11"
          >
            <PointMark
              point={point}
              number={number}
              className="ring-2 ring-white transition-[transform,opacity] duration-[120ms] group-hover:scale-115 group-focus-visible:opacity-100 group-aria-pressed:scale-130 group-data-[behind]:scale-80 group-data-[behind]:opacity-45 group-hover:group-data-[behind]:opacity-100 night:ring-[#0b1923] motion-reduce:transition-none"
            />
          </button>
        );
      })}
    </div>
  );
}

/** For a finger the buttons are so large that they lie over each other: the one whose middle is nearest was meant. */
function meantBy({ clientX, clientY, currentTarget, detail }: MouseEvent<HTMLElement>) {
  const pressed = currentTarget.dataset["point"];
  // Keys and speech name the button itself.
  if (detail === 0) return pressed;
  const farFrom = (button: Element) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return Math.hypot(x + width / 2 - clientX, y + height / 2 - clientY);
  };
  const seen = [
    ...(currentTarget.parentElement?.querySelectorAll<HTMLElement>(
      "[data-point]:not([data-behind]):not([data-out])",
    ) ?? []),
  ];
  if (!seen.includes(currentTarget)) return pressed;
  return seen.reduce((near, one) => (farFrom(one) < farFrom(near) ? one : near), currentTarget)
    .dataset["point"];
}
