import type { AssignmentProgress } from "contract/groups";
import { formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Badge } from "../../../ui/badge.tsx";
import { STATE_TONES } from "../assignment.ts";

/** How far somebody is: the state in a word, and the count beneath it until it is done. */
export function StateBadge({ progress }: { progress: AssignmentProgress | undefined }) {
  const t = useT();
  if (!progress)
    return <span className="text-ink-2 text-small">{t("trainer.matrix.notAsked")}</span>;
  const { state, done, needed } = progress;
  return (
    <span className="inline-grid justify-items-start gap-1">
      <Badge tone={STATE_TONES[state]}>{t(`trainer.state.${state}`)}</Badge>
      <span className="tabular ps-1 text-ink-2 text-small">
        {t("trainer.matrix.of", { done: formatNumber(done), needed: formatNumber(needed) })}
      </span>
    </span>
  );
}
