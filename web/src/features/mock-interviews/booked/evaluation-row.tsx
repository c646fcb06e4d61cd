import type { Evaluation } from "contract/evaluations";
import { ChevronRight } from "lucide-react";
import { formatDate, formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { RecommendationBadge } from "../../../parts/booked-interviews/badges.tsx";
import { EVALUATION_DATE } from "../../../parts/booked-interviews/when.tsx";
import { InitialsWindow } from "../../../parts/people/initials-window.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { evaluationAddress } from "./api.ts";
import { typeOf } from "./model.ts";

/** One evaluation in the list. What it says shows only once it has been opened: one's own view comes first. */
export function EvaluationRow({ evaluation }: { evaluation: Evaluation }) {
  const t = useT();
  const { id, createdAt, openedAt, overallScore, recommendation } = evaluation;
  const name = evaluation.recruiterName ?? t("booking.recruiterGone");
  return (
    <li className="border-seam border-t">
      <PageLink
        href={evaluationAddress(id)}
        className="group flex items-center gap-x-3.5 gap-y-2 py-3.5 max-tablet:flex-wrap"
      >
        <InitialsWindow name={name} />
        <span className="min-w-0 flex-1 max-tablet:basis-[calc(100%-4rem)]">
          <span dir="auto" className="block font-semibold group-hover:text-lagoon-ink rtl:text-right">
            {name}
          </span>
          <span className="flex flex-wrap gap-x-3 text-ink-2 text-small">
            <time dateTime={createdAt}>{formatDate(createdAt, EVALUATION_DATE)}</time>
            <span>{t(`booked.type.${typeOf(evaluation)}`)}</span>
          </span>
        </span>
        {openedAt ? (
          <span className="flex items-center gap-3 max-tablet:ms-12.5">
            <RecommendationBadge recommendation={recommendation} />
            <span className="tabular font-semibold">
              <span aria-hidden>
                {formatNumber(overallScore, { maximumFractionDigits: 1 })}
                <span className="font-normal text-ink-2 text-small"> / 10</span>
              </span>
              <span className="sr-only">
                {t("booked.ofTen", { score: formatNumber(overallScore) })}
              </span>
            </span>
          </span>
        ) : (
          <Badge tone="lagoon" className="max-tablet:ms-12.5">
            {t("booking.evaluations.new")}
          </Badge>
        )}
        <Icon of={ChevronRight} size={18} isDirectional className="text-ink-2 max-tablet:hidden" />
      </PageLink>
    </li>
  );
}
