import { daysBetween } from "coach/plan/days";
import type { Application } from "contract/applications";
import { PencilLine, Trash2 } from "lucide-react";
import { formatDate } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";

interface ApplicationRowProps {
  application: Application;
  today: string;
  onEdit: () => void;
  onRemove: () => void;
}

const TONES: Partial<Record<Application["stage"], BadgeTone>> = {
  interested: "neutral",
  offer: "green",
  declined: "neutral",
};

/** One application: the airline, where it stands, what comes next and when. */
export function ApplicationRow({ application, today, onEdit, onRemove }: ApplicationRowProps) {
  const t = useT();
  const { airline, stage, stageName, nextDate, notes, isSample } = application;
  const days = nextDate ? daysBetween(today, nextDate) : null;
  return (
    <li className="grid gap-x-8 gap-y-2 border-seam border-t p-5 first:border-t-0 tablet:grid-cols-[minmax(0,1fr)_auto] tablet:px-7">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 dir="auto" className="text-h3">
            {airline}
          </h3>
          <Badge tone={TONES[stage] ?? "blue"}>
            {stageName ? <span lang="en">{stageName}</span> : t(`plan.stage.${stage}`)}
          </Badge>
          {isSample && (
            <Badge tone="dawn" isBare>
              {t("calendar.tracker.sample")}
            </Badge>
          )}
        </div>
        {nextDate && days !== null && (
          <p className="mt-1 text-label">
            <time dateTime={nextDate}>
              {formatDate(`${nextDate}T12:00`, {
                ...{ weekday: "short", day: "numeric", month: "long", year: "numeric" },
              })}
            </time>
            <span className="text-ink-2">
              {" · "}
              {days < 0
                ? t("calendar.tracker.past")
                : days === 0
                  ? t("calendar.tracker.today")
                  : t("calendar.tracker.days", { count: days })}
            </span>
          </p>
        )}
        {notes && (
          <p
            dir="auto"
            className="mt-1.5 line-clamp-3 max-w-[70ch] rtl:text-right whitespace-pre-line break-words text-ink-2 text-label leading-normal"
          >
            {notes}
          </p>
        )}
      </div>
      <div className="-ms-3 flex items-start tablet:ms-0 tablet:-me-3">
        <Button
          variant="quiet"
          className="text-ink-2!"
          aria-label={t("calendar.tracker.editNamed", { airline })}
          onClick={onEdit}
        >
          <Icon of={PencilLine} size={18} />
          {t("calendar.tracker.edit")}
        </Button>
        <Button
          variant="quiet"
          size="icon"
          className="text-ink-2!"
          aria-label={t("calendar.tracker.removeNamed", { airline })}
          onClick={onRemove}
        >
          <Icon of={Trash2} size={18} />
        </Button>
      </div>
    </li>
  );
}
