import { Globe, Minus, Plus } from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { MAX_ZOOM } from "./view.ts";

interface ZoomButtonsProps {
  zoom: number;
  onZoom: (nearer: boolean) => void;
  onWhole: () => void;
}

/** Nearer, farther, and the whole world. */
export function ZoomButtons({ zoom, onZoom, onWhole }: ZoomButtonsProps) {
  const t = useT();
  return (
    <div
      // South of Hawaii there is nothing to cover.
      className="absolute bottom-3 left-3 flex gap-1.5"
    >
      <Button
        size="icon"
        aria-label={t("airports.map.nearer")}
        aria-disabled={zoom >= MAX_ZOOM || undefined}
        onClick={() => onZoom(true)}
      >
        <Icon of={Plus} />
      </Button>
      <Button
        size="icon"
        aria-label={t("airports.map.farther")}
        aria-disabled={zoom <= 1 || undefined}
        onClick={() => onZoom(false)}
      >
        <Icon of={Minus} />
      </Button>
      <Button size="icon" aria-label={t("airports.map.whole")} onClick={onWhole}>
        <Icon of={Globe} />
      </Button>
    </div>
  );
}
