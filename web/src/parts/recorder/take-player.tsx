import { Download } from "lucide-react";
import { useT } from "../../i18n/i18n.ts";
import { saveBlob } from "../../lib/download.ts";
import type { Take } from "../../lib/media/take.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Player } from "../player/player.tsx";
import { usePlayback } from "../player/use-playback.ts";

interface TakePlayerProps {
  take: Take;
  /** Name of the downloaded file. */
  fileName: string;
  onDownloaded?: () => void;
}

/** A take to be heard and seen again, and handed over as a file. */
export function TakePlayer({ take, fileName, onDownloaded }: TakePlayerProps) {
  const t = useT();
  const playback = usePlayback(take.durationSeconds);
  return (
    <div className="grid gap-3">
      <Player
        kind={take.kind}
        blob={take.blob}
        durationSeconds={take.durationSeconds}
        playback={playback}
      />
      <Button
        variant="quiet"
        className="justify-self-start max-tablet:w-full tablet:-ms-3"
        onClick={() => {
          saveBlob(fileName, take.blob);
          onDownloaded?.();
        }}
      >
        <Icon of={Download} size={18} />
        {t("buttons.download")}
      </Button>
    </div>
  );
}
