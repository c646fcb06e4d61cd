import { type ComponentType, useEffect, useState } from "react";
import { loadWords } from "../i18n/i18n.ts";
import type { Group } from "../i18n/keys.ts";
import { PageFailed } from "./page-failed.tsx";
import { PageLoading } from "./page-loading.tsx";

/** Module of a screen: its component, and what may be asked of the server before it is opened; never rejects. */
interface ScreenModule {
  default: ComponentType;
  prefetch?: () => void | Promise<void>;
}

/** A screen in a chunk of its own, with the words it needs. */
export interface Screen {
  /** Fetches code and words, once. */
  preload(): Promise<void>;
  /** The same, and what the screen will ask of the server: on pointer, focus and touch of a link to it. */
  expect(): Promise<void>;
  /** The same, resolved when the server's answer is there too: nobody waits for it yet. */
  expectWhole(): Promise<void>;
  /** Null until it has arrived. */
  loaded(): ComponentType | null;
}

export function screen(load: () => Promise<ScreenModule>, groups: readonly Group[]): Screen {
  let module: ScreenModule | null = null;
  let pending: Promise<void> | null = null;
  const preload = () => {
    pending ??= Promise.all([load(), loadWords(...groups)])
      .then(([arrived]) => {
        module = arrived;
      })
      .catch((error: unknown) => {
        pending = null;
        throw error;
      });
    return pending;
  };
  return {
    loaded: () => module?.default ?? null,
    preload,
    async expect() {
      await preload();
      void module?.prefetch?.();
    },
    async expectWhole() {
      await preload();
      await module?.prefetch?.();
    },
  };
}

/**
 * Shows a screen, loading it if needed. Once loaded it is rendered directly: React holds back what
 * follows a Suspense fallback for some 300 ms, which made a warm navigation four times slower.
 */
export function ScreenPlace({ of }: { of: Screen }) {
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const [, setArrived] = useState(false);
  const Loaded = of.loaded();
  const isMissing = Loaded === null && !hasFailed;
  useEffect(() => {
    if (!isMissing) return;
    let isShown = true;
    of.preload().then(
      () => isShown && setArrived(true),
      () => isShown && setHasFailed(true),
    );
    return () => {
      isShown = false;
    };
  }, [of, isMissing]);
  if (Loaded) return <Loaded />;
  const handleRetry = () => {
    // Asked for in vain twice: the server may have another build by now, whose page names other files.
    if (tries > 0 && navigator.onLine) location.reload();
    setTries(tries + 1);
    setHasFailed(false);
  };
  return hasFailed ? <PageFailed onRetry={handleRetry} /> : <PageLoading />;
}
