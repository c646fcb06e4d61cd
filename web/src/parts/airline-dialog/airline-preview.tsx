import { useQuery } from "@tanstack/react-query";
import { formatNumber } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { allianceName } from "./alliance-name.ts";
import { airlineQuery } from "./api.ts";
import { firstOf, TIPS_SHOWN, VALUES_SHOWN } from "./model.ts";

/** The chosen airline at a glance, before it is saved. */
export function AirlinePreview({ airlineName }: { airlineName: string }) {
  const t = useT();
  const { data: airline, isError, refetch } = useQuery(airlineQuery(airlineName));
  const label = t("airline.preview.label", { airline: airlineName });

  if (isError)
    return (
      <div role="alert" className="mt-5 grid justify-items-start gap-3">
        <p className="text-red-ink">{t("airline.preview.failed")}</p>
        <Button onClick={() => void refetch()}>{t("buttons.tryAgain")}</Button>
      </div>
    );
  if (!airline)
    return (
      <Skeleton
        className="mt-5 min-h-64"
        label={t("airline.preview.loading", { airline: airlineName })}
        lines={[0.4, 1, 0.84, 0.6]}
      />
    );

  return (
    <Panel as="article" aria-label={label} className="mt-5 grid gap-4 p-5!">
      <div className="grid gap-2">
        <h3 className="text-h3">{airline.airlineName}</h3>
        <p className="flex flex-wrap gap-2">
          <Badge tone="lagoon" isBare>
            {t(`airline.region.${airline.region}`)}
          </Badge>
          {airline.alliance && <Badge isBare>{allianceName(t, airline.alliance)}</Badge>}
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-x-4 text-label">
        <dt className="text-ink-2 text-small">{t("airline.preview.headquarters")}</dt>
        <dd className="row-start-2 font-medium">{airline.headquarters}</dd>
        <dt className="text-ink-2 text-small">{t("airline.preview.destinations")}</dt>
        <dd className="row-start-2 font-medium">{formatNumber(airline.destinations)}</dd>
      </dl>
      <div>
        <h4 className="text-ink-2 text-small">{t("airline.preview.mission")}</h4>
        <p className="text-label">{airline.mission}</p>
      </div>
      <Short
        title={t("airline.preview.values")}
        entries={airline.coreValues}
        shown={VALUES_SHOWN}
      />
      <Short title={t("airline.preview.tips")} entries={airline.interviewTips} shown={TIPS_SHOWN} />
    </Panel>
  );
}

interface ShortProps {
  title: string;
  entries: readonly string[];
  shown: number;
}

/** The first entries of a list, and the note of how many more there are. */
function Short({ title, entries, shown }: ShortProps) {
  const t = useT();
  const { first, more } = firstOf(entries, shown);
  return (
    <div>
      <h4 className="mb-0.5 text-ink-2 text-small">{title}</h4>
      <ul className="grid gap-1 ps-4 text-label leading-normal *:list-disc marker:text-lagoon">
        {first.map((entry) => (
          <li key={entry} lang="en" dir="auto">
            {entry}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-1 text-ink-2 text-small">{t("airline.preview.more", { count: more })}</p>
      )}
    </div>
  );
}
