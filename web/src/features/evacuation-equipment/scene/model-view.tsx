import type { ExitConfiguration } from "content/evacuation-equipment/schema";
import { Minus, Plus, RotateCcw, RotateCw, Scan } from "lucide-react";
import { type PointerEvent, useEffect, useMemo, useRef } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { eyeOf } from "../../../lib/scene/orbit.ts";
import { isBehindHull } from "../../../parts/aircraft-shape/hull.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { type EquipmentView, geometryOf, signOf } from "../model.ts";
import { exitShot, limitsOf, wholeShot } from "./camera.ts";
import { leafPlacement, sideOf } from "./door-path.ts";
import { skinOut } from "./doorway.ts";
import { BAR, LEAF, LEAF_PANE, modelParts, slideParts, slidePlace } from "./model-parts.ts";
import { slideMeshes } from "./slide-mesh.ts";
import { useCamera } from "./use-camera.ts";
import { useStage } from "./use-stage.ts";

export interface ModelViewProps {
  shown: EquipmentView;
  /** Exits can be selected. */
  onExit?: ((exit: ExitConfiguration) => void) | undefined;
  /** The selected exit as it is being worked; without it the exit is closed. */
  worked?: { opening: number; inflation: number; isArmed: boolean } | undefined;
  /** Height and the like. */
  className?: string | undefined;
}

const TURN_DEGREES = 30;
/** A press so near to an exit means it. */
const NEAR_PX = 34;
const SIGN_PX = 46;

