import type { DeliveryMeasure } from "contract/delivery";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { formatNumber } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { Icon } from "../../ui/icon.tsx";
import type { Playback } from "../player/use-playback.ts";
import { BandDrawing } from "./band-drawing.tsx";
import { movement } from "./comparison.ts";
import { JumpButton } from "./jump-button.tsx";
import { bandText, valueText } from "./value-text.ts";

interface MeasureRowProps {
  measure: DeliveryMeasure;
  /** Value of the take before. */
  before: number | undefined;
  playback: Playback;
}

/** One measure against its band; it opens to what it is, where the band comes from and where it shows. */
export function MeasureRow({ measure, before, playback }: MeasureRowProps) {
  const t = useT();
  const { id, value, unit, standing, score, source, moments, baseline } = measure;
  if (value === null) return null;
  const name = t(`delivery.measure.${id}.name`);
  const way = movement(measure, before);
  return (
    <details className="group border-seam border-t print:break-inside-avoid">
      <summary className="grid min-h-16 list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 py-3 tablet:grid-cols-[minmax(0,6fr)_minmax(0,5fr)_minmax(0,4fr)_1rem] print:min-h-0 print:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)]! print:py-1 [&::-webkit-details-marker]:hidden">
        <span>
          <span className="block font-medium text-label">{name}</span>
          <span className="block text-micro print:hidden">
            {standing && (
              <span className={standing === "within" ? "text-green-ink" : "text-yellow-ink"}>
                {t(`delivery.standing.${standing}`)}
              </span>
            )}
            {way && before !== undefined && (
              <span className="text-ink-2">
                {" "}
                {t(`delivery.movement.${way}`, { before: valueText(before, unit) })}
              </span>
            )}
          </span>
        </span>
        <span className="tabular text-end font-semibold text-label tablet:order-1 print:order-1">
          {valueText(value, unit)}
        </span>
        <BandDrawing measure={measure} className="max-tablet:col-span-full print:col-auto!" />
        <Icon
          of={ChevronDown}
          size={16}
          className="order-last text-ink-2 transition-transform group-open:rotate-180 max-tablet:hidden print:hidden"
        />
      </summary>
      <div className="grid gap-3 pb-5 text-small print:hidden">
        <p>{t(`delivery.measure.${id}.what`)}</p>
        <dl className="grid gap-x-6 gap-y-1.5 tablet:grid-cols-[auto_minmax(0,1fr)]">
          <Line name={t("delivery.receipt.band")}>{bandText(measure)}</Line>
          {baseline !== null && (
            <Line name={t("delivery.receipt.baseline")}>{valueText(baseline, unit)}</Line>
          )}
          {score !== null && (
            <Line name={t("delivery.receipt.score")}>
              {t("delivery.receipt.scoreOf", { score: formatNumber(score) })}
            </Line>
          )}
          <Line name={t("delivery.receipt.source")}>{source.text}</Line>
        </dl>
        {moments.length > 0 && (
          <div className="flex flex-wrap items-center gap-2">
            <span className="text-ink-2">{t("delivery.receipt.where")}</span>
            {moments.slice(0, SHOWN_MOMENTS).map((moment) => (
              <JumpButton key={moment.at} moment={moment} playback={playback} what={name} />
            ))}
          </div>
        )}
      </div>
    </details>
  );
}

/** The longest come first; more buttons than these are not pressed. */
const SHOWN_MOMENTS = 6;

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-2">{name}</dt>
      <dd dir="auto" className="max-tablet:mb-1.5 rtl:text-right">
        {children}
      </dd>
    </>
  );
}
