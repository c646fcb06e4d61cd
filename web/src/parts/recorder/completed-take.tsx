import type { ReactNode } from "react";
import { useT } from "../../i18n/i18n.ts";
import type { Take } from "../../lib/media/take.ts";
import { Panel } from "../../ui/panel.tsx";
import { takeFileName } from "./file-name.ts";
import { TakePlayer } from "./take-player.tsx";

interface CompletedTakeProps {
  take: Take;
  filePrefix: string;
  /** What was measured in the sound or the picture of the take. */
  delivery?: ReactNode;
}

/** On the completion card: the recording to hear once more and to keep, before the page forgets it. */
export function CompletedTake({ take, filePrefix, delivery }: CompletedTakeProps) {
  const t = useT();
  return (
    <Panel as="section" aria-labelledby="take-title" className="grid gap-4 print:hidden">
      <div>
        <h2 id="take-title" className="text-h3">
          {t("recorder.completed.title")}
        </h2>
        <p className="mt-1 text-ink-2 text-small">{t("recorder.completed.text")}</p>
      </div>
      <TakePlayer take={take} fileName={takeFileName(filePrefix, take)} />
      {delivery}
    </Panel>
  );
}
