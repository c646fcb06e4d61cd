import type { Advice } from "contract/star-analysis";
import { useT } from "../../i18n/i18n.ts";
import { Panel } from "../../ui/panel.tsx";
import { AdviceItem } from "./advice-item.tsx";
import type { Mark } from "./marks.ts";

/** What to keep. */
export function Strengths({
  strengths,
  marks,
}: {
  strengths: readonly Advice[];
  marks: readonly Mark[];
}) {
  const t = useT();
  if (strengths.length === 0) return null;
  return (
    <Panel as="section" aria-labelledby="strengths-title" className="pb-2!">
      <h2 id="strengths-title" className="mb-3.5 text-h2">
        {t("report.strengths.title")}
      </h2>
      <ul>
        {strengths.map((advice) => (
          <AdviceItem
            key={`${advice.note.id} ${advice.note.text}`}
            advice={advice}
            marks={marks}
            effect="earns"
          />
        ))}
      </ul>
    </Panel>
  );
}
