import { Pause, Play } from "lucide-react";
import { useEffect, useState } from "react";
import { formatMinutes } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import type { TakeKind } from "../../lib/media/take.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import type { Playback } from "./use-playback.ts";

interface PlayerProps {
  kind: TakeKind;
  blob: Blob;
  durationSeconds: number;
  playback: Playback;
}

/**
 * Plays a recording: pause, and jump along its bar by pointer or arrow keys. Never mirrored: others see you so. The
 * bar runs left to right everywhere, as players do. Needs the words of "recorder".
 */
export function Player({ kind, blob, durationSeconds, playback }: PlayerProps) {
  const t = useT();
  const source = useObjectUrl(blob);
  const { seconds, isPlaying, attach, toggle, seek } = playback;
  const label = t(isPlaying ? "recorder.player.pause" : "recorder.player.play");
  const isVideo = kind === "video";
  const [at, length] = [formatMinutes(seconds), formatMinutes(durationSeconds)];
  const share = durationSeconds > 0 ? Math.min(1, seconds / durationSeconds) : 0;
  return (
    <div
      className={classNames(
        "relative overflow-hidden print:hidden",
        isVideo && "aspect-[4/3] rounded-[12px] bg-room tablet:aspect-video tablet:rounded-[14px]",
      )}
    >
      {isVideo ? (
        // biome-ignore lint/a11y/useMediaCaption: nobody has written captions of one's own answer.
        <video
          ref={attach}
          src={source}
          playsInline
          preload="auto"
          aria-label={t("recorder.player.label")}
          onClick={toggle}
          className="size-full object-contain"
        />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: as above.
        <audio ref={attach} src={source} preload="auto" aria-label={t("recorder.player.label")} />
      )}
      <div
        dir="ltr"
        className={classNames(
          "tabular flex items-center gap-3 ps-1 pe-4 text-small",
          isVideo
            ? "absolute inset-x-2 bottom-2 rounded-control bg-[rgb(11_25_35/.86)] text-white tablet:inset-x-3 tablet:bottom-3"
            : "rounded-[14px] bg-well py-2",
        )}
      >
        <button
          type="button"
          aria-label={label}
          onClick={toggle}
          className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-current/15"
        >
          <Icon of={isPlaying ? Pause : Play} />
        </button>
        <span>{at}</span>
        <span className="relative grid h-11 flex-1 items-center rounded-control has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-current">
          <span aria-hidden className="block h-1 rounded-full bg-current/35">
            <span
              className={classNames(
                "block h-full rounded-full",
                isVideo ? "bg-white" : "bg-lagoon",
              )}
              style={{ inlineSize: `${100 * share}%` }}
            />
          </span>
          <input
            type="range"
            aria-label={t("recorder.player.seek")}
            aria-valuetext={t("recorder.player.position", { at, length })}
            min={0}
            max={durationSeconds}
            step={0.1}
            value={seconds}
            onChange={(event) => seek(event.target.valueAsNumber)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </span>
        <span>{length}</span>
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
