import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { loadWords, useT } from "../../i18n/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Panel } from "../../ui/panel.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

interface ChatPlaceProps {
  /** Names the panel; it is there before the rest. */
  heading: ReactNode;
  /** From desktops on it is as high as what stands beside it in a grid, and never lower than by itself. */
  fillsRow?: boolean;
}

type LazyPanel = ComponentType<{ heading: ReactNode }>;

/** So far ahead of the screen the panel is fetched: two flicks of a thumb. */
const NEAR = "800px";

async function loadPanel(): Promise<LazyPanel> {
  const [{ ChatPanel }] = await Promise.all([import("./chat-panel.tsx"), loadWords("chat")]);
  return ChatPanel;
}

/** Keeps the coach's place at its full height and fetches it when the reader comes near. */
export function ChatPlace({ heading, fillsRow = false }: ChatPlaceProps) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const [Loaded, setLoaded] = useState<LazyPanel | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    let isShown = true;
    const load = () => {
      setHasFailed(false);
      loadPanel().then(
        (panel) => isShown && setLoaded(() => panel),
        () => isShown && setHasFailed(true),
      );
    };
    const element = place.current;
    if (attempt > 0 || !element || typeof IntersectionObserver === "undefined") {
      load();
      return () => {
        isShown = false;
      };
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        load();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => {
      isShown = false;
      observer.disconnect();
    };
  }, [attempt]);

  return (
    <div className={fillsRow ? "desktop:relative desktop:h-full desktop:min-h-[36rem]" : undefined}>
      <Panel
        isFlush
        className={classNames(
          "h-[36rem] max-h-[calc(100dvh-9rem)] min-h-96",
          // Out of the flow: what is said must not make the row higher.
          fillsRow && "desktop:absolute desktop:inset-0 desktop:h-auto desktop:max-h-none",
        )}
      >
        <div ref={place} className="flex h-full flex-col">
          {Loaded ? (
            <Loaded heading={heading} />
          ) : (
            <div className="px-5 py-4 tablet:px-7">
              {heading}
              {hasFailed ? (
                <div role="alert" className="mt-4">
                  <p className="text-ink-2">{t("shell.loadFailed.text")}</p>
                  <Button className="mt-3" onClick={() => setAttempt(attempt + 1)}>
                    {t("buttons.tryAgain")}
                  </Button>
                </div>
              ) : (
                <Skeleton label={t("shell.loading")} className="mt-4" />
              )}
            </div>
          )}
        </div>
      </Panel>
    </div>
  );
}
