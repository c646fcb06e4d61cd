import { type ComponentType, useEffect, useState } from "react";
import { useT } from "../../i18n/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { LazyView } from "./lazy-view.ts";

interface LazyPlaceProps<Props extends object> {
  of: LazyView<Props>;
  /** What the view is given. */
  props: Props;
}

/** Shows a view of the room that comes in a chunk of its own; one that has been fetched is there at once. */
export function LazyPlace<Props extends object>({ of, props }: LazyPlaceProps<Props>) {
  const t = useT();
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
  return (
    <Panel>
      {hasFailed ? (
        <div role="alert">
          <p>{t("shell.loadFailed.text")}</p>
          <Button className="mt-4" onClick={() => setTries(tries + 1)}>
            {t("buttons.tryAgain")}
          </Button>
        </div>
      ) : (
        <Skeleton label={t("shell.loading")} />
      )}
    </Panel>
  );
}
