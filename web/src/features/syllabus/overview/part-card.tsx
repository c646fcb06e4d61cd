import type { Topic } from "content/syllabus/schema";
import { useT } from "../../../i18n/i18n.ts";
import { Bar } from "../../../ui/bar.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { partAddress, partDone } from "../model.ts";
import { PICTURES } from "../pictures/pictures.ts";
import type { SyllabusRecord } from "../record.ts";
import { PART } from "../views.ts";

/** A part of the course: its picture, what one can do afterwards, and how much of it is known. */
export function PartCard({ topic, record }: { topic: Topic; record: SyllabusRecord }) {
  const t = useT();
  const { id, title, summary, count } = topic;
  const Picture = PICTURES[id];
  const { done, total } = partDone(topic, record);
  return (
    <Panel
      as="li"
      isFlush
      className="group relative flex min-[34rem]:flex-col transition-colors duration-[120ms] hover:border-edge"
    >
      <div className="w-[104px] shrink-0 overflow-hidden border-seam border-e min-[34rem]:aspect-[16/9] min-[34rem]:w-auto min-[34rem]:border-e-0 min-[34rem]:border-b">
        {Picture && <Picture />}
      </div>
      <div className="flex min-w-0 flex-1 flex-col p-4">
        <h3 className="text-h3">
          <PageLink
            href={partAddress(id)}
            onPointerDown={() => PART.warm()}
            className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-seam group-hover:underline-offset-4"
          >
            <bdi lang="en">{title}</bdi>
          </PageLink>
        </h3>
        <p lang="en" dir="ltr" className="mt-1 flex-1 text-ink-2 text-small">
          {summary}
        </p>
        <Bar value={done} max={total} className="mt-4" />
        <p className="tabular mt-2 text-ink-2 text-micro">
          {done > 0
            ? t("syllabus.known", { done, total })
            : t("syllabus.count", { cards: count.cards, questions: count.questions })}
        </p>
      </div>
    </Panel>
  );
}
