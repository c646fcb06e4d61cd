import { Minus, Plus } from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { Side } from "./poses.ts";

const SIDES: readonly Side[] = ["quarter", "left", "front", "above"];

interface SceneButtonsProps {
  /** Details are open: a narrow picture is then low, and its set views would cover it. */
  isOpen: boolean;
  onSide: (side: Side) => void;
  onZoom: (isNearer: boolean) => void;
}

/** Set views and zoom: all that dragging does, by single presses. */
export function SceneButtons({ isOpen, onSide, onZoom }: SceneButtonsProps) {
  const t = useT();
  return (
    <div className="pointer-events-none absolute inset-x-3 bottom-3 flex flex-wrap items-end justify-between gap-2">
      <div className="pointer-events-auto flex gap-1.5">
        <Button size="icon" aria-label={t("aircraft.scene.nearer")} onClick={() => onZoom(true)}>
          <Icon of={Plus} />
        </Button>
        <Button size="icon" aria-label={t("aircraft.scene.farther")} onClick={() => onZoom(false)}>
          <Icon of={Minus} />
        </Button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere. */}
      <div
        role="group"
        aria-label={t("aircraft.scene.sides")}
        className={classNames(
          "pointer-events-auto flex gap-0.5 rounded-control border-[1.5px] border-edge bg-panel p-0.5",
          isOpen && "@max-[40rem]:hidden",
        )}
      >
        {SIDES.map((side) => (
          <button
            key={side}
            type="button"
            onClick={() => onSide(side)}
            className="min-h-11 rounded-[9px] px-3 font-semibold text-small transition-colors duration-[120ms] hover:bg-well"
          >
            {t(`aircraft.scene.side.${side}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
