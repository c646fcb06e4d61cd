import type { AircraftGeometry } from "content/aircraft-geometry/schema";
import type { AircraftModel, ModelAnnotation } from "content/aircraft-models/schema";
import { useLayoutEffect, useRef, useState } from "react";
import { schematicPlace, schematicReach } from "../model.ts";
import { spread } from "../place-points.ts";
import { useRotation } from "../use-rotation.ts";
import { PlanView } from "./plan-view.tsx";
import { Points } from "./points.tsx";

interface SchematicProps {
  aircraft: AircraftModel;
  geometry: AircraftGeometry;
  chosen: ModelAnnotation | null;
  isRotating: boolean;
  onPick: (point: ModelAnnotation) => void;
}

/** The aircraft from above, drawn to scale; it turns, and its points stay upright. */
export function Schematic({ aircraft, geometry, chosen, isRotating, onPick }: SchematicProps) {
  const disc = useRef<HTMLDivElement>(null);
  const degrees = useRef(0);
  useRotation(isRotating, (by) => {
    degrees.current = (degrees.current + by) % 360;
    disc.current?.style.setProperty("--turn", `${degrees.current}deg`);
  });
  const reach = schematicReach(geometry);
  const [half, setHalf] = useState(0);
  useLayoutEffect(() => {
    const target = disc.current;
    if (!target) return;
    // Its own width: the box about a square that turns is larger.
    const measure = () => setHalf(target.clientWidth / 2);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, []);
  // The picture turns and its points keep their distances: they are moved apart once for its size.
  const scale = (half || 1) / reach;
  const places = aircraft.annotations.map((point) => {
    const { x, y } = schematicPlace(point, geometry);
    // Nose to the left and seen from above, the right side is up.
    return { x: (x - geometry.overall.length / 2) * scale, y: -y * scale, isBehind: half === 0 };
  });
  const spots = spread(places);

  return (
    <div className="absolute inset-0 grid place-items-center p-3 [container-type:size]">
      <div
        ref={disc}
        data-schematic
        className="relative aspect-square w-[min(100cqw,100cqh,36rem)] rotate-(--turn)"
      >
        <PlanView geometry={geometry} aircraft={aircraft} />
        <Points
          aircraft={aircraft}
          chosen={chosen}
          onPick={onPick}
          placeOf={(point) => {
            const { x, y } = spots[aircraft.annotations.indexOf(point)] ?? { x: 0, y: 0 };
            return {
              left: `calc(50% + ${x}px)`,
              top: `calc(50% + ${y}px)`,
              rotate: "calc(-1 * var(--turn, 0deg))",
            };
          }}
        />
      </div>
    </div>
  );
}
