import type { Shortfall } from "coach/plan/planned";
import { formatList } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";

interface ShortfallNoteProps {
  shortfall: Shortfall;
  minutesPerDay: number;
}

const NAMED = 3;

/** Says plainly what finds no place in the days that are left, and what would change that. */
export function ShortfallNote({ shortfall, minutesPerDay }: ShortfallNoteProps) {
  const t = useT();
  const { missing, minutesNeeded } = shortfall;
  const names = missing
    .slice(0, NAMED)
    .map(({ kind, count }) => t("calendar.short.item", { task: t(`plan.short.${kind}`), count }));
  const others = missing.length - NAMED;
  const list = formatList(
    others > 0 ? [...names, t("calendar.short.others", { count: others })] : names,
  );
  return (
    <aside
      aria-label={t("calendar.short.label")}
      className="rounded-[18px] bg-dawn-soft px-5 py-4 text-label"
    >
      <p className="font-semibold text-dawn-ink">
        {t("calendar.short.title", { count: minutesPerDay })}
      </p>
      <p className="mt-1 max-w-[70ch]">
        {t("calendar.short.missing", { list })}{" "}
        {minutesNeeded === null
          ? t("calendar.short.tooFew")
          : t("calendar.short.needed", { count: minutesNeeded })}
      </p>
    </aside>
  );
}
