import { type RefObject, useEffect, useRef, useState } from "react";
import type { Take } from "../../lib/media/take.ts";

/** Far beyond any recording: the browser goes to the end and finds out how long the file is. */
const BEYOND_SECONDS = 1e7;

export interface Playback {
  /** Goes on the `<video>` or `<audio>` that plays it. */
  element: RefObject<HTMLVideoElement | null>;
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
  const [isPlaying, setIsPlaying] = useState(false);
  const [atSeconds, setAtSeconds] = useState(0);
  const [found, setFound] = useState<number | null>(null);

  useEffect(() => {
    const media = element.current;
    if (!media) return;
    const address = URL.createObjectURL(blob);
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
      URL.revokeObjectURL(address);
      setIsPlaying(false);
      setAtSeconds(0);
      setFound(null);
    };
  }, [blob]);

  return {
    element,
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
