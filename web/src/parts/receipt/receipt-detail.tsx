import type { Receipt } from "contract/star-analysis";
import { formatNumber } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { Quoted } from "./quoted.tsx";

/** Points as they are written: one decimal at most, and a true minus sign. */
const points = (value: number) => formatNumber(value, { maximumFractionDigits: 1 });

/** What a score is made of: formula, lines with their points and quoted words, band and source. */
export function ReceiptDetail({ receipt }: { receipt: Receipt }) {
  const t = useT();
  const { band, formula, lines, source } = receipt;
  return (
    <div className="text-micro">
      <p dir="auto" className="text-ink-2">
        {formula.text}
      </p>
      {lines.length > 0 && (
        <ul className="mt-2 grid">
          {lines.map((line) => (
            <li
              key={`${line.label.id} ${line.label.text}`}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-seam border-t py-2"
            >
              <span dir="auto">{line.label.text}</span>
              <span className="tabular text-end font-semibold">
                {line.max > 0
                  ? t("report.receipt.points", {
                      points: points(line.points),
                      max: points(line.max),
                    })
                  : points(line.points)}
              </span>
              {line.evidence.length > 0 && (
                <span className="col-span-full mt-1 flex flex-wrap gap-1.5">
                  {line.evidence.map((evidence) => (
                    <Quoted key={`${evidence.section} ${evidence.start} ${evidence.end}`}>
                      {evidence.quote}
                    </Quoted>
                  ))}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-1 border-seam border-t pt-2 text-ink-2">
        {band && <>{t(`report.receipt.band.${band}`)} </>}
        {source.text}
      </p>
    </div>
  );
}
