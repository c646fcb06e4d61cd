import { DOOR_MECHANISMS } from "content/evacuation-equipment/door-mechanisms";
import type { ExitConfiguration } from "content/evacuation-equipment/schema";
import { useT } from "../../../i18n/i18n.ts";
import { canDraw } from "../../../lib/scene/can-draw.ts";
import { LazyPlace } from "../../../parts/lazy-view/lazy-place.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { AisleView } from "../drawing/aisle-view.tsx";
import type { DoorPicture } from "../drawing/door-state.ts";
import { OutsideView } from "../drawing/outside-view.tsx";
import {
  type EquipmentView,
  geometryOf,
  hasPackOnDoor,
  hasSlideGraphic,
  isDualLane,
  isLeft,
  openingOf,
} from "../model.ts";
import { MODEL } from "../views.ts";
import type { Exercise } from "./use-exercise.ts";

interface StageProps {
  shown: EquipmentView;
  exit: ExitConfiguration;
  exercise: Exercise;
}

const HANDLE = { closed: 0, lifted: 0.22, open: 1 } as const;

/** The exit from both sides as it is now, and the same in words. */
export function Stage({ shown, exit, exercise }: StageProps) {
  const t = useT();
  const { aircraft } = shown;
  const { state, opening, inflation } = exercise;
  const geometry = openingOf(aircraft.id, exit.exitId);
  const side = isLeft(exit.exitId);
  const hasSlide = hasSlideGraphic(exit);
  const isSolid = shown.view === "3d" && canDraw();
  const picture: DoorPicture = {
    opening,
    isArmed: state.isArmed,
    isPinIn: state.isPinIn,
    isStrapAcross: state.isStrapAcross,
    handle: HANDLE[state.handle],
    isArmedLightOn:
      state.isArmed && state.handle !== "closed" && state.exit.mechanism.hasArmedLight,
    inflation,
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div
        className={classNames(
          "grid overflow-hidden rounded-[18px] border border-seam bg-well",
          isSolid ? "grid-cols-[minmax(0,2fr)_minmax(0,3fr)]" : "grid-cols-2",
        )}
      >
        <div className="[&>svg]:h-full" dir="ltr">
          <AisleView
            opening={geometry}
            mechanism={DOOR_MECHANISMS[aircraft.id]}
            isLeft={side}
            hasPackOnDoor={hasPackOnDoor(aircraft.id, exit.exitId)}
            isDualLane={isDualLane(exit)}
            hasSlide={hasSlide}
            picture={picture}
            label={t("operate.scene.inside", { position: exit.position })}
          />
        </div>
        {isSolid ? (
          <LazyPlace
            of={MODEL}
            props={{
              shown: shown,
              worked: { opening, inflation, isArmed: state.isArmed },
              className: "h-full min-h-72 rounded-none tablet:min-h-80",
            }}
          />
        ) : (
          <div className="[&>svg]:h-full" dir="ltr">
            <OutsideView
              geometry={geometryOf(aircraft.id)}
              opening={geometry}
              isLeft={side}
              isDualLane={isDualLane(exit)}
              hasSlide={hasSlide}
              open={opening}
              inflation={inflation}
              label={t("operate.scene.outside", { position: exit.position })}
            />
          </div>
        )}
      </div>
      {/* Its seconds are seen; what is spoken is that people can be sent. */}
      <p role="status" className="sr-only">
        {state.isSlideOut && inflation >= 1 && t("operate.state.stands")}
      </p>
      <ul aria-label={t("operate.state.label")} className="flex flex-wrap gap-2">
        <li>
          <Badge>
            {t(state.handle === "open" ? "operate.state.open" : "operate.state.closed")}
          </Badge>
        </li>
        {!state.exit.isHatch && (
          <li>
            <Badge tone={state.isArmed ? "red" : "green"}>
              {t(state.isArmed ? "operate.state.armed" : "operate.state.disarmed")}
            </Badge>
          </li>
        )}
        <li>
          <Badge tone={inflation > 0 ? "yellow" : "neutral"} className="tabular">
            <SlideWords exercise={exercise} />
          </Badge>
        </li>
      </ul>
    </div>
  );
}

function SlideWords({ exercise: { state, inflation, filledSeconds } }: { exercise: Exercise }) {
  const t = useT();
  if (!state.exit.hasSlide) return t("operate.state.none");
  if (inflation >= 1) return t("operate.state.stands");
  if (!state.isSlideOut) return t("operate.state.packed");
  return t("operate.state.filling", {
    seconds: String(filledSeconds),
    total: String(state.exit.slideSeconds),
  });
}
