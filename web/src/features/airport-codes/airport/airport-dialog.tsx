import type { Airport } from "content/airports/schema";
import { MapPin } from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { AirportFacts } from "./airport-facts.tsx";
import { LuggageTag } from "./luggage-tag.tsx";

interface AirportDialogProps {
  /** Null closes it. */
  airport: Airport | null;
  now: Date;
  onClose: () => void;
  onShowOnMap: () => void;
}

/** One airport from near: its tag, what is known of it, why its code reads so. */
export function AirportDialog({ airport, now, onClose, onShowOnMap }: AirportDialogProps) {
  const t = useT();
  return (
    <Dialog
      isOpen={airport !== null}
      onClose={onClose}
      title={
        airport && (
          <bdi lang="en">
            {airport.code} · {airport.name}
          </bdi>
        )
      }
      closeLabel={t("buttons.close")}
      closesOnBackdrop
      width="wide"
      footer={
        <Button onClick={onShowOnMap}>
          <Icon of={MapPin} size={18} />
          {t("airports.card.onMap")}
        </Button>
      }
    >
      {airport && (
        <div className="grid gap-5 tablet:grid-cols-[auto_minmax(0,1fr)] tablet:gap-7">
          <div className="grid place-items-center rounded-panel bg-well px-9 pt-8 pb-7">
            <LuggageTag code={airport.code} size="large" />
          </div>
          <div>
            <AirportFacts airport={airport} now={now} />
          </div>
        </div>
      )}
    </Dialog>
  );
}
