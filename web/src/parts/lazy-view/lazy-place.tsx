import { type ComponentType, useEffect, useState } from "react";
import { LatePanel } from "../late-panel/late-panel.tsx";
import type { LazyView } from "./lazy-view.ts";

interface LazyPlaceProps<Props extends object> {
  of: LazyView<Props>;
  /** What the view is given. */
  props: Props;
}

/** Shows a view of the room that comes in a chunk of its own; one that has been fetched is there at once. */
export function LazyPlace<Props extends object>({ of, props }: LazyPlaceProps<Props>) {
  const [tries, setTries] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const [, setArrived] = useState(false);
  const View: ComponentType<Props> | null = of.loaded();
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once, and again when asked.
  useEffect(() => {
    let isShown = true;
    setHasFailed(false);
    of.load().then(
      () => isShown && setArrived(true),
      () => isShown && setHasFailed(true),
    );
    return () => {
      isShown = false;
    };
  }, [of, tries]);
  if (View) return <View {...props} />;
  return <LatePanel hasFailed={hasFailed} onTryAgain={() => setTries(tries + 1)} />;
}
