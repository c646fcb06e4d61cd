import { useT } from "../../../i18n/i18n.ts";
import { now } from "../../../lib/clock.ts";
import { dateFault, daysUntil } from "../model.ts";

/** How far away the interview is, or that its day has passed. */
export function DateNote({ date }: { date: string }) {
  const t = useT();
  const isUsable = date !== "" && !dateFault(date, false, now());
  const days = isUsable ? daysUntil(date, now()) : 0;
  const words = () => {
    if (days < 0) return t("account.settings.datePast");
    return days === 0
      ? t("account.settings.dateToday")
      : t("account.settings.daysLeft", { count: days });
  };
  return (
    <p role="status" className="mt-1.5 text-ink-2 text-small empty:hidden">
      {isUsable && words()}
    </p>
  );
}
