import type { Receipt } from "contract/star-analysis";
import type { ReactNode } from "react";
import { formatNumber } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { Bar } from "../../ui/bar.tsx";
import { classNames } from "../../ui/class-names.ts";
import { scoreTone } from "../../ui/score-tone.ts";
import { ChangeBadge } from "./change-badge.tsx";
import { Disclosure } from "./disclosure.tsx";
import { ReceiptDetail } from "./receipt-detail.tsx";

interface ScoreRowProps {
  name: string;
  receipt: Receipt;
  /** What was counted, in a line; it opens to the whole receipt. */
  counted: ReactNode;
  /** Score of the take before, where it lies on the same scale. */
  before: number | null;
  /** beside: the bar stands next to a short name; under: below a long one. */
  bar: "beside" | "under";
}

/** A named score as a bar and a number, its change, and its receipt behind the line under it. */
export function ScoreRow({ name, receipt, counted, before, bar }: ScoreRowProps) {
  const t = useT();
  const { score } = receipt;
  const isBeside = bar === "beside";
  const bars = score !== null && (
    <Bar
      value={score}
      tone={scoreTone(score)}
      className={isBeside ? "min-w-12 flex-1" : "mt-1.5"}
    />
  );
  return (
    <div className="border-seam border-t pt-3.5 pb-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 className={classNames("text-label", isBeside ? "w-[4.875rem] shrink-0" : "flex-1")}>
          {name}
        </h3>
        {isBeside && bars}
        {score === null ? (
          <span className="ms-auto text-ink-2 text-small">{t("report.notMeasured")}</span>
        ) : (
          <span className="tabular flex min-w-8 items-center justify-end gap-2 font-semibold">
            {formatNumber(score)}
            {before !== null && <ChangeBadge before={before} after={score} />}
          </span>
        )}
      </div>
      {!isBeside && bars}
      <Disclosure
        className="open:pb-3"
        summaryClassName="flex! py-1.5 text-ink-2 text-small [&>span]:flex-1"
        summary={
          <span>
            {counted}
            <span className="sr-only"> {t("report.receipt.open", { name })}</span>
          </span>
        }
      >
        <ReceiptDetail receipt={receipt} />
      </Disclosure>
    </div>
  );
}
