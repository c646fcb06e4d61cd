import type { ReactNode } from "react";
import { useT } from "../../i18n/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { DraftLine } from "./draft-line.tsx";
import { SessionClock } from "./session-clock.tsx";
import type { SessionTimer } from "./use-session-timer.ts";

interface SessionPanelProps {
  timer: SessionTimer;
  /** What is kept of the typed words; null on a screen where nobody has to type. */
  draft: { savedAt: Date | null; isKept: boolean } | null;
  isPending: boolean;
  /** True while there is nothing to submit yet; `note` says why. */
  isClosed?: boolean;
  /** Words of the button; the multi-mode page's by default. */
  submitLabel?: string;
  /** One line under the buttons: what is still empty. */
  note: string | null;
  /** What stood in the way of saving, and what happens next. */
  notice: ReactNode;
  onReset: () => void;
  onSubmit: () => void;
}

/**
 * Timer, Reset and Submit Response. Beside the form on a desktop; a dock at the foot of smaller screens,
 * so that the three are in reach of the thumb all the while.
 */
export function SessionPanel(props: SessionPanelProps) {
  const { timer, draft, isPending, isClosed, submitLabel, note, notice } = props;
  const { onReset, onSubmit } = props;
  const t = useT();
  return (
    <section
      aria-label={t("practice.timer.panel")}
      data-dock
      className="bg-panel max-desktop:sticky low:max-desktop:static max-desktop:bottom-0 max-desktop:z-4 max-desktop:order-last max-desktop:-mx-5 max-desktop:-mb-10 max-desktop:flex max-desktop:flex-wrap max-desktop:items-center max-desktop:gap-3 max-desktop:border-seam max-desktop:border-t max-desktop:px-5 max-desktop:pt-3 max-desktop:pb-[calc(12px+env(safe-area-inset-bottom))] desktop:rounded-panel desktop:border desktop:border-seam desktop:p-7 tablet:max-desktop:-mx-7 tablet:max-desktop:-mb-[72px] tablet:max-desktop:px-7 print:hidden"
    >
      <p className="flex items-center justify-between gap-3 max-desktop:min-w-16 desktop:border-seam desktop:border-b desktop:pb-4">
        <span className="text-ink-2 max-desktop:sr-only">{t("practice.timer.label")}</span>
        <SessionClock timer={timer} />
      </p>
      {draft && (
        <div className="max-desktop:hidden">
          <DraftLine {...draft} className="mt-4" />
        </div>
      )}
      <div className="flex gap-[12px] max-desktop:flex-1 desktop:mt-[18px] desktop:grid desktop:gap-2.5">
        <Button
          variant="primary"
          size="big"
          isPending={isPending}
          disabled={isClosed}
          onClick={onSubmit}
          className="max-desktop:order-last max-desktop:min-h-11 max-desktop:min-w-0 max-desktop:flex-1 max-desktop:px-[10px] max-desktop:py-[9px] max-desktop:text-[0.9375rem]"
        >
          {isPending ? t("buttons.submitting") : (submitLabel ?? t("buttons.submit"))}
        </Button>
        <Button onClick={onReset}>{t("buttons.reset")}</Button>
      </div>
      <div
        role="status"
        className="desktop:mt-4 max-desktop:order-first max-desktop:basis-full empty:hidden"
      >
        {notice}
      </div>
      {/* The place of the line stays when there is nothing to say. */}
      <p className="mt-3 min-h-5 desktop:-mb-3 text-center text-ink-2 text-small max-desktop:hidden">
        {note}
      </p>
    </section>
  );
}
