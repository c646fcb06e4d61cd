import type { ExitConfiguration } from "content/evacuation-equipment/schema";
import { ChevronsDownUp, ChevronsUpDown } from "lucide-react";
import { useId } from "react";
import { formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { canDraw } from "../../../lib/scene/can-draw.ts";
import { LazyPlace } from "../../../parts/lazy-view/lazy-place.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { type EquipmentView, geometryOf, VIEWS, type View } from "../model.ts";
import { MODEL } from "../views.ts";
import { PlanView } from "./plan-view.tsx";

interface ExplorerProps {
  shown: EquipmentView;
  onExit: (exit: ExitConfiguration) => void;
  onView: (view: View) => void;
  onSlides: () => void;
}

/** The aircraft with all its exits: drawn from above, or as a model. */
export function Explorer({ shown, onExit, onView, onSlides }: ExplorerProps) {
  const t = useT();
  const id = useId();
  const { aircraft, areSlidesShown, view } = shown;
  return (
    <Panel
      as="section"
      aria-labelledby={id}
      className="flex min-h-[600px] flex-col gap-3 tablet:p-6"
    >
      <h2 id={id} className="sr-only">
        {t("equipment.plan.exits", { aircraft: aircraft.aircraftType })}
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label={t("equipment.view.label")}
          options={VIEWS.map((value) => ({ value, label: t(`equipment.view.${value}`) }))}
          value={view}
          onChange={onView}
          onExpected={() => MODEL.warm()}
        />
        <Button aria-pressed={areSlidesShown} onClick={onSlides}>
          <Icon of={areSlidesShown ? ChevronsDownUp : ChevronsUpDown} size={18} />
          {t(areSlidesShown ? "equipment.slides.hide" : "equipment.slides.show")}
        </Button>
      </div>
      {view === "3d" && canDraw() ? (
        <LazyPlace
          key={aircraft.id}
          of={MODEL}
          props={{ shown, onExit, className: "min-h-[440px] flex-1" }}
        />
      ) : (
        <>
          {view === "3d" && !canDraw() && (
            <p role="status" className="text-ink-2 text-label leading-[1.55]">
              {t("equipment.model.missing")}
            </p>
          )}
          <PlanView shown={shown} onExit={onExit} />
        </>
      )}
      <Caption shown={shown} />
    </Panel>
  );
}

function Caption({ shown: { aircraft, view } }: { shown: EquipmentView }) {
  const t = useT();
  const { overall, fuselage } = geometryOf(aircraft.id);
  return (
    <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-ink-2 text-small">
      <span>
        {view === "3d" && canDraw()
          ? t("equipment.model.caption")
          : t("equipment.plan.caption", { aircraft: aircraft.aircraftType })}
      </span>
      <span className="tabular">
        {t("equipment.plan.scale", {
          length: formatNumber(overall.length),
          width: formatNumber(fuselage.width),
        })}
      </span>
    </p>
  );
}
