import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { Take } from "../../lib/media/take.ts";

/** Far beyond any recording: the browser goes to the end and finds out how long the file is. */
const BEYOND_SECONDS = 1e7;

export interface Playback {
  /** Goes on the `<video>` or `<audio>` that plays it. */
  element: RefObject<HTMLVideoElement | null>;
  address: string;
  isPlaying: boolean;
  atSeconds: number;
  lengthSeconds: number;
  toggle(): void;
  seek(seconds: number): void;
}

/**
 * Plays a take. A recording of most browsers does not say how long it is, and cannot be sought in before the player
 * has been to its end once: that is done unseen, before the first press.
 */
export function usePlayback({ blob, durationSeconds }: Take): Playback {
  const element = useRef<HTMLVideoElement>(null);
  const address = useMemo(() => URL.createObjectURL(blob), [blob]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  const [isPlaying, setIsPlaying] = useState(false);
  const [atSeconds, setAtSeconds] = useState(0);
  const [found, setFound] = useState<number | null>(null);

  useEffect(() => {
    const media = element.current;
    if (!media || media.src === address) return;
    let isMeasuring = false;
    const heard = new AbortController();
    const on = (name: string, handle: () => void) =>
      media.addEventListener(name, handle, { signal: heard.signal });
    on("loadedmetadata", () => {
      if (Number.isFinite(media.duration)) return setFound(media.duration);
      isMeasuring = true;
      media.currentTime = BEYOND_SECONDS;
    });
    on("durationchange", () => {
      if (!Number.isFinite(media.duration)) return;
      setFound(media.duration);
      if (!isMeasuring) return;
      isMeasuring = false;
      media.currentTime = 0;
    });
    on("timeupdate", () => {
      if (!isMeasuring) setAtSeconds(media.currentTime);
    });
    on("play", () => setIsPlaying(true));
    on("pause", () => setIsPlaying(false));
    on("ended", () => setIsPlaying(false));
    media.src = address;
    return () => {
      heard.abort();
      media.pause();
      media.removeAttribute("src");
      setIsPlaying(false);
      setAtSeconds(0);
      setFound(null);
    };
  }, [address]);

  return {
    element,
    address,
    isPlaying,
    atSeconds,
    lengthSeconds: found ?? durationSeconds,
    toggle() {
      const media = element.current;
      if (!media) return;
      if (!media.paused) return media.pause();
      // A browser that cannot play what it recorded leaves the button as it was.
      void media.play().catch(() => setIsPlaying(false));
    },
    seek(seconds) {
      if (element.current) element.current.currentTime = seconds;
      setAtSeconds(seconds);
    },
  };
}
