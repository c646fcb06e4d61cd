import { useQuery } from "@tanstack/react-query";
import { formatNumber } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
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

  const values = firstOf(airline.coreValues, VALUES_SHOWN);
  const tips = firstOf(airline.interviewTips, TIPS_SHOWN);
  return (
    <Panel as="article" aria-label={label} className="mt-5 grid gap-4 p-5!">
      <div className="grid gap-2">
        <h3 className="text-h3">{airline.airlineName}</h3>
        <p className="flex flex-wrap gap-2">
          <Badge tone="lagoon" isBare>
            {t(`airline.region.${airline.region}`)}
          </Badge>
          {airline.alliance && <Badge isBare>{airline.alliance}</Badge>}
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
      <div>
        <h4 className="mb-1.5 text-ink-2 text-small">{t("airline.preview.values")}</h4>
        <ul className="flex flex-wrap items-center gap-2">
          {values.first.map((value) => (
            <li key={value}>
              <Badge isBare className="whitespace-normal!">
                {value}
              </Badge>
            </li>
          ))}
          {values.more > 0 && (
            <li className="text-ink-2 text-small">
              {t("airline.preview.more", { count: values.more })}
            </li>
          )}
        </ul>
      </div>
      <div>
        <h4 className="text-ink-2 text-small">{t("airline.preview.tips")}</h4>
        <ul className="grid gap-1.5">
          {tips.first.map((tip) => (
            <li key={tip} className="text-label leading-normal">
              {tip}
            </li>
          ))}
          {tips.more > 0 && (
            <li className="text-ink-2 text-small">
              {t("airline.preview.more", { count: tips.more })}
            </li>
          )}
        </ul>
      </div>
    </Panel>
  );
}
