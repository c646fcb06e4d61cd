import type { AircraftGeometry } from "content/aircraft-geometry/schema";
import type { AircraftModel, ModelAnnotation } from "content/aircraft-models/schema";
import { useEffect, useRef } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { wantsStillness } from "../../../lib/motion.ts";
import type { Mesh } from "../../../lib/scene/mesh.ts";
import { eyeOf, ZOOM_STEP } from "../../../lib/scene/orbit.ts";
import { openStage } from "../../../lib/scene/stage.ts";
import type { Stage } from "../../../lib/scene/stage-model.ts";
import { useIsNight } from "../../../lib/theme.ts";
import {
  type AircraftPart,
  aircraftShape,
  CABIN_PARTS,
  OUTSIDE_PARTS,
  ROOF_PART,
} from "../../../parts/aircraft-shape/aircraft-shape.ts";
import { isBehindHull } from "../../../parts/aircraft-shape/hull.ts";
import { Points } from "../components/points.tsx";
import { spread } from "../place-points.ts";
import { useRotation } from "../use-rotation.ts";
import { lightOf, paintsOf } from "./look.ts";
import { FOV, middleOf, type Pose, pointPose, type Side, wholePose } from "./poses.ts";
import { SceneButtons } from "./scene-buttons.tsx";
import { useCamera } from "./use-camera.ts";
import { useHand } from "./use-hand.ts";

export interface AircraftSceneProps {
  aircraft: AircraftModel;
  geometry: AircraftGeometry;
  chosen: ModelAnnotation | null;
  isRotating: boolean;
  /** The roof is off. */
  isCut: boolean;
  onPick: (point: ModelAnnotation) => void;
  /** A first picture is there. */
  onReady: () => void;
  /** There is no drawing in three dimensions here. */
  onGone: () => void;
}

const PARTS: readonly AircraftPart[] = [...OUTSIDE_PARTS, ROOF_PART, ...CABIN_PARTS];
const shapes = new Map<string, Record<AircraftPart, Mesh>>();

/** The popup covers the end of a wide picture: the point comes to the middle of the rest. It stands under a narrow one. */
const POPUP_WIDTH = 336;
const NARROW = 640;

/** A device that takes the picture away gives it back at once, or not at all: then the schematic serves. */
const PATIENCE_MS = 2000;

function shiftBeside(canvas: HTMLCanvasElement): Pose["shift"] {
  if (canvas.clientWidth < NARROW) return [0, 0];
  const isRtl = getComputedStyle(canvas).direction === "rtl";
  return [((isRtl ? -1 : 1) * POPUP_WIDTH) / 2, 0];
}

