import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";

interface DeskLayoutProps {
  /** The question and what is done about it. */
  children: ReactNode;
  /** Beside it on desktops, after it below that. */
  side: ReactNode;
  /** The side stays in view while the answer beside it is longer. */
  isSideKept?: boolean;
  /** Across the whole width, last. */
  below?: ReactNode;
}

/**
 * How a practice desk stands: two columns on desktops; below that everything one after the other, so that a part may
 * ask for another place by `order`.
 */
export function DeskLayout({ children, side, isSideKept = false, below }: DeskLayoutProps) {
  return (
    <div className="mt-1 flex flex-col gap-4 tablet:gap-6 desktop:grid desktop:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] desktop:items-start">
      <div className="contents desktop:flex desktop:flex-col desktop:gap-6">{children}</div>
      {/* As tall as the answer beside it: what is kept in view must not slide on over what is below. */}
      <div className="contents desktop:block desktop:self-stretch">
        <div
          className={classNames(
            "contents desktop:flex desktop:flex-col desktop:gap-6",
            isSideKept && "desktop:sticky desktop:top-[88px]",
          )}
        >
          {side}
        </div>
      </div>
      {below && <div className="max-desktop:order-3 desktop:col-span-full">{below}</div>}
    </div>
  );
}
