import { Activity, memo, startTransition, useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { useT } from "../i18n/i18n.ts";
import { setPagePreloader, whenAtRest, whenIdle, whenPainted } from "../lib/prefetch.ts";
import { layOutAhead } from "./lay-out-ahead.ts";
import { NotFound } from "./not-found.tsx";
import { findPage, LIKELY_AFTER } from "./pages.ts";
import { ScreenPlace, screen } from "./screen.tsx";
import { type Address, addressOf, OwnAddress } from "./screen-address.ts";
import {
  firstPlaces,
  onlyShown,
  type Place,
  placeInSight,
  withExpected,
  withLaidOut,
  without,
  withShown,
} from "./screen-places.ts";

// The kit of parts is a page of development only; the build leaves it out.
const devUi = import.meta.env.DEV ? screen(() => import("./dev-ui/page.tsx"), ["avatar"]) : null;

/** Who has rested on a link so long may well press it; what is not pressed in this time is taken away. */
const EXPECTED_FOR_MS = 10_000;

/** Out of sight and out of reach, but laid out: to take a large screen apart takes longer than to draw the next. */
const ASIDE = "absolute inset-x-0 top-0 h-0 overflow-hidden [content-visibility:hidden]";

/**
 * Shows the page of the address; a path that matches none shows the not-found screen. The page of a
 * link that a hand rests on is drawn beforehand, out of sight, so that the press has only to show it:
 * its effects run when it has been painted. Then the page just left goes.
 */
export function Routes() {
  const [path] = useLocation();
  const search = useSearch();
  const address: Address = { path, search };
  const [places, setPlaces] = useState(() => firstPlaces(address));
  const [shownId, setShownId] = useState(1);
  const [leftId, setLeftId] = useState<number | null>(null);
  const [asleepId, setAsleepId] = useState<number | null>(null);

  let drawn = places;
  let shown = placeInSight(places, shownId, address);
  if (!shown) {
    drawn = withShown(places, address);
    shown = drawn.at(-1);
    setPlaces(drawn);
  }
  const id = shown?.id ?? shownId;
  if (id !== shownId) {
    setShownId(id);
    setLeftId(shownId);
    setAsleepId(shown?.isLaidOut ? id : null);
  }
  useTitle(address.path);

  useEffect(() => {
    const forget = () => startTransition(() => setPlaces((all) => onlyShown(all, id)));
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const stopExpecting = setPagePreloader((href) => {
      const next = addressOf(href);
      const info = findPage(next.path);
      if (!info) return;
      info.screen.expect().then(
        () => {
          // The press may come before the code of the page: it is in sight then, and nothing is expected.
          if (isLeft) return;
          clearTimeout(timer);
          timer = setTimeout(forget, EXPECTED_FOR_MS);
          startTransition(() => setPlaces((all) => withExpected(all, id, next)));
        },
        // A prefetch that fails is tried again, and shown, when the page is opened.
        () => undefined,
      );
    });
    return () => {
      isLeft = true;
      clearTimeout(timer);
      stopExpecting();
    };
  }, [id]);

  // Where most go from here is drawn while nobody waits.
  useEffect(() => {
    const likely = LIKELY_AFTER[address.path];
    if (!likely) return;
    let isLeft = false;
    const draw = () => {
      if (isLeft) return;
      const next = addressOf(likely);
      startTransition(() =>
        setPlaces((all) => (all.length === 1 ? withExpected(all, id, next) : all)),
      );
    };
    whenIdle(() => {
      if (!isLeft)
        findPage(likely)
          ?.screen.expectWhole()
          .then(draw, () => undefined);
    });
    return () => {
      isLeft = true;
    };
  }, [id, address.path]);

  useEffect(() => {
    if (asleepId === null) return;
    return whenPainted(() => startTransition(() => setAsleepId(null)));
  }, [asleepId]);

  // The page that was left goes as soon as nobody waits for anything.
  useEffect(() => {
    if (leftId === null) return;
    return whenAtRest(() =>
      startTransition(() => {
        setPlaces((all) => without(all, leftId));
        setLeftId(null);
      }),
    );
  }, [leftId]);

  const handleLaidOut = useCallback(
    (laidOut: number) => setPlaces((all) => withLaidOut(all, laidOut)),
    [],
  );

  return (
    <div className="relative">
      {drawn.map((place) => {
        const isShown = place.id === id;
        const isAwake = place.id !== asleepId && (isShown || place.id === leftId);
        return (
          <Stage
            key={place.id}
            place={place}
            isShown={isShown}
            isAwake={isAwake}
            onLaidOut={handleLaidOut}
          />
        );
      })}
    </div>
  );
}

interface StageProps {
  place: Place;
  isShown: boolean;
  /** Its effects run. */
  isAwake: boolean;
  onLaidOut: (id: number) => void;
}

/** A screen in its place. What puts it in sight stands outside of what React keeps for later. */
function Stage({ place, isShown, isAwake, onLaidOut }: StageProps) {
  const { id, address } = place;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (element.current) return layOutAhead(element.current, () => onLaidOut(id));
  }, [id, onLaidOut]);
  return (
    <div
      ref={element}
      className={isShown ? undefined : ASIDE}
      aria-hidden={isShown ? undefined : true}
    >
      <Activity mode={isAwake ? "visible" : "hidden"}>
        <Page address={address} />
      </Activity>
    </div>
  );
}

/** The name of the page in sight, in the window's title. */
function useTitle(path: string): void {
  const t = useT();
  useEffect(() => {
    const brand = t("shell.brand");
    const title = findPage(path)?.title ?? "shell.notFound.title";
    document.title = path === "/" ? brand : `${t(title)} · ${brand}`;
  }, [path, t]);
}

/** Drawn anew by what it reads itself, not by another screen's coming and going. */
const Page = memo(function Page({ address }: { address: Address }) {
  const { path } = address;
  const info = findPage(path);
  const of = devUi && path === "/dev/ui" ? devUi : info?.screen;
  return (
    <div>
      <OwnAddress value={address}>{of ? <ScreenPlace of={of} /> : <NotFound />}</OwnAddress>
    </div>
  );
});
