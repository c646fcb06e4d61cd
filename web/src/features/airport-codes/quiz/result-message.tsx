import type { Airport } from "content/airports/schema";
import { formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { classNames } from "../../../ui/class-names.ts";
import { distanceKm } from "../map/globe.ts";

interface ResultMessageProps {
  airport: Airport;
  /** What was chosen: an airport, or letters that name none of the set. */
  chosen: { code: string; airport: Airport | null };
  /** On the map it is told how far off a wrong pick was. */
  hasDistance: boolean;
}

/** Whether it was right, and what was chosen where it was not. */
export function ResultMessage({ airport, chosen, hasDistance }: ResultMessageProps) {
  const t = useT();
  const { code, name } = airport;
  const isRight = chosen.code === code;
  const mistake = () => {
    if (!chosen.airport) return t("airports.quiz.unknown", { code: chosen.code });
    const picked = { chosen: chosen.code, code: chosen.code, name: chosen.airport.name };
    if (!hasDistance) return t("airports.quiz.yours", picked);
    const km = distanceKm(chosen.airport, airport);
    return t("airports.quiz.apart", {
      ...picked,
      km: formatNumber(km, { maximumSignificantDigits: 3 }),
    });
  };
  return (
    <p
      className={classNames(
        "mt-5 rounded-control px-4 py-3 font-semibold text-label leading-normal",
        isRight ? "bg-green-soft text-green-ink" : "bg-red-soft text-red-ink",
      )}
    >
      {t(isRight ? "airports.quiz.right" : "airports.quiz.wrong", { code, name })}
      {!isRight && <span className="block font-normal">{mistake()}</span>}
    </p>
  );
}
