import { useCallback, useEffect, useMemo, useRef, useState } from "react";

/** A place in a recording that player, timeline and jump buttons share; with or without the recording itself. */
export interface Playback {
  /** Where it stands, told a few times a second: for words. */
  seconds: number;
  isPlaying: boolean;
  /** True while there is something to play. */
  isThere: boolean;
  /** The element that plays takes this as its ref. */
  attach(element: HTMLMediaElement | null): void;
  toggle(): void;
  seek(seconds: number): void;
  /** Goes there and lets it be heard from there on. */
  playFrom(seconds: number): void;
  /** Calls back with each drawn frame while it plays, and after each jump; returns how to stop. */
  follow(listener: (seconds: number) => void): () => void;
}

/** A recorder's file does not say how long it is; the browser finds out when it is sent beyond the end. */
const BEYOND_THE_END = 1e7;

export function usePlayback(durationSeconds: number): Playback {
  const element = useRef<HTMLMediaElement | null>(null);
  const detach = useRef<() => void>(undefined);
  const place = useRef(0);
  const listeners = useRef(new Set<(seconds: number) => void>());
  const [seconds, setSeconds] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isThere, setIsThere] = useState(false);

  const tell = useCallback((at: number) => {
    place.current = at;
    for (const listener of listeners.current) listener(at);
  }, []);

  const attach = useCallback(
    (media: HTMLMediaElement | null) => {
      detach.current?.();
      detach.current = undefined;
      element.current = media;
      setIsThere(media !== null);
      if (!media) return;
      detach.current = listenTo(media, {
        onMoved: (at) => {
          setSeconds(at);
          tell(at);
        },
        onPlaying: setIsPlaying,
      });
    },
    [tell],
  );

  useEffect(() => {
    if (!isPlaying) return;
    let frame = 0;
    const step = () => {
      if (element.current) tell(element.current.currentTime);
      frame = requestAnimationFrame(step);
    };
    step();
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, tell]);

  const seek = useCallback(
    (to: number) => {
      const at = Math.min(Math.max(0, to), durationSeconds);
      if (element.current) element.current.currentTime = at;
      setSeconds(at);
      tell(at);
    },
    [durationSeconds, tell],
  );
  const play = useCallback(() => {
    // A browser may refuse; the button then still says "Play".
    element.current?.play().catch(() => undefined);
  }, []);
  const toggle = useCallback(() => {
    const media = element.current;
    if (!media) return;
    if (!media.paused) return media.pause();
    if (place.current >= durationSeconds - 0.1) seek(0);
    play();
  }, [durationSeconds, play, seek]);
  const playFrom = useCallback(
    (at: number) => {
      seek(at);
      // What is spoken of is to be seen; a sound is heard from wherever one is.
      if (element.current instanceof HTMLVideoElement)
        element.current.scrollIntoView({ block: "nearest" });
      play();
    },
    [play, seek],
  );
  const follow = useCallback((listener: (seconds: number) => void) => {
    listeners.current.add(listener);
    listener(place.current);
    return () => {
      listeners.current.delete(listener);
    };
  }, []);

  return useMemo(
    () => ({ seconds, isPlaying, isThere, attach, toggle, seek, playFrom, follow }),
    [seconds, isPlaying, isThere, attach, toggle, seek, playFrom, follow],
  );
}

interface MediaListener {
  onMoved: (seconds: number) => void;
  onPlaying: (isPlaying: boolean) => void;
}

function listenTo(media: HTMLMediaElement, { onMoved, onPlaying }: MediaListener): () => void {
  let isMeasuring = false;
  const handlers: Record<string, () => void> = {
    loadedmetadata: () => {
      if (media.duration !== Number.POSITIVE_INFINITY) return;
      isMeasuring = true;
      media.currentTime = BEYOND_THE_END;
    },
    durationchange: () => {
      if (!isMeasuring || media.duration === Number.POSITIVE_INFINITY) return;
      isMeasuring = false;
      media.currentTime = 0;
    },
    timeupdate: () => {
      if (!isMeasuring) onMoved(media.currentTime);
    },
    play: () => onPlaying(true),
    pause: () => onPlaying(false),
    ended: () => onPlaying(false),
  };
  for (const [name, handler] of Object.entries(handlers)) media.addEventListener(name, handler);
  return () => {
    for (const [name, handler] of Object.entries(handlers))
      media.removeEventListener(name, handler);
    onPlaying(false);
  };
}
