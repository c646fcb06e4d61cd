import { type ComponentType, useEffect, useState } from "react";
import { loadWords } from "../i18n/i18n.ts";
import type { Group } from "../i18n/keys.ts";
import { PageFailed } from "./page-failed.tsx";
import { PageLoading } from "./page-loading.tsx";

/** A screen in a chunk of its own, with the words it needs. */
export interface Screen {
  /** Fetches code and words, once; called on pointer, focus and touch of a link to it. */
  preload(): Promise<void>;
  /** Null until it has arrived. */
  loaded(): ComponentType | null;
}

export function screen(
  load: () => Promise<{ default: ComponentType }>,
  groups: readonly Group[],
): Screen {
  let component: ComponentType | null = null;
  let pending: Promise<void> | null = null;
  return {
    loaded: () => component,
    preload() {
      pending ??= Promise.all([load(), loadWords(...groups)])
        .then(([module]) => {
          component = module.default;
        })
        .catch((error: unknown) => {
          pending = null;
          throw error;
        });
      return pending;
    },
  };
}

/**
 * Shows a screen, loading it if needed. Once loaded it is rendered directly: React holds back what
 * follows a Suspense fallback for some 300 ms, which made a warm navigation four times slower.
 */
export function ScreenPlace({ of }: { of: Screen }) {
  const [hasFailed, setHasFailed] = useState(false);
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
  return hasFailed ? <PageFailed onRetry={() => setHasFailed(false)} /> : <PageLoading />;
}
