import { History } from "lucide-react";
import { formatClock, formatDate } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import type { Take } from "../../lib/media/take.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";

interface RecoveredOfferProps {
  take: Take;
  onKeep: () => void;
  onDrop: () => void;
}

/** A recording that was left here, by a reload, a crash or by going away: it is neither lost nor forced on anybody. */
export function RecoveredOffer({ take, onKeep, onDrop }: RecoveredOfferProps) {
  const t = useT();
  const when = formatDate(take.startedAt, { dateStyle: "medium", timeStyle: "short" });
  return (
    <Panel
      as="section"
      aria-label={t("recorder.recovered.title")}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4!"
    >
      <div role="status" className="flex min-w-60 flex-1 gap-3 text-label">
        <Icon of={History} size={18} className="mt-0.5 text-lagoon" />
        <p className="min-w-0">
          <b className="font-semibold">{t("recorder.recovered.title")}</b>{" "}
          {t("recorder.recovered.text", { when, length: formatClock(take.durationSeconds) })}
          {take.question && (
            <span lang="en" dir="auto" className="block text-ink-2 text-small">
              {take.question}
            </span>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onKeep}>{t("recorder.recovered.keep")}</Button>
        <Button variant="quiet" onClick={onDrop}>
          {t("recorder.recovered.drop")}
        </Button>
      </div>
    </Panel>
  );
}
