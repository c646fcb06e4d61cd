import type { DeliveryAnalysis } from "contract/delivery";
import { PICTURE_MEASURES, SOUND_MEASURES, WORD_MEASURES } from "contract/delivery-terms";
import { useT } from "../../i18n/i18n.ts";
import { Panel } from "../../ui/panel.tsx";
import type { Playback } from "../player/use-playback.ts";
import type { EarlierTake } from "./comparison.ts";
import { MeasureRow } from "./measure-row.tsx";
import { NotAssessedList } from "./not-assessed-list.tsx";

interface MeasurePanelProps {
  analysis: DeliveryAnalysis;
  earlier: EarlierTake | null;
  playback: Playback;
}

const KINDS = [
  ["picture", PICTURE_MEASURES],
  ["sound", SOUND_MEASURES],
  ["words", WORD_MEASURES],
] as const;

/** Every measure against its band, by what it was taken from; then what was not taken, and why. */
export function MeasurePanel({ analysis, earlier, playback }: MeasurePanelProps) {
  const t = useT();
  return (
    <Panel as="section" aria-labelledby="measures-title" className="print:col-span-2 print:p-4!">
      <h2 id="measures-title" className="text-h2">
        {t("delivery.measures.title")}
      </h2>
      <p className="mt-1 max-w-[62ch] text-ink-2 text-small print:hidden">
        {t("delivery.measures.text")}
      </p>
      <div className="print:grid print:grid-cols-2 print:gap-x-6">
        {KINDS.map(([kind, ids]) => {
          const taken = analysis.measures.filter(
            ({ id, value }) => value !== null && ids.some((one) => one === id),
          );
          if (taken.length === 0) return null;
          return (
            <div
              key={kind}
              className={kind === "sound" ? "mt-5 print:row-span-2 print:mt-2" : "mt-5 print:mt-2"}
            >
              <h3 className="mb-2 font-semibold text-h3 print:mb-0">
                {t(`delivery.measures.${kind}`)}
              </h3>
              {taken.map((measure) => (
                <MeasureRow
                  key={measure.id}
                  measure={measure}
                  before={earlier?.values[measure.id]}
                  playback={playback}
                />
              ))}
            </div>
          );
        })}
      </div>
      <NotAssessedList notAssessed={analysis.notAssessed} />
    </Panel>
  );
}
