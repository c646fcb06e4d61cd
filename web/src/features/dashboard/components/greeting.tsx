import { useT } from "../../../i18n/i18n.ts";
import { aimOf, firstName, partOfDay } from "../model.ts";

interface GreetingProps {
  at: Date;
  name: string;
  airline: string;
  /** Calendar days to the interview; null when no day is set. */
  daysLeft: number | null;
  isCandidate: boolean;
  onChooseAirline: () => void;
}

/** An inline link is 44 px to touch without moving the lines apart. */
const INLINE_LINK =
  "-my-[11px] py-[11px] font-semibold text-lagoon-ink underline decoration-[color-mix(in_oklab,var(--lagoon)_40%,transparent)] decoration-[1.5px] underline-offset-4 hover:decoration-lagoon";

export function Greeting({
  at,
  name,
  airline,
  daysLeft,
  isCandidate,
  onChooseAirline,
}: GreetingProps) {
  const t = useT();
  const greeting = t(`dashboard.greeting.${partOfDay(at.getHours())}`, { name: firstName(name) });
  const aim = aimOf(airline, daysLeft);
  const isWithAirline = airline !== "" && aim !== "choose";
  const sentence = aim === "choose" ? "" : t(`dashboard.aim.${aim}`, { count: daysLeft ?? 0 });
  // The placeholder without a value stays as written: the button takes its place in any word order.
  const [before = "", after = ""] = sentence.split("{airline}");

  return (
    <p className="mb-1.5 font-semibold text-ink-2">
      {greeting}{" "}
      {isCandidate && (
        <>
          {before}
          {!isWithAirline && before && " "}
          {/* One button for both, so that the focus finds it again when an airline has been chosen. */}
          <button
            type="button"
            className={INLINE_LINK}
            aria-label={isWithAirline ? t("dashboard.aim.change", { airline }) : undefined}
            onClick={onChooseAirline}
          >
            {isWithAirline ? airline : t("dashboard.aim.choose")}
          </button>
          {after}
        </>
      )}
    </p>
  );
}
