import { agreementOf, type CriterionPair } from "coach/calibration/agreement";
import type { Evaluation } from "contract/evaluations";
import type { SecondOpinion } from "contract/second-evaluations";
import type { ReactNode } from "react";
import { formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import { Quoted } from "../../../parts/receipt/quoted.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Table } from "../../../ui/table.tsx";

/** Two evaluations of one interview beside each other: what agrees, and what to talk about. */
export function AgreementView({ pair }: { pair: NonNullable<SecondOpinion["pair"]> }) {
  const t = useT();
  const { record } = useAccount();
  const { first, second } = pair;
  const { criteria, same, close, widest, isSameRecommendation } = agreementOf(first, second);
  const nameOf = ({ recruiterId, recruiterName }: Evaluation) =>
    recruiterId === record.id ? t("second.you") : (recruiterName ?? t("second.gone"));
  const recommends = ({ recommendation }: Evaluation) =>
    t(`booked.recommendation.${recommendation}`);
  const number = (value: number) => formatNumber(value, { maximumFractionDigits: 1 });
  return (
    <div className="grid gap-5">
      <div className="grid gap-1 text-label">
        <p>{t("second.same", { same, close, all: criteria.length })}</p>
        <p className="font-semibold">
          {widest
            ? t("second.widest", { criterion: t(`booked.dimension.${widest}`) })
            : t("second.noWide")}
        </p>
        <p>
          {isSameRecommendation
            ? t("second.sameRecommendation", { recommendation: recommends(first) })
            : t("second.otherRecommendation", {
                ...{ first: nameOf(first), one: recommends(first) },
                ...{ second: nameOf(second), two: recommends(second) },
              })}
        </p>
      </div>
      <Table
        caption={t("second.agreement")}
        rows={criteria}
        rowKey={({ dimension }) => dimension}
        columns={[
          {
            ...{ key: "criterion", heading: t("second.criterion"), isRowHeading: true },
            cell: (criterion) => (
              <>
                {t(`booked.dimension.${criterion.dimension}`)}
                <Span {...criterion} />
              </>
            ),
          },
          {
            ...{ key: "first", heading: <Marked isFirst>{nameOf(first)}</Marked>, isNumber: true },
            cell: (criterion) => number(criterion.first),
          },
          {
            ...{ key: "second", heading: <Marked>{nameOf(second)}</Marked>, isNumber: true },
            cell: (criterion) => number(criterion.second),
          },
          {
            ...{ key: "difference", heading: t("second.difference"), isNumber: true },
            cell: ({ difference }) =>
              formatNumber(difference, { signDisplay: "exceptZero", maximumFractionDigits: 1 }),
          },
        ]}
      />
      <section>
        <h3 className="text-h3">{t("second.quotes")}</h3>
        <div className="mt-2 grid gap-4 tablet:grid-cols-2">
          {[first, second].map((given) => (
            <Written key={given.id} name={nameOf(given)} evaluation={given} />
          ))}
        </div>
      </section>
    </div>
  );
}

/** A name with the mark that stands for it in the pictures. */
function Marked({ isFirst = false, children }: { isFirst?: boolean; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span
        aria-hidden
        className={classNames(
          "size-2.5 rounded-full border-2 border-lagoon",
          isFirst && "bg-lagoon",
        )}
      />
      <bdi>{children}</bdi>
    </span>
  );
}

const WIDTH = 108;
const placeOf = (score: number) => 6 + ((score - 1) / 9) * (WIDTH - 12);

/** Both scores on the scale from 1 to 10, and how far they lie apart. The columns beside it say the same in figures. */
function Span({ first, second, difference }: CriterionPair) {
  const isWide = Math.abs(difference) > 1;
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} 16`} className="mt-1 h-4 w-27 rtl:-scale-x-100">
      <line x1="6" x2={WIDTH - 6} y1="8" y2="8" className="stroke-seam" strokeWidth="2" />
      <line
        x1={placeOf(first)}
        x2={placeOf(second)}
        y1="8"
        y2="8"
        className={isWide ? "stroke-dawn" : "stroke-lagoon"}
        strokeWidth="4"
      />
      <circle cx={placeOf(first)} cy="8" r="5" className="fill-lagoon" />
      <circle
        cx={placeOf(second)}
        cy="8"
        r="4"
        className="fill-panel stroke-lagoon"
        strokeWidth="2.5"
      />
    </svg>
  );
}

function Written({ name, evaluation }: { name: string; evaluation: Evaluation }) {
  const t = useT();
  const quotes = Object.entries(evaluation.evidence ?? {}) as [
    CriterionPair["dimension"],
    string,
  ][];
  return (
    <div className="grid content-start gap-2 text-label">
      <h4 className="font-semibold">
        <bdi>{name}</bdi>
      </h4>
      <p dir="auto" className="whitespace-pre-line break-words">
        {evaluation.detailedFeedback}
      </p>
      {quotes.map(([dimension, quote]) => (
        <p key={dimension} className="break-words text-small">
          <span className="text-ink-2">{t(`booked.dimension.${dimension}`)}: </span>
          <Quoted>{quote}</Quoted>
        </p>
      ))}
    </div>
  );
}
