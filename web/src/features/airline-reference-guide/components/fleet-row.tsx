import { useT } from "../../../i18n/i18n.ts";
import { drawnCount } from "../model.ts";

/** From the smallest airline of the guide to the largest: one to twenty-one drawn aircraft. */
const AIRCRAFT_EACH = 50;
/** Seen from its left side, nose to the left, as aircraft stand everywhere here. */
const AIRCRAFT =
  "M1 6.200C1.600 4.800 3.600 4 6 4H25L29.500 .6H32L30.400 4.300C31.400 4.500 32 5 31.800 5.600C31.500 6.600 29 7.400 24 7.400H5C2.800 7.400 .8 7 1 6.200ZM12.500 6.300H18L22 9.800H19.600Z";

/** The fleet as small aircraft, so that two airlines are told apart at a glance; the figure stands beside it. */
export function FleetRow({ fleetSize }: { fleetSize: number }) {
  const t = useT();
  const count = drawnCount(fleetSize, AIRCRAFT_EACH);
  return (
    <div>
      <p className="flex flex-wrap gap-x-1.5 gap-y-1">
        {Array.from({ length: count }, (_, index) => (
          <svg
            // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other.
            key={index}
            aria-hidden
            viewBox="0 0 33 10"
            className="block h-2.5 w-[2.0625rem] fill-lagoon"
          >
            <path d={AIRCRAFT} />
          </svg>
        ))}
      </p>
      <p className="mt-1 text-ink-2 text-micro">
        {t("guide.fact.aircraftEach", { count: AIRCRAFT_EACH })}
      </p>
    </div>
  );
}
