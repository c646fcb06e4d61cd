import type { DeliveryAdvice } from "contract/delivery";
import { Check } from "lucide-react";
import { useT } from "../../i18n/i18n.ts";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import type { Playback } from "../player/use-playback.ts";
import { JumpButton } from "./jump-button.tsx";

interface AdviceListProps {
  advice: readonly DeliveryAdvice[];
  playback: Playback;
}

/** Seconds worth seeing again, in the order of the recording. */
export function MomentList({ advice, playback }: AdviceListProps) {
  const t = useT();
  const placed = advice.flatMap((entry) =>
    entry.moment ? [{ ...entry, moment: entry.moment }] : [],
  );
  if (placed.length === 0) return null;
  return (
    <Panel as="section" aria-labelledby="moments-title" className="pb-2! print:hidden">
      <h2 id="moments-title" className="mb-3.5 text-h2">
        {t("delivery.moments.title", { count: placed.length })}
      </h2>
      <ul>
        {placed.map(({ note, remedy, moment }) => (
          <li
            key={`${note.id} ${moment.at}`}
            className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 border-seam border-t py-3.5"
          >
            <JumpButton moment={moment} playback={playback} what={note.text} />
            <div>
              <p dir="auto" className="font-semibold">
                {note.text}
              </p>
              {remedy && (
                <p dir="auto" className="mt-0.5 text-ink-2">
                  {remedy.text}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What to keep as it is. */
export function StrengthList({ advice, playback }: AdviceListProps) {
  const t = useT();
  if (advice.length === 0) return null;
  return (
    <Panel as="section" aria-labelledby="kept-title" className="pb-2! print:-order-1 print:p-4!">
      <h2 id="kept-title" className="mb-3.5 text-h2">
        {t("delivery.strengths.title")}
      </h2>
      <ul>
        {advice.map(({ note, moment }) => (
          <li
            key={`${note.id} ${note.text}`}
            className="flex items-center gap-4 border-seam border-t py-3.5 print:py-1"
          >
            <span className="grid h-7.5 w-6.5 shrink-0 place-items-center rounded-window bg-green-soft text-green-ink print:[print-color-adjust:exact]">
              <Icon of={Check} size={15} />
            </span>
            <p dir="auto" className="flex-1">
              {note.text}
            </p>
            {moment && <JumpButton moment={moment} playback={playback} what={note.text} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
