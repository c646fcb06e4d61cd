import type { Airport } from "content/airports/schema";
import { memo } from "react";
import { formatList } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { LocalTime } from "../airport/local-time.tsx";
import { LuggageTag } from "../airport/luggage-tag.tsx";

interface AirportCardProps {
  airport: Airport;
  now: Date;
  onOpen: (code: string) => void;
}

/** Code, continent, name, city, country and hub airlines (specification 2, section 2.9), on a luggage tag. */
export const AirportCard = memo(function AirportCard({ airport, now, onOpen }: AirportCardProps) {
  const t = useT();
  const { code, name, city, country, continent, hub } = airport;
  return (
    <Panel
      as="li"
      isFlush
      className="group relative grid grid-cols-[auto_minmax(0,1fr)] transition-colors duration-[120ms] hover:border-edge"
    >
      <div className="grid place-items-center overflow-hidden bg-well px-4 py-5">
        <LuggageTag
          code={code}
          className="origin-top transition-transform duration-[240ms] ease-out motion-safe:group-hover:-rotate-3"
        />
      </div>
      <div className="flex min-w-0 flex-col items-start gap-2 p-4 tablet:p-5">
        <Badge isBare>{t(`airports.continent.${continent}`)}</Badge>
        <div className="max-w-full wrap-anywhere">
          <h3 className="text-h3 leading-[1.3]">
            <button
              type="button"
              onClick={() => onOpen(code)}
              className="text-start after:absolute after:inset-0 after:rounded-panel after:content-['']"
            >
              <bdi lang="en">
                <span className="sr-only">{code}, </span>
                {name}
              </bdi>
            </button>
          </h3>
          <p lang="en" className="mt-0.5 text-ink-2 text-small">
            <bdi>
              {city}, {country}
            </bdi>
          </p>
        </div>
        <p className="text-small">
          {hub.length > 0 ? (
            <>
              <span className="text-ink-2">{t("airports.card.hubs")}</span>{" "}
              <bdi>{formatList(hub)}</bdi>
            </>
          ) : (
            <span className="text-ink-2">{t("airports.card.noHub")}</span>
          )}
        </p>
        <p className="mt-auto pt-1 text-small">
          <LocalTime airport={airport} now={now} />
        </p>
      </div>
    </Panel>
  );
});
