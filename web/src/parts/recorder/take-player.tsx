import { Download, Pause, Play } from "lucide-react";
import { formatClock } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { saveBlob } from "../../lib/download.ts";
import type { Take } from "../../lib/media/take.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { usePlayback } from "./use-playback.ts";

interface TakePlayerProps {
  take: Take;
  /** Name of the downloaded file. */
  fileName: string;
  onDownloaded?: () => void;
}

/** Plays, pauses and seeks in a take, and hands it over as a file. The bar runs left to right everywhere, as players do. */
export function TakePlayer({ take, fileName, onDownloaded }: TakePlayerProps) {
  const t = useT();
  const playback = usePlayback(take);
  const { isPlaying, atSeconds, lengthSeconds } = playback;
  const [at, length] = [formatClock(atSeconds), formatClock(lengthSeconds)];
  return (
    <div className="grid gap-3">
      {/* biome-ignore lint/a11y/useMediaCaption: one's own words of a minute ago; nobody has captions of them. */}
      <video
        ref={playback.element}
        playsInline
        preload="auto"
        aria-label={t("recorder.player.label")}
        className={
          take.kind === "video"
            ? "aspect-[4/3] w-full rounded-[14px] bg-room object-cover tablet:aspect-video"
            : "hidden"
        }
      />
      <div
        className={classNames(
          "flex flex-wrap items-center gap-x-4 gap-y-2",
          take.kind === "audio" && "rounded-[14px] bg-well px-5 py-4 tablet:py-5",
        )}
      >
        <Button onClick={playback.toggle} className="min-w-[7rem] max-tablet:flex-1">
          <Icon of={isPlaying ? Pause : Play} size={18} />
          {t(isPlaying ? "recorder.player.pause" : "recorder.player.play")}
        </Button>
        <div
          dir="ltr"
          className="flex min-w-40 flex-1 items-center gap-3 max-tablet:order-first max-tablet:basis-full"
        >
          <input
            type="range"
            min={0}
            max={Math.max(lengthSeconds, 0.1)}
            step={0.1}
            value={Math.min(atSeconds, lengthSeconds)}
            aria-label={t("recorder.player.seek")}
            aria-valuetext={t("recorder.player.position", { at, length })}
            onChange={(event) => playback.seek(Number(event.target.value))}
            className="h-11 min-w-0 flex-1 cursor-pointer accent-lagoon"
          />
          <span className="tabular shrink-0 text-ink-2 text-small">
            {at} / {length}
          </span>
        </div>
        <Button
          variant="quiet"
          className="max-tablet:flex-1"
          onClick={() => {
            saveBlob(fileName, take.blob);
            onDownloaded?.();
          }}
        >
          <Icon of={Download} size={18} />
          {t("buttons.download")}
        </Button>
      </div>
    </div>
  );
}
