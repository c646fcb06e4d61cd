import { AIRPORTS } from "content/airports/airports";
import { useState } from "react";
import { useSearchParams } from "wouter";
import { useT } from "../../i18n/i18n.ts";
import { useMinute } from "../../lib/clock.ts";
import { useLate } from "../../lib/use-late.ts";
import { BackLink } from "../../parts/back-link/back-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { AirportDialog } from "./airport/airport-dialog.tsx";
import { type CodesView, queryOf, SETS, TABS, viewFrom } from "./model.ts";
import { Quiz } from "./quiz/quiz.tsx";
import { loadAllAirports } from "./sets.ts";
import { Study } from "./study/study.tsx";

/** /airport-codes: study and quiz (specification 2, section 2.9). Its airports are built in: it calls no server but for a voice. */
export default function AirportCodesPage() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const now = useMinute();
  const view = viewFrom(params);
  const show = (change: Partial<CodesView>) =>
    setParams(queryOf({ ...view, ...change }), { replace: true });
  const isOfCourse = AIRPORTS.some(({ code }) => code === view.code);
  const [tries, setTries] = useState(0);
  const all = useLate(
    loadAllAirports,
    view.set === "all" || (view.code !== "" && !isOfCourse),
    tries,
  );
  const airports = view.set === "all" ? all.part : AIRPORTS;
  const looked = (all.part ?? AIRPORTS).find(({ code }) => code === view.code) ?? null;

  const arriving = (
    <Panel>
      {all.hasFailed ? (
        <div role="alert">
          <p>{t("shell.loadFailed.text")}</p>
          <Button className="mt-4" onClick={() => setTries(tries + 1)}>
            {t("buttons.tryAgain")}
          </Button>
        </div>
      ) : (
        <Skeleton label={t("shell.loading")} />
      )}
    </Panel>
  );
  const contents = {
    study: airports ? (
      <Study airports={airports} view={view} now={now} onChange={show} />
    ) : (
      arriving
    ),
    quiz: airports ? (
      <Quiz key={view.set} airports={airports} set={view.set} now={now} />
    ) : (
      arriving
    ),
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 tablet:gap-8">
      <header>
        <BackLink />
        <h1 className="mt-1 text-h1">{t("features.airportCodes.title")}</h1>
        <p className="mt-2 max-w-[62ch] text-[1.125rem] text-ink-2 leading-[1.55]">
          {t("airports.lede")}
        </p>
      </header>
      <div className="relative">
        <Segmented
          label={t("airports.set.label")}
          value={view.set}
          onChange={(set) => show({ set, code: "" })}
          options={SETS.map((value) => ({ value, label: t(`airports.set.${value}`) }))}
          className="mb-3 tablet:absolute! tablet:end-0 tablet:top-0 tablet:mb-0"
        />
        <Tabs
          label={t("airports.tabs.label")}
          value={view.tab}
          onChange={(tab) => show({ tab, code: "" })}
          tabs={TABS.map((value) => ({
            value,
            label: t(`airports.tabs.${value}`),
            content: contents[value],
          }))}
        />
      </div>
      <AirportDialog
        airport={view.tab === "study" && view.look === "list" ? looked : null}
        now={now}
        onClose={() => show({ code: "" })}
        onShowOnMap={() => show({ look: "map", set: isOfCourse ? view.set : "all" })}
      />
    </div>
  );
}
