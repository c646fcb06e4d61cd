import { timeOf, wallClock } from "coach/zones/zone-clock";
import { CULTURAL_PROFILES } from "content/cultures/cultures";
import type { CulturalRegion } from "content/cultures/schema";
import { useT } from "../../../i18n/i18n.ts";
import { useMinute } from "../../../lib/clock.ts";

interface RegionCardsProps {
  value: CulturalRegion | "";
  onChange: (region: CulturalRegion) => void;
}

/** The six regions to choose one of, each with the hour it is there now. */
export function RegionCards({ value, onChange }: RegionCardsProps) {
  const t = useT();
  const at = useMinute();
  return (
    <fieldset>
      <legend className="font-semibold text-label">{t("cultures.settings.region")}</legend>
      <p className="text-ink-2 text-small">{t("cultures.settings.regionHint")}</p>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 tablet:grid-cols-2">
        {Object.values(CULTURAL_PROFILES).map(({ key, timeZone }) => (
          <label
            key={key}
            className="flex min-h-[76px] cursor-pointer items-center gap-3.5 rounded-[16px] border-[1.5px] border-seam px-4 py-3 transition-colors duration-[120ms] hover:border-edge has-checked:border-lagoon has-checked:bg-lagoon-soft has-focus-visible:outline-3 has-focus-visible:outline-lagoon has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name="region"
              value={key}
              checked={value === key}
              onChange={() => onChange(key)}
              className="peer sr-only"
            />
            {/* A shade that is up where the choice is. */}
            <span
              aria-hidden
              className="relative h-9 w-7 shrink-0 overflow-hidden rounded-window border-[3px] border-frame bg-[var(--sky-2)] after:absolute after:inset-0 after:bg-[var(--shade)] after:transition-transform after:duration-[420ms] after:ease-shade peer-checked:border-lagoon peer-checked:after:-translate-y-full motion-reduce:after:transition-none"
            />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold leading-snug">
                {t(`cultures.regions.${key}.country`)}
              </span>
              <span className="block text-ink-2 text-small">
                {t(`cultures.regions.${key}.region`)}
              </span>
            </span>
            <span dir="ltr" className="tabular text-ink-2 text-small">
              {timeOf(wallClock(at, timeZone))}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
