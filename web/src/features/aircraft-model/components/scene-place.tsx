import { useEffect, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { type LazyView, lazyView } from "../../../parts/lazy-view/lazy-view.ts";
import type { AircraftSceneProps } from "../scene/aircraft-scene.tsx";

const scene: LazyView<AircraftSceneProps> = lazyView(() =>
  import("../scene/aircraft-scene.tsx").then((module) => module.AircraftScene),
);

type ScenePlaceProps = Omit<AircraftSceneProps, "onReady">;

/** The model in three dimensions, which is fetched when it is first wanted; until its first picture the specified text stands there. */
export function ScenePlace(props: ScenePlaceProps) {
  const t = useT();
  const [, setArrived] = useState(false);
  const [isReady, setReady] = useState(false);
  const { onGone } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once.
  useEffect(() => {
    let isShown = true;
    scene.load().then(
      () => isShown && setArrived(true),
      // Without a connection the schematic, which is here already, serves.
      () => isShown && onGone(),
    );
    return () => {
      isShown = false;
    };
  }, []);
  const Scene = scene.loaded();
  return (
    <>
      {Scene && <Scene {...props} onReady={() => setReady(true)} />}
      {!isReady && (
        <p
          role="status"
          className="pointer-events-none absolute inset-0 grid place-items-center font-medium text-ink-2 transition-opacity delay-200 duration-[120ms] starting:opacity-0"
        >
          {t("aircraft.loading")}
        </p>
      )}
    </>
  );
}
