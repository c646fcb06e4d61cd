import { PREPARATION_MODULE_IDS, type PreparationModuleId } from "contract/cultural-terms";
import type { Preparation } from "contract/preparation";
import { type FormEvent, useState } from "react";
import { formatDate, formatPercent } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { WindowRow } from "../../../ui/window-row.tsx";
import { useRestart, useSetInterviewDate } from "../api.ts";
import { type InterviewDay, progressOf } from "../model.ts";

interface PrepHeadProps {
  day: InterviewDay;
  airline: string;
  region: Preparation["region"];
  completed: ReadonlyMap<PreparationModuleId, Preparation>;
}

const SIZE = { width: 56, height: 76, gap: 20, frame: 5 };

/** For when and with whom, how pressing it is, and how much of it is done. */
export function PrepHead({ day, airline, region, completed }: PrepHeadProps) {
  const t = useT();
  const [isRestarting, setIsRestarting] = useState(false);
  const next = PREPARATION_MODULE_IDS.find((id) => !completed.has(id));
  const date = formatDate(`${day.date}T12:00:00`, {
    ...{ weekday: "long", day: "numeric", month: "long" },
  });
  return (
    <Panel as="section" aria-labelledby="prep-title">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-5">
        <div className="min-w-0 flex-1 basis-72">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h2 id="prep-title" className="text-h2">
              {t("prep.title", { country: t(`cultures.regions.${region}.country`) })}
            </h2>
            <Badge tone={day.badge === "urgent" ? "red" : "blue"}>{t(`prep.${day.badge}`)}</Badge>
          </div>
          <p className="mt-1.5">
            {t("prep.when", { date, days: t("prep.days", { count: day.days }) })}{" "}
            {airline ? t("prep.with", { airline }) : t("prep.withAnybody")}
          </p>
          {day.isAssumed && (
            <p className="mt-1 text-ink-2 text-small">
              {t(day.isOver ? "prep.dayOver" : "prep.assumed")}
            </p>
          )}
          {day.isAssumed && <DayForm today={day.date} />}
        </div>
        <div className="w-full tablet:w-[292px]">
          <WindowRow
            items={PREPARATION_MODULE_IDS.map((id) => ({
              raise: completed.has(id) ? 1 : 0.06,
              isNow: id === next,
            }))}
            size={SIZE}
            label={t("prep.doneOf", { count: completed.size })}
            className="max-tablet:max-w-[292px]"
          />
          <p className="mt-2.5 flex flex-wrap items-baseline justify-between gap-x-3 text-small">
            <span>
              <b className="tabular font-semibold">{formatPercent(progressOf(completed))}</b>{" "}
              <span className="text-ink-2">{t("prep.complete")}</span>
            </span>
            {completed.size > 0 && (
              <button
                type="button"
                onClick={() => setIsRestarting(true)}
                className="-my-3 min-h-11 font-medium text-ink-2 underline underline-offset-4 hover:text-ink"
              >
                {t("prep.restart")}
              </button>
            )}
          </p>
        </div>
      </div>
      {isRestarting && <RestartDialog region={region} onClose={() => setIsRestarting(false)} />}
    </Panel>
  );
}

/** Asks for the day itself, where there is none. It can be changed in the profile menu. */
function DayForm({ today }: { today: string }) {
  const t = useT();
  const [date, setDate] = useState("");
  const { mutate, isPending, error } = useSetInterviewDate();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (date) mutate(date);
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="mt-3 flex flex-wrap items-end gap-3">
      <Field
        label={t("prep.date")}
        error={error && (error instanceof ApiError ? error.text : t("prep.failed.away"))}
      >
        <TextInput type="date" value={date} onChange={(event) => setDate(event.target.value)} />
      </Field>
      <Button type="submit" disabled={date === "" || date < minus(today)} isPending={isPending}>
        {t("prep.setDate")}
      </Button>
    </form>
  );
}

/** The assumed day lies a week ahead: today, that is. */
const minus = (assumed: string) =>
  new Date(Date.parse(`${assumed}T00:00:00Z`) - 7 * 86_400_000).toISOString().slice(0, 10);

function RestartDialog(props: { region: Preparation["region"]; onClose: () => void }) {
  const { region, onClose } = props;
  const t = useT();
  const restarting = useRestart(region);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("prep.restartTitle")}
      description={t("prep.restartText")}
      closeLabel={t("buttons.close")}
      footer={
        <>
          <Button
            isPending={restarting.isPending}
            onClick={() => restarting.mutate(undefined, { onSuccess: onClose })}
          >
            {t("prep.restartConfirm")}
          </Button>
          <Button variant="primary" data-autofocus onClick={onClose}>
            {t("prep.restartKeep")}
          </Button>
        </>
      }
    >
      {restarting.error && (
        <p role="alert" className="text-red-ink">
          {restarting.error instanceof ApiError ? restarting.error.text : t("prep.failed.away")}
        </p>
      )}
    </Dialog>
  );
}
