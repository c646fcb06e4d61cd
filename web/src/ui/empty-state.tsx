import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { WindowRow } from "./window-row.tsx";

type EmptyStateProps = {
  heading: ReactNode;
  /** The heading's level, to fit the page's outline. */
  headingLevel?: 1 | 2 | 3 | 4;
  /** One sentence: what will be here, and when. */
  sentence?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  className?: string | undefined;
};

const LOWERED = [{ raise: 0 }, { raise: 0.14 }, { raise: 0 }];
const SIZE = { width: 44, height: 60, gap: 14, frame: 4 };

/** Nothing here yet: three lowered windows, one of them lifting. */
export function EmptyState({
  heading,
  headingLevel = 3,
  sentence,
  action,
  className,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      className={classNames("grid justify-items-center gap-1.5 px-6 py-11 text-center", className)}
    >
      <WindowRow items={LOWERED} size={SIZE} className="mb-3.5 w-[132px]!" />
      <Heading className="text-h3">{heading}</Heading>
      {sentence && <p className="max-w-[38ch] text-balance text-ink-2 text-small">{sentence}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