/** The aircraft in three dimensions, in its own chunk. Draws a frame when something has changed, and none otherwise. */
export function AircraftScene({
  aircraft,
  geometry,
  chosen,
  isRotating,
  isCut,
  onPick,
  onReady,
  onGone,
}: AircraftSceneProps) {
  const t = useT();
  const canvas = useRef<HTMLCanvasElement>(null);
  const points = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage | null>(null);
  const shown = useRef({ aircraft, geometry, isOpen: chosen !== null });
  const isNight = useIsNight();

  const camera = useCamera(geometry, ({ orbit, target, shift }) => {
    stage.current?.look(orbit, target, shift);
  });
  const aspect = () => {
    const { clientWidth = 1, clientHeight = 1 } = canvas.current ?? {};
    return clientWidth / Math.max(1, clientHeight);
  };
  const whole = (side: Side) => wholePose(geometry, aspect(), side);
  const hand = useHand({ element: canvas, onTurn: camera.turn, onZoom: camera.zoom });

  useRotation(isRotating, (degrees) => {
    if (!hand.isHeld()) camera.turn(degrees);
  });

  const placePoints = () => {
    const pose = camera.pose();
    if (!pose || !stage.current) return;
    const eye = eyeOf(pose.orbit, pose.target);
    const { annotations } = shown.current.aircraft;
    const spots = annotations.map(({ position }) => {
      const { x, y, isInPicture } = (stage.current as Stage).project(position);
      const isOut = !isInPicture;
      const isBehind = isOut || isBehindHull(shown.current.geometry.fuselage, eye, position);
      return { x, y, isOut, isBehind };
    });
    spread(spots).forEach(({ x, y, isOut, isBehind }, at) => {
      const button = points.current?.querySelector<HTMLElement>(
        `[data-point="${annotations[at]?.id}"]`,
      );
      if (!button) return;
      button.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
      button.toggleAttribute("data-out", isOut);
      button.toggleAttribute("data-behind", isBehind);
    });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once; what it calls reads what is shown.
  useEffect(() => {
    if (!canvas.current) return;
    let hasShown = false;
    let patience: ReturnType<typeof setTimeout> | undefined;
    stage.current = openStage({
      canvas: canvas.current,
      fov: FOV,
      onFrame: () => {
        placePoints();
        if (!hasShown) onReady();
        hasShown = true;
      },
      onLost: (isLost) => {
        clearTimeout(patience);
        if (isLost) patience = setTimeout(onGone, PATIENCE_MS);
      },
      onShape: () => {
        const pose = camera.pose();
        // Another shape has another distance at which the whole fits; a camera on its way knows it already.
        if (!pose || shown.current.isOpen || camera.isMoving()) return;
        const { distance } = wholePose(shown.current.geometry, aspect(), "quarter").orbit;
        camera.jump({ ...pose, orbit: { ...pose.orbit, distance } });
      },
    });
    if (!stage.current) onGone();
    return () => {
      clearTimeout(patience);
      camera.stop();
      stage.current?.dispose();
      stage.current = null;
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the camera is the same as long as the aircraft is.
  useEffect(() => {
    shown.current = { ...shown.current, aircraft, geometry };
    const shape = shapes.get(geometry.id) ?? aircraftShape(geometry);
    shapes.set(geometry.id, shape);
    stage.current?.setParts(PARTS.map((name) => ({ name, mesh: shape[name], paint: name })));
    const [x] = middleOf(geometry);
    stage.current?.setGround(
      [x, 0, 0],
      Math.max(geometry.overall.length, geometry.overall.span) * 0.62,
    );
    const before = camera.pose();
    camera.jump({
      ...whole("quarter"),
      ...(before && { orbit: { ...before.orbit, distance: whole("quarter").orbit.distance } }),
    });
  }, [aircraft, geometry]);

  useEffect(() => {
    const styles = getComputedStyle(document.documentElement);
    stage.current?.setLook(
      paintsOf((name) => styles.getPropertyValue(name).trim(), isNight),
      lightOf(isNight),
    );
  }, [isNight]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new aircraft has new parts to hide.
  useEffect(() => {
    stage.current?.setShown(ROOF_PART, !isCut);
    for (const name of CABIN_PARTS) stage.current?.setShown(name, isCut);
  }, [isCut, aircraft]);

  const wasChosen = useRef<boolean | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the camera goes where a choice leads, and nowhere between.
  useEffect(() => {
    const before = camera.pose();
    shown.current.isOpen = chosen !== null;
    if (!before || !canvas.current) return;
    if (chosen) {
      const to = pointPose(geometry, chosen.position, before, aspect());
      const isFirst = wasChosen.current === null;
      camera.go({ ...to, shift: shiftBeside(canvas.current) }, isFirst || wantsStillness());
    } else if (wasChosen.current) {
      // Back to the whole from where one looks: a turn that goes on does not begin with a jump.
      const back = whole("quarter");
      camera.go({ ...back, orbit: { ...back.orbit, yaw: before.orbit.yaw } }, wantsStillness());
    }
    wasChosen.current = chosen !== null;
  }, [chosen]);

  return (
    <>
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it is worked by keys of its own. */}
      <canvas
        ref={canvas}
        tabIndex={0}
        role="application"
        aria-label={t("aircraft.scene.label", { name: aircraft.name })}
        aria-describedby="aircraft-scene-keys"
        onKeyDown={(event) => {
          if (event.altKey || event.ctrlKey || event.metaKey) return;
          if (camera.key(event.key)) event.preventDefault();
        }}
        {...hand.handlers}
        className="absolute inset-0 h-full w-full cursor-grab touch-pan-y rounded-[inherit] focus-visible:-outline-offset-4 active:cursor-grabbing"
      />
      <p id="aircraft-scene-keys" className="sr-only">
        {t("aircraft.scene.keys")}
      </p>
      <Points aircraft={aircraft} chosen={chosen} onPick={onPick} ref={points} />
      <SceneButtons
        isOpen={chosen !== null}
        onSide={(side) => camera.go(whole(side), wantsStillness())}
        onZoom={(isNearer) => camera.zoom(isNearer ? ZOOM_STEP : 1 / ZOOM_STEP)}
      />
    </>
  );
}
