import type { Moment } from "contract/delivery";
import { Play } from "lucide-react";
import { formatMinutes } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { Icon } from "../../ui/icon.tsx";
import type { Playback } from "../player/use-playback.ts";

/** A breath before the thing itself, so that one hears it coming. */
const RUN_UP_SECONDS = 0.5;

interface JumpButtonProps {
  moment: Moment;
  playback: Playback;
  /** What is there: said aloud with the second. */
  what: string;
}

/** The second of the recording that is spoken of; it plays from there. */
export function JumpButton({ moment, playback, what }: JumpButtonProps) {
  const t = useT();
  const time = formatMinutes(moment.at);
  return (
    <button
      type="button"
      aria-label={t("delivery.jump", { time, what })}
      onClick={() => playback.playFrom(Math.max(0, moment.at - RUN_UP_SECONDS))}
      className="tabular inline-flex min-h-11 min-w-16 shrink-0 items-center justify-center gap-1.5 rounded-control border-[1.5px] border-edge bg-panel px-3 font-semibold text-label transition-colors duration-[120ms] hover:border-ink-2 hover:bg-well print:border-[#999]"
    >
      {playback.isThere && <Icon of={Play} size={14} className="print:hidden" />}
      <span dir="ltr">{time}</span>
    </button>
  );
}
