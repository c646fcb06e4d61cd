import type { ReactNode } from "react";
import { useT } from "../../i18n/i18n.ts";
import { BackLink } from "../../parts/back-link/back-link.tsx";
import { SYLLABUS } from "./model.ts";

interface FrameProps {
  title: ReactNode;
  lede?: ReactNode;
  /** What stands at the end of the head: a clock, a button. */
  side?: ReactNode;
  children: ReactNode;
}

/** A view of the course with its head and the way back to the overview. */
export function Frame({ title, lede, side, children }: FrameProps) {
  const t = useT();
  return (
    <div className="mx-auto grid w-full max-w-[66rem] grid-cols-[minmax(0,1fr)] gap-6">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <BackLink href={SYLLABUS} label={t("syllabus.back")} />
          <h1 className="mt-1 text-h1">{title}</h1>
          {lede && <p className="mt-2 max-w-[62ch] text-ink-2 leading-[1.55]">{lede}</p>}
        </div>
        {side}
      </header>
      {children}
    </div>
  );
}
