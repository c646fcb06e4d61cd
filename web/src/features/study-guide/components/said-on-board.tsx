import { useT } from "../../../i18n/i18n.ts";
import type { TermVoice } from "../use-term-voice.ts";
import { ListenButton } from "./listen-button.tsx";

/** A sentence as crew would say it, to read and to hear. */
export function SaidOnBoard({ sentence, voice }: { sentence: string; voice: TermVoice }) {
  const t = useT();
  return (
    <div className="flex items-start gap-1 rounded-control bg-well py-1.5 ps-4 pe-1.5">
      <p className="min-w-0 flex-1 py-2 text-label leading-normal">
        <span className="sr-only">{t("terms.entry.saidOnBoard")} </span>
        <q lang="en" dir="ltr" className="italic">
          {sentence}
        </q>
      </p>
      <ListenButton voice={voice} text={sentence} label={t("terms.voice.sentence")} />
    </div>
  );
}
