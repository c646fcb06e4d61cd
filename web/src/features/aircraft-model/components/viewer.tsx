import type { ModelAnnotation } from "content/aircraft-models/schema";
import { Pause, Play, ScanEye } from "lucide-react";
import { type RefObject, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { canDraw } from "../../../lib/scene/can-draw.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { geometryOf, type ModelView, type Picture } from "../model.ts";
import { PointDetails } from "./point-details.tsx";
import { ScenePlace } from "./scene-place.tsx";
import { Schematic } from "./schematic.tsx";

interface ViewerProps {
  view: ModelView;
  isRotating: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  onRotate: (isRotating: boolean) => void;
  onPicture: (picture: Picture) => void;
  onPick: (point: ModelAnnotation) => void;
  onStep: (steps: 1 | -1) => void;
  onClose: () => void;
}

/** The picture, 600 px high (specification 2, section 9), with what is done to it above and the open point over it. */
export function Viewer({
  view,
  isRotating,
  heading,
  onRotate,
  onPicture,
  onPick,
  onStep,
  onClose,
}: ViewerProps) {
  const t = useT();
  const [isCut, setCut] = useState(false);
  const [isGone, setGone] = useState(() => !canDraw());
  const { aircraft, point } = view;
  const picture = isGone ? "schematic" : view.picture;
  const geometry = geometryOf(aircraft);
  const shared = { aircraft, geometry, chosen: point, isRotating, onPick };

  return (
    <Panel as="section" aria-label={t("aircraft.viewer.label")} isFlush>
      <div className="flex flex-wrap items-center justify-between gap-3 border-seam border-b p-3 tablet:px-5">
        <Segmented
          label={t("aircraft.picture.label")}
          value={picture}
          onChange={onPicture}
          options={[
            { value: "3d", label: t("aircraft.picture.3d"), isDisabled: isGone },
            { value: "schematic", label: t("aircraft.picture.schematic") },
          ]}
        />
        <span className="flex flex-wrap gap-2">
          {picture === "3d" && (
            <Button aria-pressed={isCut} onClick={() => setCut(!isCut)}>
              <Icon of={ScanEye} size={18} />
              {t(isCut ? "aircraft.viewer.roofOn" : "aircraft.viewer.roofOff")}
            </Button>
          )}
          <Button onClick={() => onRotate(!isRotating)}>
            <Icon of={isRotating ? Pause : Play} size={18} />
            {t(isRotating ? "aircraft.viewer.pause" : "aircraft.viewer.rotate")}
          </Button>
        </span>
      </div>
      <div className="@container h-[600px]">
        {/* Clipped, not scrolled: a point that takes the focus at the edge must not move the picture. */}
        <div
          className={classNames(
            "relative flex h-full flex-col overflow-clip",
            picture === "3d" &&
              "bg-[linear-gradient(to_bottom,var(--cloud-2),var(--cloud-3)_46%,var(--well)_46.5%,var(--panel))]",
          )}
        >
          <div
            className={classNames(
              "relative min-h-0 flex-1",
              // The drawing has no camera that could look beside the details: it makes room for them.
              picture === "schematic" && point && "@min-[40rem]:me-[21rem]",
            )}
          >
            {picture === "3d" ? (
              <ScenePlace {...shared} isCut={isCut} onGone={() => setGone(true)} />
            ) : (
              <Schematic {...shared} />
            )}
          </div>
          {point && (
            <PointDetails
              aircraft={aircraft}
              point={point}
              heading={heading}
              onStep={onStep}
              onClose={onClose}
            />
          )}
        </div>
      </div>
      <p className="border-seam border-t px-5 py-3 text-ink-2 text-small">
        {t(isGone ? "aircraft.viewer.noScene" : `aircraft.viewer.${picture}Caption`)}
      </p>
    </Panel>
  );
}
