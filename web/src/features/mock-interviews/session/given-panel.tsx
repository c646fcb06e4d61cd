import { ArrowRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import type { Given } from "./model.ts";

interface GivenPanelProps {
  given: Given;
  note: string;
  /** Asked for where the feedback was not heard; null while it goes on by itself. */
  onNext: (() => void) | null;
  isLast: boolean;
}

/** The answer as it was submitted, while the recruiter thinks and speaks about it. */
export function GivenPanel({ given, note, onNext, isLast }: GivenPanelProps) {
  const t = useT();
  const panel = useRef<HTMLElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const canGoOn = onNext !== null;
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (canGoOn) next.current?.focus();
  }, [canGoOn]);
  const further = given.followUp?.answer ?? "";
  return (
    <Panel>
      <section ref={panel} tabIndex={-1} aria-labelledby="given-title" className="outline-none">
        <h2 id="given-title" className="mb-2 font-semibold text-label">
          {t("mock.session.given")}
        </h2>
        <p dir="auto" className="max-h-[12lh] overflow-y-auto whitespace-pre-line text-ink-2">
          {given.answer}
        </p>
        {further && (
          <p dir="auto" className="mt-3 whitespace-pre-line border-seam border-t pt-3 text-ink-2">
            {further}
          </p>
        )}
      </section>
      <div className="mt-4 flex min-h-[52px] flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-[34ch] text-ink-2 text-small">{note}</p>
        {onNext && (
          <Button
            ref={next}
            variant="primary"
            size="big"
            onClick={onNext}
            className="max-tablet:w-full"
          >
            {t(isLast ? "mock.session.finish" : "mock.session.next")}
            <Icon of={ArrowRight} size={18} isDirectional />
          </Button>
        )}
      </div>
    </Panel>
  );
}
