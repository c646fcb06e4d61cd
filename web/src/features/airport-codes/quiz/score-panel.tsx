import { RotateCcw } from "lucide-react";
import { formatPercent } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { Select } from "../../../ui/select.tsx";
import { MODES, type Mode, percentOf, type Run } from "./model.ts";

interface ScorePanelProps {
  mode: Mode;
  run: Run;
  /** Airports of the set. */
  size: number;
  onMode: (mode: Mode) => void;
  onReset: () => void;
}

/** Mode, Reset, and the score once something is answered (specification 2, section 2.9). */
export function ScorePanel({ mode, run, size, onMode, onReset }: ScorePanelProps) {
  const t = useT();
  const { correct, total, asked } = run;
  const percent = percentOf(run);
  return (
    <Panel as="section" aria-label={t("airports.score.label")} className="grid gap-5">
      <Field label={t("airports.mode.label")}>
        <Select
          value={mode}
          onChange={({ target }) => {
            const next = MODES.find((known) => known === target.value);
            if (next) onMode(next);
          }}
        >
          {MODES.map((value) => (
            <option key={value} value={value}>
              {t(`airports.mode.${value}`)}
            </option>
          ))}
        </Select>
      </Field>
      {total > 0 && (
        <div>
          <p className="flex items-baseline justify-between gap-3">
            <span className="text-ink-2 text-small">{t("airports.score.title")}</span>
            <span className="tabular text-ink-2 text-small">
              {t("airports.score.of", { correct, total })}
            </span>
          </p>
          <p className="tabular mt-0.5 font-semibold text-[1.875rem] leading-tight">
            {formatPercent(percent)}
          </p>
          <Progress
            className="mt-2"
            value={percent}
            label={t("airports.score.title")}
            valueText={t("airports.score.aloud", {
              ...{ correct, total },
              percent: formatPercent(percent),
            })}
          />
        </div>
      )}
      <p className="tabular text-ink-2 text-small">
        {t("airports.score.asked", { count: asked.length, size })}
      </p>
      <Button onClick={onReset} className="justify-self-start">
        <Icon of={RotateCcw} size={18} />
        {t("airports.score.reset")}
      </Button>
    </Panel>
  );
}
