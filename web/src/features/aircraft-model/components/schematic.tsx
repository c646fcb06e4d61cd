import type { AircraftGeometry } from "content/aircraft-geometry/schema";
import type { AircraftModel, ModelAnnotation } from "content/aircraft-models/schema";
import { useRef } from "react";
import { schematicPlace, schematicReach } from "../model.ts";
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
  const percent = (metres: number) => `${50 + (metres / reach) * 50}%`;

  return (
    <div className="absolute inset-0 grid place-items-center p-3">
      <div
        ref={disc}
        data-schematic
        className="relative aspect-square max-h-full w-full max-w-[36rem] rotate-(--turn)"
      >
        <PlanView geometry={geometry} aircraft={aircraft} />
        <Points
          aircraft={aircraft}
          chosen={chosen}
          onPick={onPick}
          placeOf={(point) => {
            const { x, y } = schematicPlace(point, geometry);
            return {
              left: percent(x - geometry.overall.length / 2),
              // Nose to the left and seen from above, the right side is up.
              top: percent(-y),
              rotate: "calc(-1 * var(--turn, 0deg))",
            };
          }}
        />
      </div>
    </div>
  );
}
