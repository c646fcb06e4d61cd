import { useT } from "../../i18n/i18n.ts";
import { Panel } from "../../ui/panel.tsx";
import { MarkLegend } from "./mark-legend.tsx";
import { MarkedSections } from "./marked-sections.tsx";
import type { MarkedAnswer as Marked } from "./marks.ts";

/** The person's own words with what earned, what could earn more and what cost points. */
export function MarkedAnswer({ marked }: { marked: Marked }) {
  const t = useT();
  const isMarked = marked.marks.length > 0;
  return (
    <Panel as="section" aria-labelledby="marked-title">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h2 id="marked-title" className="text-h2">
          {t(isMarked ? "report.marked.title" : "report.marked.plainTitle")}
        </h2>
        {isMarked && <MarkLegend />}
      </div>
      <MarkedSections marked={marked} />
    </Panel>
  );
}
