import type { AirlineFact } from "contract/airline-facts";
import { memo } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { allianceName } from "../../../parts/airline-dialog/alliance-name.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { News, Overview, Tips, Values } from "./facts.tsx";
import { TailWindow } from "./tail-window.tsx";

interface AirlineCardProps {
  airline: AirlineFact;
  isTarget: boolean;
  now: Date;
  onSelection: (airline: AirlineFact) => void;
  onTarget: (airline: AirlineFact) => void;
}

/** One airline of the guide, in four tabs (specification 2, section 2.1). */
export const AirlineCard = memo(function AirlineCard(props: AirlineCardProps) {
  const { airline, isTarget, now, onSelection, onTarget } = props;
  const t = useT();
  const { id, airlineName, iataCode, region, alliance } = airline;
  const named = { airline: airlineName };
  return (
    <Panel as="li" id={`airline-${id}`} className="flex scroll-mt-24 flex-col p-5! tablet:p-6!">
      <div className="flex gap-5">
        <div className="w-[4.75rem] shrink-0">
          <TailWindow airlineId={id} />
        </div>
        <div className="min-w-0 flex-1 self-center">
          <h3 className="text-[1.25rem] leading-snug tracking-[-0.012em]">
            <bdi>{airlineName}</bdi>{" "}
            <span className="tabular font-medium text-ink-2 text-label tracking-normal">
              {iataCode}
            </span>
          </h3>
          <p className="mt-2 flex flex-wrap gap-2">
            <Badge tone="lagoon" isBare>
              {t(`airline.region.${region}`)}
            </Badge>
            {alliance && <Badge isBare>{allianceName(t, alliance)}</Badge>}
            {isTarget && <Badge tone="dawn">{t("guide.card.target")}</Badge>}
          </p>
        </div>
      </div>
      <Tabs
        label={t("guide.card.sections", named)}
        className="mt-5 mb-6 flex-1"
        listClassName="tablet:w-full! tablet:*:flex-1!"
        tabs={[
          {
            value: "overview",
            label: t("guide.tab.overview"),
            content: <Overview airline={airline} now={now} />,
          },
          {
            value: "values",
            label: t("guide.tab.values"),
            content: <Values airline={airline} now={now} />,
          },
          { value: "tips", label: t("guide.tab.tips"), content: <Tips airline={airline} /> },
          {
            value: "news",
            label: t("guide.tab.news"),
            content: <News airline={airline} now={now} />,
          },
        ]}
      />
      <div className="grid gap-x-2 gap-y-1 border-seam border-t pt-4">
        <Button
          aria-label={t("guide.card.selectionOf", named)}
          onClick={() => onSelection(airline)}
        >
          {t("guide.card.selection")}
        </Button>
        <p className="flex flex-wrap justify-center gap-x-1">
          <PageLink
            href={`/airline-facts?compare=${id}`}
            aria-label={t("guide.card.compareOf", named)}
            className={buttonClass("quiet")}
          >
            {t("guide.card.compare")}
          </PageLink>
          <PageLink
            href={`/airline-facts?quiz=${id}`}
            aria-label={t("guide.card.quizOf", named)}
            className={buttonClass("quiet")}
          >
            {t("guide.card.quiz")}
          </PageLink>
          {!isTarget && (
            <Button
              variant="quiet"
              aria-label={t("guide.card.makeTargetOf", named)}
              onClick={() => onTarget(airline)}
            >
              {t("guide.card.makeTarget")}
            </Button>
          )}
        </p>
      </div>
    </Panel>
  );
});
