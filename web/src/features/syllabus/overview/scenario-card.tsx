import { useT } from "../../../i18n/i18n.ts";
import { Badge } from "../../../ui/badge.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { scenarioAddress } from "../model.ts";
import { PICTURES } from "../pictures/pictures.ts";
import type { SyllabusRecord } from "../record.ts";
import { STORY } from "../views.ts";

interface ScenarioCardProps {
  id: string;
  title: string;
  /** How many there are. */
  endings: number;
  record: SyllabusRecord;
}

/** A decision scenario: its picture, and how many of its endings were reached. */
export function ScenarioCard({ id, title, endings, record }: ScenarioCardProps) {
  const t = useT();
  const Picture = PICTURES[id];
  const seen = record.endings.filter((one) => one.startsWith(`${id}/`)).length;
  return (
    <Panel
      as="li"
      isFlush
      className="group relative transition-colors duration-[120ms] hover:border-edge"
    >
      <div className="aspect-[16/9] border-seam border-b">{Picture && <Picture />}</div>
      <div className="p-4 tablet:p-5">
        <h3 className="text-h3">
          <PageLink
            href={scenarioAddress(id)}
            onPointerDown={() => STORY.warm()}
            className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-seam group-hover:underline-offset-4"
          >
            <bdi lang="en">{title}</bdi>
          </PageLink>
        </h3>
        <p className="tabular mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-small">
          {t("syllabus.decisions.endings", { seen, count: endings })}
          {record.scenarios[id]?.isRunning && (
            <Badge tone="blue">{t("syllabus.decisions.running")}</Badge>
          )}
        </p>
      </div>
    </Panel>
  );
}
