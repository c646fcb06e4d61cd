import { Pause, Play } from "lucide-react";
import { useEffect, useState } from "react";
import { formatMinutes } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { placeOf } from "./timeline-model.ts";
import type { Playback } from "./use-playback.ts";

interface TakePlayerProps {
  kind: "audio" | "video";
  blob: Blob;
  durationSeconds: number;
  playback: Playback;
}

/** Plays a take: pause, and jump along its bar by pointer or arrow keys. Never mirrored: others see you so. */
export function TakePlayer({ kind, blob, durationSeconds, playback }: TakePlayerProps) {
  const t = useT();
  const source = useObjectUrl(blob);
  const { seconds, isPlaying, attach, toggle, seek } = playback;
  const label = t(isPlaying ? "delivery.player.pause" : "delivery.player.play");
  const isVideo = kind === "video";
  return (
    <div
      className={classNames(
        "relative overflow-hidden print:hidden",
        isVideo && "aspect-video rounded-[12px] bg-room tablet:rounded-[14px]",
      )}
    >
      {isVideo ? (
        // biome-ignore lint/a11y/useMediaCaption: nobody has written captions of one's own answer.
        <video
          ref={attach}
          src={source}
          playsInline
          preload="auto"
          aria-label={t("delivery.player.video")}
          onClick={toggle}
          className="size-full object-contain"
        />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: as above.
        <audio ref={attach} src={source} preload="auto" aria-label={t("delivery.player.audio")} />
      )}
      <div
        dir="ltr"
        className={classNames(
          "tabular flex items-center gap-3 rounded-control bg-[rgb(11_25_35/.86)] ps-1 pe-4 text-small text-white",
          isVideo && "absolute inset-x-2 bottom-2 tablet:inset-x-3 tablet:bottom-3",
        )}
      >
        <button
          type="button"
          aria-label={label}
          onClick={toggle}
          className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-white/15"
        >
          <Icon of={isPlaying ? Pause : Play} />
        </button>
        <span>{formatMinutes(seconds)}</span>
        <span className="relative grid h-11 flex-1 items-center rounded-control has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-white">
          <span aria-hidden className="block h-1 rounded-full bg-white/35">
            <span
              className="block h-full rounded-full bg-white"
              style={{ inlineSize: `${placeOf(seconds, durationSeconds)}%` }}
            />
          </span>
          <input
            type="range"
            aria-label={t("delivery.player.place")}
            aria-valuetext={t("delivery.player.at", {
              time: formatMinutes(seconds),
              end: formatMinutes(durationSeconds),
            })}
            min={0}
            max={durationSeconds}
            step={0.1}
            value={seconds}
            onChange={(event) => seek(event.target.valueAsNumber)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </span>
        <span>{formatMinutes(durationSeconds)}</span>
      </div>
    </div>
  );
}

/** An address for a file that is only here; let go with the part that plays it. */
function useObjectUrl(blob: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
