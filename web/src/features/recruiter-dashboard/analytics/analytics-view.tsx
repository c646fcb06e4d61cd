import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { INTERVIEW_TYPES } from "contract/mock-interview-terms";
import { ANALYTICS_PERIODS, type AnalyticsPeriod } from "contract/recruiter-analytics-terms";
import { Download } from "lucide-react";
import { useState } from "react";
import { t as translate, useT } from "../../../i18n/i18n.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { saveFile } from "../../../lib/download.ts";
import { BackLink } from "../../../parts/back-link/back-link.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Select } from "../../../ui/select.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { analyticsQuery, readAllGiven } from "./api.ts";
import { Criteria } from "./criteria.tsx";
import { givenTable } from "./given-table.ts";
import { Mix } from "./mix.tsx";
import { Months } from "./months.tsx";
import { Pairs } from "./pairs.tsx";

/** A select's entry that stands for no choice: an empty value is none (specification 1, section 5). */
const ANY = "any";
const COLUMN = "grid grid-cols-[minmax(0,1fr)] gap-5 tablet:gap-6";
type InterviewType = (typeof INTERVIEW_TYPES)[number];

/** How one scores: over time, by criterion, what one recommends, and beside others who scored the same interviews. */
export function AnalyticsView() {
  const t = useT();
  const [period, setPeriod] = useState<AnalyticsPeriod>("365");
  const [type, setType] = useState<InterviewType | typeof ANY>(ANY);
  const [airline, setAirline] = useState(ANY);
  const filter = {
    period,
    ...(type !== ANY && { interviewType: type }),
    ...(airline !== ANY && { airline }),
  };
  const { data, error, refetch } = useQuery({
    ...analyticsQuery(filter),
    placeholderData: keepPreviousData,
  });
  const isNarrow = period !== "all" || type !== ANY || airline !== ANY;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 tablet:gap-6">
      <header>
        <BackLink href="/recruiter-dashboard" label={t("analytics.back")} />
        <div className="mt-1 flex flex-wrap items-end justify-between gap-4">
          <h1 className="text-h1">{t("analytics.title")}</h1>
          <CsvButton />
        </div>
        <div className="mt-4 flex flex-wrap items-end gap-x-5 gap-y-3">
          <Segmented
            label={t("analytics.filter.period")}
            value={period}
            onChange={setPeriod}
            options={ANALYTICS_PERIODS.map((value) => ({
              value,
              label: t(`analytics.filter.${value}`),
            }))}
          />
          <Field label={t("analytics.filter.type")} className="min-w-52 max-tablet:w-full">
            <Select
              value={type}
              onChange={({ target }) => setType(target.value as InterviewType | typeof ANY)}
            >
              <option value={ANY}>{t("analytics.filter.anyType")}</option>
              {INTERVIEW_TYPES.map((value) => (
                <option key={value} value={value}>
                  {t(`booked.type.${value}`)}
                </option>
              ))}
            </Select>
          </Field>
          {data && data.airlines.length > 0 && (
            <Field label={t("analytics.filter.airline")} className="min-w-52 max-tablet:w-full">
              <Select value={airline} onChange={({ target }) => setAirline(target.value)}>
                <option value={ANY}>{t("analytics.filter.anyAirline")}</option>
                {data.airlines.map((name) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
          )}
        </div>
      </header>
      {!data && error && (
        <div role="alert">
          <EmptyState
            headingLevel={2}
            heading={t("analytics.failed")}
            sentence={error instanceof ApiError ? error.text : t("booked.unreachable")}
            action={<Button onClick={() => void refetch()}>{t("buttons.tryAgain")}</Button>}
          />
        </div>
      )}
      {!data && !error && (
        <Skeleton label={t("analytics.loading")} lines={[0.4, 1, 1, 0.8]} className="min-h-80" />
      )}
      {data?.evaluations === 0 && (
        <Panel>
          <EmptyState
            headingLevel={2}
            heading={t("analytics.none")}
            sentence={t(isNarrow ? "analytics.noneHere" : "analytics.noneText")}
          />
        </Panel>
      )}
      {data && data.evaluations > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 tablet:gap-6 desktop:grid-cols-2">
          <div className={COLUMN}>
            <Months months={data.months} />
            <Mix recommendations={data.recommendations} evaluations={data.evaluations} />
          </div>
          <Criteria criteria={data.criteria} within={data.within} evaluations={data.evaluations} />
          <Pairs calibration={data.calibration} />
        </div>
      )}
    </div>
  );
}

function CsvButton() {
  const t = useT();
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    try {
      const text = givenTable(await readAllGiven(), translate);
      saveFile("evaluations.csv", text, "text/csv;charset=utf-8");
    } catch (error) {
      showToast({
        title: t("analytics.csvFailed"),
        description: error instanceof ApiError ? error.text : t("booked.unreachable"),
        variant: "destructive",
      });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button isPending={isBusy} onClick={() => void save()}>
      <Icon of={Download} size={18} />
      {t(isBusy ? "analytics.csvBusy" : "analytics.csv")}
    </Button>
  );
}
