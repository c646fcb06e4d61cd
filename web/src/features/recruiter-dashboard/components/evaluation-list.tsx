import { useInfiniteQuery } from "@tanstack/react-query";
import { useT } from "../../../i18n/i18n.ts";
import { evaluationPages } from "../../../parts/booked-interviews/api.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Panel } from "../../../ui/panel.tsx";
import type { EvaluatedInterview } from "../evaluation/model.ts";
import { EvaluationCard } from "./evaluation-card.tsx";

/** Specification 1, section 2: at most the first five. */
const SHOWN = 5;
const RECENT = evaluationPages("recruiter", SHOWN);

export function EvaluationList({
  onSecond,
}: {
  onSecond: (interview: EvaluatedInterview) => void;
}) {
  const t = useT();
  const { data } = useInfiniteQuery(RECENT);
  const evaluations = data?.pages[0]?.entries.slice(0, SHOWN) ?? [];
  return (
    <Panel as="section" isFlush aria-labelledby="evaluations-title">
      <h2 id="evaluations-title" className="px-5 py-5 text-h2 tablet:px-7 tablet:py-6">
        {t("recruiter.evaluations.title")}
      </h2>
      {data && evaluations.length === 0 && (
        <EmptyState
          heading={t("recruiter.evaluations.empty.title")}
          sentence={t("recruiter.evaluations.empty.text")}
          className="border-seam border-t"
        />
      )}
      <ul>
        {evaluations.map((evaluation) => (
          <EvaluationCard key={evaluation.id} evaluation={evaluation} onSecond={onSecond} />
        ))}
      </ul>
    </Panel>
  );
}
