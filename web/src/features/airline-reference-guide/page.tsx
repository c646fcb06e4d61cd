import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { useLocation, useSearchParams } from "wouter";
import { useT } from "../../i18n/i18n.ts";
import { useAccount, useUser } from "../../lib/account.tsx";
import { airlinesQuery } from "../../parts/airline-dialog/api.ts";
import { BackLink } from "../../parts/back-link/back-link.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { PageLink } from "../../ui/page-link.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AirlineList } from "./components/airline-list.tsx";
import { Compare } from "./components/compare.tsx";
import { Filters } from "./components/filters.tsx";
import { LoadFailed } from "./components/load-failed.tsx";
import { Quiz } from "./components/quiz.tsx";
import { SummaryCards } from "./components/summary.tsx";
import { type GuideView, queryOf, viewFrom, viewOfAirline } from "./model.ts";

/** The Airline Reference Guide (specification 2, section 2.1), its comparison (`?compare=`) and its quiz (`?quiz=`). */
export default function AirlineReferenceGuidePage() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const [path, navigate] = useLocation();
  const { record } = useAccount();
  const target = useUser()?.targetAirline ?? record.airline;
  const airlines = useQuery(airlinesQuery);
  const view = viewOfAirline(params, airlines.data ?? []) ?? viewFrom(params);
  // A dozen cards take a while on a slow phone: the filter that was pressed is lit at once, the list follows.
  const listed = {
    region: useDeferredValue(view.region),
    search: useDeferredValue(view.search),
  };
  const compare = params.get("compare");
  const quiz = params.get("quiz");
  const show = (change: Partial<GuideView>) =>
    setParams(queryOf({ ...view, ...change }), { replace: true });

  if (airlines.data && quiz !== null)
    return <Quiz key={quiz} airlines={airlines.data} about={quiz} />;
  if (airlines.data && compare !== null)
    return (
      <Compare
        airlines={airlines.data}
        ids={compare}
        target={target}
        // Written as it is: the parameters' own way would make %2C of the comma.
        onChange={(ids) => navigate(`${path}?compare=${ids}`, { replace: true })}
      />
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 tablet:gap-8">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <BackLink />
          <h1 className="mt-1 text-h1">{t("features.airlineFacts.title")}</h1>
          <p className="mt-2 max-w-[58ch] text-[1.125rem] text-ink-2 leading-[1.55]">
            {t("guide.lede")}
          </p>
        </div>
        <PageLink href="/airline-facts?quiz=all" className={buttonClass("primary")}>
          {t("guide.quiz.start")}
        </PageLink>
      </header>
      {airlines.data ? (
        <>
          <SummaryCards airlines={airlines.data} />
          <Filters view={view} onChange={show} />
          <AirlineList
            // A changed view begins at its first dozen again.
            key={`${listed.region} ${listed.search}`}
            airlines={airlines.data}
            view={listed}
            target={target}
            onChange={show}
          />
        </>
      ) : airlines.isError ? (
        <LoadFailed
          heading={t("guide.list.failedTitle")}
          error={airlines.error}
          onRetry={() => void airlines.refetch()}
        />
      ) : (
        <Skeleton
          label={t("airline.loading")}
          lines={[0.5, 1, 1, 0.8, 1, 0.9]}
          className="min-h-[40rem]"
        />
      )}
    </div>
  );
}
