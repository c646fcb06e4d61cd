import { classNames } from "../../../ui/class-names.ts";

interface WindowSquareProps {
  /** How far the shade is up, from 0 to 1. */
  raise: number;
  /** The one whose stories are shown. */
  isNow?: boolean;
  size: "wall" | "line";
}

const SIZES = {
  wall: "h-[3.375rem] w-[2.5rem] border-[4px]",
  line: "h-[1.875rem] w-[1.375rem] border-[3px]",
};

/** One window of the wall: a shade, and behind it as much sky as there are stories. */
export function WindowSquare({ raise, isNow = false, size }: WindowSquareProps) {
  return (
    <span
      aria-hidden
      className={classNames(
        "relative block shrink-0 overflow-hidden rounded-window border-frame bg-linear-[var(--sky-1)_30%,var(--sky-2)_64%,var(--sky-3)_82%,var(--sky-4)_92%,var(--cloud)_93%]",
        SIZES[size],
        isNow && "outline-2 outline-lagoon outline-offset-2",
      )}
    >
      <span
        className="absolute inset-x-0 top-0 border-[var(--shade-2)] border-b-[3px] bg-[var(--shade)] transition-[height] duration-[420ms] ease-shade motion-reduce:transition-none starting:h-full"
        style={{ height: `calc(${Math.round((1 - raise) * 100)}% + ${raise < 1 ? 0 : 3}px)` }}
      />
    </span>
  );
}
