import type { GeometryExit } from "content/aircraft-geometry/schema";
import type { ExitConfiguration } from "content/evacuation-equipment/schema";
import type { CSSProperties } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { classNames } from "../../../ui/class-names.ts";
import { useElementSize } from "../../../ui/use-element-size.ts";
import { PlanDrawing } from "../drawing/plan.tsx";
import { type Direction, planOf } from "../drawing/plan-shape.ts";
import {
  type EquipmentView,
  geometryOf,
  hasSlideGraphic,
  isDualLane,
  isLeft,
  openingOf,
  signOf,
} from "../model.ts";

interface PlanViewProps {
  shown: EquipmentView;
  onExit: (exit: ExitConfiguration) => void;
}

const LYING_FROM_PX = 640;
/** Height of the upright plan: no more than a phone shows. */
const UPRIGHT_PX = 560;
/** How far a sign stands from its door along the fuselage, and from a second one beside it. */
const BESIDE_PX = 40;
const PAIR_PX = 24;

/** The whole aircraft from above, each exit a button: on phones nose up, else nose to the left. */
export function PlanView({ shown, onExit }: PlanViewProps) {
  const t = useT();
  const [box, size] = useElementSize<HTMLDivElement>();
  const direction: Direction =
    (size?.widthPx ?? LYING_FROM_PX) < LYING_FROM_PX ? "nose-up" : "nose-left";
  const { aircraft, exit: chosen, areSlidesShown } = shown;
  const geometry = geometryOf(aircraft.id);
  const plan = planOf(geometry, direction);
  const isLying = direction === "nose-left";

  const signStyle = (opening: GeometryExit): CSSProperties => {
    const side = isLeft(opening.id) ? -1 : 1;
    const isHatch = opening.kind === "overwing";
    const out = side * (geometry.fuselage.width / 2 + (isHatch ? 1.7 : 1.1));
    const { left, top } = plan.shareOf(opening.x, out);
    const aft = isHatch ? (opening.id.startsWith("OW1") ? -PAIR_PX : PAIR_PX) : BESIDE_PX;
    return {
      left: `calc(${left * 100}% + ${isLying ? aft : side * 12}px)`,
      top: `calc(${top * 100}% + ${isLying ? side * -6 : aft * (isHatch ? 1 : 0.9)}px)`,
    };
  };

  return (
    <div ref={box} className="grid flex-1 place-items-center">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not lie over a drawing. */}
      <div
        role="group"
        aria-label={t("equipment.plan.exits", { aircraft: aircraft.aircraftType })}
        dir="ltr"
        className="relative"
        style={
          isLying
            ? { width: "100%", aspectRatio: `${plan.width} / ${plan.height}` }
            : { height: UPRIGHT_PX, aspectRatio: `${plan.width} / ${plan.height}` }
        }
      >
        <PlanDrawing
          geometry={geometry}
          direction={direction}
          chosen={chosen?.exitId ?? null}
          slides={
            areSlidesShown
              ? aircraft.exitConfigurations.filter(hasSlideGraphic).map((exit) => ({
                  exitId: exit.exitId,
                  isDualLane: isDualLane(exit),
                }))
              : []
          }
        />
        {aircraft.exitConfigurations.map((exit) => (
          <button
            key={exit.exitId}
            type="button"
            data-exit={exit.exitId}
            aria-pressed={exit === chosen}
            lang="en"
            aria-label={`${signOf(exit)}, ${exit.position}`}
            onClick={() => onExit(exit)}
            style={signStyle(openingOf(aircraft.id, exit.exitId))}
            className="group absolute grid h-11 w-11 -translate-x-1/2 -translate-y-1/2 place-items-center"
          >
            <span
              lang="en"
              className={classNames(
                "rounded-full border-[1.5px] px-2 py-0.5 font-semibold text-micro leading-tight transition-colors duration-[120ms]",
                exit === chosen
                  ? "border-lagoon bg-lagoon text-on-lagoon"
                  : "border-edge bg-panel text-ink group-hover:border-ink-2 group-hover:bg-well",
              )}
            >
              {signOf(exit)}
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
