import type { ReactNode } from "react";
import { WindowRow } from "../../ui/window-row.tsx";

const WINDOW = { width: 44, height: 60, gap: 12, frame: 4 };
const ROW = Array.from({ length: 9 }, () => ({ raise: 1 }));

interface CertificateSheetProps {
  title: string;
  /** Whose it is. */
  name: string;
  /** What was done. */
  children: ReactNode;
  /** What it is not. */
  note: string;
}

/** A certificate on one page, for the wall or the folder. */
export function CertificateSheet({ title, name, children, note }: CertificateSheetProps) {
  return (
    <article
      aria-labelledby="certificate-title"
      className="grid justify-items-center rounded-[22px] border border-seam bg-panel px-6 py-10 text-center tablet:rounded-[28px] tablet:px-14 tablet:py-16 print:border-[#999] print:[print-color-adjust:exact]"
    >
      <WindowRow items={ROW} size={WINDOW} hasWing className="max-w-[26rem]" />
      <h1 id="certificate-title" className="mt-9 text-ink-2 text-small">
        {title}
      </h1>
      <p className="mt-2 text-balance font-semibold text-[2.125rem] leading-tight tracking-[-0.02em]">
        <bdi>{name}</bdi>
      </p>
      {children}
      <p className="mt-10 max-w-[58ch] border-seam border-t pt-5 text-balance text-ink-2 text-micro">
        {note}
      </p>
    </article>
  );
}
