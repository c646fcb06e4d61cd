import type { CockpitComponent } from "content/cockpit/schema";
import { Maximize, Pause, Play, ZoomIn } from "lucide-react";
import { type MouseEvent, memo, type ReactNode, useEffect, useRef, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { useMinute } from "../../../lib/clock.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { FlightDeck } from "../drawing/flight-deck.tsx";
import { partAt } from "../model.ts";
import { PLACES } from "../places.ts";

const Drawing = memo(FlightDeck);
const SIDE_UNITS = 1200;
const MIDDLE = { x: 50, y: 55 };

export interface Outline {
  part: CockpitComponent;
  tone: "chosen" | "hinted" | "right" | "wrong";
}

interface DeckProps {
  /** What may be pointed at; a press on the drawing itself counts as one on its point. */
  parts: readonly CockpitComponent[];
  onPoint?: ((part: CockpitComponent) => void) | undefined;
  outlines: readonly Outline[];
  /** The part that is brought into view while the drawing is enlarged. */
  centred?: CockpitComponent | null | undefined;
  /** The points, over the drawing. */
  children?: ReactNode;
}

const TONES: Record<Outline["tone"], string> = {
  chosen: "stroke-[#ffd08a] fill-[#ffd08a]/15",
  hinted: "stroke-white/80 fill-white/10",
  right: "stroke-[#5fe08e] fill-[#5fe08e]/20",
  wrong: "stroke-[#ff6d62] fill-[#ff6d62]/20 [stroke-dasharray:14_9]",
};

/** The drawn flight deck with what lies over it; enlarged, it is moved as any page is. */
export function Deck({ parts, onPoint, outlines, centred, children }: DeckProps) {
  const t = useT();
  const minute = useMinute();
  const [isClose, setIsClose] = useState(false);
  const [isStill, setIsStill] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);

  const { x, y } = centred?.position ?? MIDDLE;
  useEffect(() => {
    const box = scroller.current;
    if (!box || !isClose) return;
    box.scrollLeft = (box.scrollWidth * x) / 100 - box.clientWidth / 2;
    box.scrollTop = (box.scrollHeight * y) / 100 - box.clientHeight / 2;
  }, [isClose, x, y]);

  const handlePress = (event: MouseEvent<HTMLDivElement>) => {
    // A point answers for itself.
    if (!onPoint || (event.target instanceof Element && event.target.closest("button"))) return;
    const box = event.currentTarget.getBoundingClientRect();
    const part = partAt(
      parts,
      ((event.clientX - box.left) / box.width) * SIDE_UNITS,
      ((event.clientY - box.top) / box.height) * SIDE_UNITS,
    );
    if (part) onPoint(part);
  };

  return (
    <figure className="m-0">
      <div
        ref={scroller}
        // The drawing is the same in all languages: captain on the left.
        dir="ltr"
        className={classNames(
          "aspect-square rounded-[18px] bg-well tablet:rounded-panel print:break-inside-avoid",
          isClose ? "overflow-auto overscroll-contain" : "overflow-hidden",
        )}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the points over it do the same by keyboard and name. */}
        <div className={classNames("relative", isClose && "w-[200%]")} onClick={handlePress}>
          <Drawing time={minute.toISOString().slice(11, 16)} isStill={isStill} />
          <svg
            viewBox={`0 0 ${SIDE_UNITS} ${SIDE_UNITS}`}
            aria-hidden
            className="pointer-events-none absolute inset-0 h-full w-full"
          >
            {outlines.flatMap(({ part, tone }) =>
              (PLACES[part.id] ?? []).map((place) => (
                <rect
                  key={`${part.id} ${tone} ${place.x}`}
                  x={place.x}
                  y={place.y}
                  width={place.w}
                  height={place.h}
                  rx="14"
                  strokeWidth="5"
                  className={TONES[tone]}
                />
              )),
            )}
          </svg>
          {children}
        </div>
      </div>
      <figcaption className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <span className="min-w-0 flex-1 basis-64 text-ink-2 text-small">
          {t("cockpit.deck.caption")}
        </span>
        <span className="-mx-3 flex flex-wrap">
          <Button variant="quiet" onClick={() => setIsClose(!isClose)}>
            <Icon of={isClose ? Maximize : ZoomIn} size={18} />
            {t(isClose ? "cockpit.deck.whole" : "cockpit.deck.closer")}
          </Button>
          <Button
            variant="quiet"
            className="motion-reduce:hidden"
            onClick={() => setIsStill(!isStill)}
          >
            <Icon of={isStill ? Play : Pause} size={18} />
            {t(isStill ? "cockpit.deck.move" : "cockpit.deck.still")}
          </Button>
        </span>
      </figcaption>
    </figure>
  );
}
