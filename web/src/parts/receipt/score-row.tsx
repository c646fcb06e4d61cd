import type { Receipt } from "contract/star-analysis";
import type { ReactNode } from "react";
import { formatNumber } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { Bar } from "../../ui/bar.tsx";
import { scoreTone } from "../../ui/score-tone.ts";
import { Disclosure } from "./disclosure.tsx";
import { ReceiptDetail } from "./receipt-detail.tsx";

interface ScoreRowProps {
  name: string;
  receipt: Receipt;
  /** What was counted, in a line; it opens to the whole receipt. */
  counted: ReactNode;
}

/** A named score as a bar and a number, with its receipt behind the line under it. */
export function ScoreRow({ name, receipt, counted }: ScoreRowProps) {
  const t = useT();
  const { score } = receipt;
  return (
    <div className="grid grid-cols-[78px_minmax(0,1fr)_auto] items-center gap-x-3.5 border-seam border-t pt-3.5 pb-1 tablet:grid-cols-[92px_minmax(0,1fr)_auto]">
      <h3 className="text-label">{name}</h3>
      {score === null ? (
        <p className="col-span-2 text-end text-ink-2 text-small">{t("report.notMeasured")}</p>
      ) : (
        <>
          <Bar value={score} tone={scoreTone(score)} />
          <span className="tabular min-w-8 text-end font-semibold">{formatNumber(score)}</span>
        </>
      )}
      <Disclosure
        className="col-start-1 col-end-4 open:pb-3"
        summaryClassName="flex! text-ink-2 text-small ps-[92px] tablet:ps-[106px] [&>span]:flex-1"
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
