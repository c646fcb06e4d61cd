import type { DeliveryAdvice } from "contract/delivery";
import type { ReactNode } from "react";
import { formatNumber } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { Panel } from "../../ui/panel.tsx";
import type { Playback } from "../player/use-playback.ts";
import { JumpButton } from "./jump-button.tsx";

interface ChangeCardsProps {
  changes: readonly DeliveryAdvice[];
  playback: Playback;
  /** False where nothing could be measured: then nobody knows what there is to change. */
  isMeasured: boolean;
  /** The way to do it at once. */
  action: ReactNode;
}

/** The two most useful changes, the dearest first, each with its second of the recording. */
export function ChangeCards({ changes, playback, isMeasured, action }: ChangeCardsProps) {
  const t = useT();
  return (
    <Panel
      as="section"
      aria-labelledby="changes-title"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-4 print:-order-2 print:content-start print:p-4!"
    >
      <h2 id="changes-title" className="text-h2">
        {changes.length > 0
          ? t("delivery.changes.title", { count: changes.length })
          : t(isMeasured ? "delivery.changes.none" : "delivery.changes.unmeasured")}
      </h2>
      {action}
      {changes.length > 0 && (
        <ol className="grid basis-full gap-x-8 gap-y-5 tablet:grid-cols-2 print:grid-cols-1! print:gap-y-3">
          {changes.map((change, index) => (
            <li
              key={`${change.note.id} ${change.note.text}`}
              className="flex flex-col items-start gap-3 border-seam border-t pt-4"
            >
              <div className="flex gap-3.5">
                <span
                  aria-hidden
                  className="grid h-7.5 w-6.5 shrink-0 place-items-center rounded-window border-[1.5px] border-current bg-yellow-soft font-bold text-micro text-yellow-ink leading-none print:[print-color-adjust:exact]"
                >
                  {formatNumber(index + 1)}
                </span>
                <div className="min-w-0">
                  <p dir="auto" className="font-semibold">
                    {change.note.text}
                  </p>
                  <p dir="auto" className="mt-1 text-ink-2">
                    {change.remedy?.text}{" "}
                    {Math.round(change.worth) > 0 &&
                      t("delivery.changes.worth", { count: Math.round(change.worth) })}
                  </p>
                </div>
              </div>
              {change.moment && (
                <span className="ms-10 mt-auto">
                  <JumpButton moment={change.moment} playback={playback} what={change.note.text} />
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
