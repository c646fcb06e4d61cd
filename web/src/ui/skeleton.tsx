import { classNames } from "./class-names.ts";

type SkeletonProps = {
  /** Said aloud and shown: the specified loading text. */
  label: string;
  /** Widths of the lines, as parts of the room they have. */
  lines?: readonly number[];
  className?: string | undefined;
};

const PARAGRAPH = [0.6, 1, 0.84];

/** A place that is being filled. It shows after 200 ms, so that quick answers do not flicker. */
export function Skeleton({ label, lines = PARAGRAPH, className }: SkeletonProps) {
  return (
    <div
      role="status"
      className={classNames(
        "transition-opacity delay-200 duration-[120ms] starting:opacity-0",
        className,
      )}
    >
      <p className="mb-4 text-ink-2 text-small">{label}</p>
      {lines.map((width, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
          key={index}
          aria-hidden
          className="mt-3 h-3.5 animate-pulse rounded-[8px] bg-well motion-reduce:animate-none"
          style={{ inlineSize: `${width * 100}%` }}
        />
      ))}
    </div>
  );
}
