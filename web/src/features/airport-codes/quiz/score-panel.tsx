import { RotateCcw } from "lucide-react";
import { formatPercent } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
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
  /** Beside the question there is no room: it lies in a strip above it. */
  isWide: boolean;
  onMode: (mode: Mode) => void;
  onReset: () => void;
}

/** Mode, Reset, and the score once something is answered (specification 2, section 2.9). */
export function ScorePanel({ mode, run, size, isWide, onMode, onReset }: ScorePanelProps) {
  const t = useT();
  const { correct, total, asked } = run;
  const percent = percentOf(run);
  return (
    <Panel
      as="section"
      aria-label={t("airports.score.label")}
      className={classNames(
        "flex flex-wrap items-end gap-x-6 gap-y-4",
        !isWide && "desktop:grid desktop:grid-cols-[minmax(0,1fr)] desktop:gap-5",
      )}
    >
      <Field label={t("airports.mode.label")} className="min-w-0 flex-1 basis-52 tablet:max-w-80">
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
      <div className="min-w-0 flex-1 basis-60">
        {total > 0 && (
          <>
            <p className="flex items-baseline gap-2.5">
              <span className="text-ink-2 text-small">{t("airports.score.title")}</span>
              <span className="tabular font-semibold text-[1.625rem] leading-tight">
                {formatPercent(percent)}
              </span>
              <span className="tabular ms-auto text-ink-2 text-small">
                {t("airports.score.of", { correct, total })}
              </span>
            </p>
            <Progress
              className="my-2"
              value={percent}
              label={t("airports.score.title")}
              valueText={t("airports.score.aloud", {
                ...{ correct, total },
                percent: formatPercent(percent),
              })}
            />
          </>
        )}
        <div className="flex items-center justify-between gap-4">
          <p className="tabular text-ink-2 text-small">
            {t("airports.score.asked", { count: asked.length, size })}
          </p>
          <Button onClick={onReset} className="shrink-0">
            <Icon of={RotateCcw} size={18} />
            {t("airports.score.reset")}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
