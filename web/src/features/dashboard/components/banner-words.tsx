import type { ReactNode } from "react";

interface BannerWordsProps {
  headline: ReactNode;
  text: ReactNode;
  /** Two buttons, the primary one first. */
  actions: ReactNode;
}

/** The headline of the page, why, and what to press. */
export function BannerWords({ headline, text, actions }: BannerWordsProps) {
  return (
    <div className="grid gap-x-10 gap-y-[18px] desktop:grid-cols-[minmax(0,1fr)_auto] desktop:items-end">
      <div>
        <h1 className="max-w-[22em] text-h1">{headline}</h1>
        <p className="mt-2.5 max-w-[56ch] text-ink-2">{text}</p>
      </div>
      <div className="flex flex-wrap gap-3 max-tablet:*:flex-auto max-tablet:*:px-3.5">
        {actions}
      </div>
    </div>
  );
}
