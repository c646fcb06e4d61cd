import type { Moment } from "contract/delivery";
import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { type LaneId, placeOf } from "./timeline-model.ts";

interface LaneProps {
  id: LaneId;
  name: string;
  /** The figure of the whole answer. */
  figure: string | null;
  children: ReactNode;
}

/** One strip of the timeline; its name stands beside it, on phones above it. */
export function Lane({ id, name, figure, children }: LaneProps) {
  return (
    <div className="border-seam border-t max-tablet:py-2 tablet:grid tablet:grid-cols-[7.5rem_minmax(0,1fr)] tablet:gap-x-4 print:grid print:grid-cols-[7.5rem_minmax(0,1fr)] print:gap-x-4 print:py-0!">
      <div className="flex items-baseline justify-between gap-2 text-small tablet:block tablet:self-center tablet:py-2 print:block print:self-center print:py-1">
        <span className="font-medium">{name}</span>
        {figure && <span className="tabular block text-ink-2 text-micro">{figure}</span>}
      </div>
      <div
        dir="ltr"
        data-lane={id}
        className="relative h-12 tablet:h-14 print:h-9 print:[print-color-adjust:exact]"
      >
        {children}
      </div>
    </div>
  );
}

interface StripProps {
  moments: readonly Moment[];
  durationSeconds: number;
  className: string;
}

/** Stretches of the recording as blocks in the middle of a lane. */
export function Strip({ moments, durationSeconds, className }: StripProps) {
  return moments.map(({ at, until }) => {
    const from = placeOf(at, durationSeconds);
    return (
      <span
        key={at}
        className={classNames("absolute rounded-[3px]", className)}
        style={{
          left: `${from}%`,
          width: `max(2px, ${placeOf(until, durationSeconds) - from}%)`,
        }}
      />
    );
  });
}

/** The track that blocks lie on. */
export function Track() {
  return (
    <span className="absolute inset-x-0 top-1/2 h-3.5 -translate-y-1/2 rounded-[4px] bg-well" />
  );
}
