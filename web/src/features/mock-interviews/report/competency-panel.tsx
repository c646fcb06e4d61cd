import type { SessionReport } from "contract/interview-sessions";
import { useT } from "../../../i18n/i18n.ts";
import { Panel } from "../../../ui/panel.tsx";
import { CompetencyRow } from "./competency-row.tsx";

interface CompetencyPanelProps {
  report: SessionReport;
  onShow: (position: number) => void;
}

/** The session on the rubric that recruiters score with. */
export function CompetencyPanel({ report, onShow }: CompetencyPanelProps) {
  const t = useT();
  const { earlierSessions, dimensions } = report;
  return (
    <Panel
      as="section"
      aria-labelledby="competency-title"
      className="pb-2! print:break-inside-auto"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="competency-title" className="text-h2">
            {t("interview.competency.title")}
          </h2>
          <p className="mt-1 max-w-[62ch] text-ink-2 text-small">
            {t("interview.competency.text")}
          </p>
        </div>
        {earlierSessions > 0 && (
          <p className="flex items-center gap-2 text-ink-2 text-small">
            <span
              aria-hidden
              className="h-4 w-[3px] rounded-[2px] bg-ink print:[print-color-adjust:exact]"
            />
            {t("interview.competency.notch", { count: earlierSessions })}
          </p>
        )}
      </div>
      <ul className="mt-4 grid gap-x-10 desktop:grid-cols-2 print:grid-cols-2">
        {dimensions.map((entry) => (
          <CompetencyRow key={entry.dimension} entry={entry} onShow={onShow} />
        ))}
      </ul>
    </Panel>
  );
}
