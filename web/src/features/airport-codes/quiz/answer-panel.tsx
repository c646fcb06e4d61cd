import type { Airport } from "content/airports/schema";
import { useEffect, useRef } from "react";
import { formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { AirportFacts } from "../airport/airport-facts.tsx";
import { distanceKm } from "../map/globe.ts";

interface AnswerPanelProps {
  airport: Airport;
  /** What was chosen: an airport, or letters that name none of the set. */
  chosen: { code: string; airport: Airport | null };
  /** On the map it is told how far off a wrong pick was. */
  hasDistance: boolean;
  now: Date;
  onNext: () => void;
}

/** The result, the airport itself, and the way on (specification 2, section 2.9). */
export function AnswerPanel({ airport, chosen, hasDistance, now, onNext }: AnswerPanelProps) {
  const t = useT();
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  const { code, name } = airport;
  const isRight = chosen.code === code;
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4 border-seam border-t pt-5">
      <p
        role="status"
        className={classNames(
          "rounded-control px-4 py-3 font-semibold text-label leading-normal",
          isRight ? "bg-green-soft text-green-ink" : "bg-red-soft text-red-ink",
        )}
      >
        {isRight
          ? t("airports.quiz.right", { code, name })
          : t("airports.quiz.wrong", { code, name })}
        {!isRight && (
          <span className="block font-normal">
            {!chosen.airport
              ? t("airports.quiz.unknown", { code: chosen.code })
              : hasDistance
                ? t("airports.quiz.apart", {
                    ...{ chosen: chosen.code, name: chosen.airport.name },
                    km: formatNumber(distanceKm(chosen.airport, airport), {
                      maximumSignificantDigits: 3,
                    }),
                  })
                : t("airports.quiz.yours", { code: chosen.code, name: chosen.airport.name })}
          </span>
        )}
      </p>
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
