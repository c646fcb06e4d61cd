import type { Airport } from "content/airports/schema";
import { useEffect, useRef } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { AirportFacts } from "../airport/airport-facts.tsx";

interface AnswerPanelProps {
  airport: Airport;
  now: Date;
  onNext: () => void;
}

/** The airport that was asked for, and the way on (specification 2, section 2.9). */
export function AnswerPanel({ airport, now, onNext }: AnswerPanelProps) {
  const t = useT();
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  const { code, name } = airport;
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5">
      <section aria-label={t("airports.quiz.about", { code })}>
        <h3 className="mb-3 text-h3">
          <bdi lang="en">
            {code} · {name}
          </bdi>
        </h3>
        <AirportFacts airport={airport} now={now} />
      </section>
      <Button ref={next} variant="primary" className="justify-self-start" onClick={onNext}>
        {t("airports.quiz.next")}
      </Button>
    </div>
  );
}