/** The aircraft in three dimensions with every exit; drawn only when something has changed. */
export default function ModelView({ shown, onExit, worked, className }: ModelViewProps) {
  const t = useT();
  const { aircraft, exit: chosen, areSlidesShown } = shown;
  const geometry = geometryOf(aircraft.id);
  const opening = geometry.exits.find(({ id }) => id === chosen?.exitId);
  const signs = useRef<HTMLDivElement>(null);
  const isWorked = worked !== undefined;

  const places = useMemo(
    () =>
      geometry.exits.map((exit) => {
        const z = exit.sill + exit.height / 2;
        const y = sideOf(exit) * (skinOut(geometry, exit.x, z) + 0.1);
        return { id: exit.id, point: [exit.x, y, z] as const };
      }),
    [geometry],
  );
  const spots = useRef(new Map<string, { x: number; y: number; isSeen: boolean }>());
  const { canvas, stage, aspect, isMissing } = useStage(() => placeSigns());

  const shot = opening
    ? exitShot(geometry, opening, skinOut(geometry, opening.x, opening.sill), aspect)
    : wholeShot(geometry, aspect);
  const camera = useCamera(
    shot,
    `${aircraft.id} ${chosen?.exitId ?? ""} ${Math.round(aspect * 4)}`,
    limitsOf(geometry),
  );
  const { orbit } = camera;

  const placeSigns = () => {
    const surface = canvas.current;
    if (!stage || !surface) return;
    const eye = eyeOf(orbit, shot.target);
    for (const { id, point } of places) {
      const { x, y, isInPicture } = stage.project(point);
      const isSeen = isInPicture && !isBehindHull(geometry.fuselage, eye, point);
      spots.current.set(id, { x, y, isSeen });
      const sign = signs.current?.querySelector<HTMLElement>(`[data-exit="${id}"]`);
      if (!sign) continue;
      const beside = pairOf(id);
      const other = places.find((place) => place.id === beside);
      const away = other ? besidePx(x, stage.project(other.point).x) : 0;
      // One out of the picture waits at its edge: the focus never goes where nobody sees it.
      const [left, top] = [inside(x + away, surface.clientWidth), inside(y, surface.clientHeight)];
      sign.style.transform = `translate(${left}px, ${top}px) translate(-50%, -50%)`;
      sign.style.opacity = isSeen ? "1" : "0";
      sign.style.pointerEvents = isSeen ? "" : "none";
    }
  };

  useEffect(() => {
    if (!stage) return;
    stage.setParts(
      modelParts({
        geometry,
        exits: aircraft.exitConfigurations,
        chosen: chosen?.exitId ?? null,
        areSlidesShown,
        isWorked,
      }),
    );
    stage.setGround([geometry.overall.length / 2, 0, 0], geometry.overall.length * 0.75);
  }, [stage, geometry, aircraft, chosen, areSlidesShown, isWorked]);

  const [open, inflation, isArmed] = worked
    ? [worked.opening, worked.inflation, worked.isArmed]
    : [areSlidesShown && chosen && slidePlace(geometry, chosen) ? 1 : 0, 0, areSlidesShown];
  // biome-ignore lint/correctness/useExhaustiveDependencies: parts that were made anew are to be placed anew.
  useEffect(() => {
    if (!stage || !opening || !chosen) return;
    const skin = {
      sill: skinOut(geometry, opening.x, opening.sill),
      top: skinOut(geometry, opening.x, opening.sill + opening.height),
    };
    const leaf = leafPlacement(opening, skin, open);
    stage.place(LEAF, leaf);
    stage.place(LEAF_PANE, leaf);
    // An armed bar stays in the floor; else it goes out with the door.
    stage.place(BAR, isArmed ? {} : { ...leaf, shift: lifted(leaf.shift) });
    const place = isWorked ? slidePlace(geometry, chosen) : null;
    if (place)
      for (const part of slideParts("worked-", slideMeshes(place, inflation))) {
        stage.setPart(part);
        stage.setShown(part.name, inflation > 0);
      }
  }, [stage, geometry, opening, chosen, open, inflation, isArmed, isWorked, areSlidesShown]);

  useEffect(() => {
    stage?.look(orbit, shot.target);
  }, [stage, orbit, shot.target]);

  if (isMissing)
    return <p className="text-ink-2 text-label leading-[1.55]">{t("equipment.model.missing")}</p>;

  const handleUp = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!camera.onPointerUp()) return;
    const box = event.currentTarget.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    const near = [...spots.current]
      .map(([id, spot]) => ({ id, far: Math.hypot(spot.x - x, spot.y - y), isSeen: spot.isSeen }))
      .filter(({ far, isSeen }) => isSeen && far < NEAR_PX)
      .toSorted((a, b) => a.far - b.far)[0];
    const exit = aircraft.exitConfigurations.find(({ exitId }) => exitId === near?.id);
    if (exit) onExit?.(exit);
  };

  return (
    <div
      dir="ltr"
      className={classNames(
        "@container relative overflow-clip rounded-control bg-[linear-gradient(to_bottom,var(--cloud-2),var(--cloud-3)_46%,var(--well)_46.5%,var(--panel))]",
        className,
      )}
    >
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it is worked by keys of its own. */}
      <canvas
        ref={canvas}
        tabIndex={0}
        role="application"
        aria-label={t("equipment.model.label", { aircraft: aircraft.aircraftType })}
        className="absolute inset-0 h-full w-full cursor-grab touch-pan-y rounded-control focus-visible:-outline-offset-4 active:cursor-grabbing"
        onKeyDown={camera.onKeyDown}
        onPointerDown={camera.onPointerDown}
        onPointerMove={camera.onPointerMove}
        onPointerUp={handleUp}
        onPointerCancel={() => camera.onPointerUp()}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not lie over a picture. */}
      <div
        ref={signs}
        role="group"
        aria-label={t("equipment.plan.exits", { aircraft: aircraft.aircraftType })}
        className="pointer-events-none absolute inset-0"
      >
        {onExit &&
          aircraft.exitConfigurations.map((exit) => (
            <button
              key={exit.exitId}
              type="button"
              data-exit={exit.exitId}
              aria-pressed={exit === chosen}
              lang="en"
              aria-label={`${signOf(exit)}, ${exit.position}`}
              onClick={() => onExit?.(exit)}
              className="group pointer-events-auto absolute top-0 left-0 grid h-11 w-11 place-items-center focus-visible:opacity-100!"
            >
              <span
                lang="en"
                className={classNames(
                  "rounded-full border-[1.5px] px-2 py-0.5 font-semibold text-micro leading-tight shadow-lift-1",
                  exit === chosen
                    ? "border-lagoon bg-lagoon text-on-lagoon"
                    : "border-edge bg-panel text-ink group-hover:border-ink-2",
                )}
              >
                {signOf(exit)}
              </span>
            </button>
          ))}
      </div>
      <div className="absolute end-1 bottom-1 flex gap-1 rounded-control bg-panel/80 @max-[15rem]:max-w-[8.75rem] @max-[15rem]:flex-wrap @max-[15rem]:justify-end">
        <Button
          variant="quiet"
          size="icon"
          aria-label={t("equipment.model.left")}
          onClick={() => camera.turn(-TURN_DEGREES)}
        >
          <Icon of={RotateCw} size={18} />
        </Button>
        <Button
          variant="quiet"
          size="icon"
          aria-label={t("equipment.model.right")}
          onClick={() => camera.turn(TURN_DEGREES)}
        >
          <Icon of={RotateCcw} size={18} />
        </Button>
        <Button
          variant="quiet"
          size="icon"
          aria-label={t("equipment.model.closer")}
          onClick={() => camera.zoom(1)}
        >
          <Icon of={Plus} size={18} />
        </Button>
        <Button
          variant="quiet"
          size="icon"
          aria-label={t("equipment.model.further")}
          onClick={() => camera.zoom(-1)}
        >
          <Icon of={Minus} size={18} />
        </Button>
        <Button
          variant="quiet"
          size="icon"
          aria-label={t("equipment.model.reset")}
          onClick={camera.reset}
        >
          <Icon of={Scan} size={18} />
        </Button>
      </div>
    </div>
  );
}

/** The other of two hatches that lie beside each other. */
const pairOf = (id: string) =>
  id.startsWith("OW") ? `OW${id[2] === "1" ? 2 : 1}${id.slice(3)}` : null;

/** How far a sign steps aside so that both of a pair can be pressed. */
const besidePx = (x: number, other: number) =>
  (x < other ? -1 : 1) * Math.max(0, SIGN_PX / 2 - Math.abs(other - x) / 2);

/** Held so far from both edges that the whole sign is seen. */
const inside = (at: number, size: number) =>
  Math.min(size - SIGN_PX / 2, Math.max(SIGN_PX / 2, at));

/** The bar on the door hangs a hand above its place in the floor. */
const lifted = ([x, y, z]: readonly [number, number, number] = [0, 0, 0]) =>
  [x, y, z + 0.12] as const;
