import { History } from "lucide-react";
import { formatMinutes } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import type { Take } from "../../../lib/media/take.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";

interface InterruptedOfferProps {
  take: Take;
  number: number;
  onKeep: () => void;
  onDrop: () => void;
}

/** A take that the page was closed upon: it may count as it is, or be made again, since nobody ended it. */
export function InterruptedOffer({ take, number, onKeep, onDrop }: InterruptedOfferProps) {
  const t = useT();
  return (
    <Panel
      as="section"
      aria-labelledby="interrupted-title"
      className="flex flex-wrap items-center gap-4"
    >
      <Icon of={History} size={24} className="text-lagoon" />
      <div className="min-w-60 flex-1">
        <h2 id="interrupted-title" className="text-h3">
          {t("oneway.interrupted.title", { number })}
        </h2>
        <p className="text-ink-2 text-small">
          {t("oneway.interrupted.text", { length: formatMinutes(take.durationSeconds) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onKeep}>{t("oneway.interrupted.keep")}</Button>
        <Button onClick={onDrop}>{t("oneway.interrupted.drop")}</Button>
      </div>
    </Panel>
  );
}
