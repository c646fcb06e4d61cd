import { useT } from "../../i18n/i18n.ts";
import { classNames } from "../../ui/class-names.ts";
import { MARK_BASE, MARK_LINES, MARK_TINTED, MARK_TINTS } from "./mark-look.ts";
import type { Effect } from "./marks.ts";

const EFFECTS: readonly Effect[] = ["earns", "could-earn-more", "costs"];

/** What the lines under marked words mean. */
export function MarkLegend() {
  const t = useT();
  return (
    <p className="flex flex-wrap gap-4 text-small">
      {EFFECTS.map((effect) => (
        <span
          key={effect}
          className={classNames(
            MARK_BASE,
            MARK_LINES[effect],
            MARK_TINTED,
            MARK_TINTS[effect],
            "px-2!",
          )}
        >
          {t(`report.effect.${effect}`)}
        </span>
      ))}
    </p>
  );
}
