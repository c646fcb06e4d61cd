import { useQuery } from "@tanstack/react-query";
import { SELECTION_STAGES, type SelectionStage } from "contract/application-terms";
import { PLAN_MINUTES } from "contract/plan-terms";
import { useRef, useState } from "react";
import { formatDate } from "../../../i18n/format.ts";
import { useLanguage, useT } from "../../../i18n/i18n.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { airlinesQuery } from "../../../parts/airline-dialog/api.ts";
import { useChangePlan } from "../../../parts/interview-plan/api.ts";
import type { InterviewPlan } from "../../../parts/interview-plan/use-interview-plan.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { ToggleChips } from "../../../ui/toggle-chips.tsx";
import { useSetInterview } from "../api.ts";
import { firstWeekdayOf, type InterviewFields, interviewFaults, minutesFrom } from "../model.ts";

interface InterviewFormProps {
  made: InterviewPlan;
  today: string;
  onDone: () => void;
  canCancel: boolean;
}

/** A Sunday, so that weekdays can be named by their number. */
const SUNDAY = 4;

/** Day, airline, stage and how much time there is: all that the plan is made from. */
export function InterviewForm({ made, today, onDone, canCancel }: InterviewFormProps) {
  const t = useT();
  const language = useLanguage();
  const { user, settings } = made;
  const { data: airlines } = useQuery(airlinesQuery);
  const dateInput = useRef<HTMLInputElement>(null);
  const [fields, setFields] = useState<InterviewFields>({
    // A day that has passed is to be chosen anew.
    date: user.interviewDate && user.interviewDate >= today ? user.interviewDate : "",
    airline: user.targetAirline,
    stage: settings.stage ?? "",
    minutes: String(settings.minutesPerDay),
    daysOff: settings.daysOff,
  });
  const [isBadDate, setIsBadDate] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const interview = useSetInterview();
  const plan = useChangePlan();
  const faults = isTried ? interviewFaults(fields, isBadDate, today) : new Set();
  const change = (next: Partial<InterviewFields>) => setFields({ ...fields, ...next });
  const isPending = interview.isPending || plan.isPending;
  const error = interview.error ?? plan.error;
  const names = airlines?.map(({ airlineName }) => airlineName) ?? [];
  const isElsewhere = fields.airline !== "" && !names.includes(fields.airline);
  const first = firstWeekdayOf(language);

  const handleSave = async () => {
    const isBad = dateInput.current?.validity.badInput === true;
    setIsBadDate(isBad);
    setIsTried(true);
    const minutesPerDay = minutesFrom(fields.minutes);
    if (minutesPerDay === null || interviewFaults(fields, isBad, today).size > 0) return;
    const stage = (fields.stage || null) as SelectionStage | null;
    try {
      await plan.mutateAsync({ stage, minutesPerDay, daysOff: [...fields.daysOff] });
      await interview.mutateAsync({
        interviewDate: fields.date || null,
        targetAirline: fields.airline,
      });
      onDone();
    } catch {
      // The mutation holds what went wrong; the form stays open with what was typed.
    }
  };

  return (
    <form
      noValidate
      aria-label={t("calendar.form.label")}
      className="mt-6 grid gap-x-5 gap-y-4 border-seam border-t pt-6 tablet:grid-cols-2 desktop:grid-cols-4"
      onSubmit={(event) => {
        event.preventDefault();
        void handleSave();
      }}
    >
      <Field
        label={t("calendar.form.date")}
        error={
          faults.has("date")
            ? t("calendar.form.badDate")
            : faults.has("past") && t("calendar.form.past")
        }
      >
        <TextInput
          ref={dateInput}
          type="date"
          min={today}
          max="2999-12-31"
          value={fields.date}
          onChange={(event) => change({ date: event.target.value })}
        />
      </Field>
      <Field label={t("calendar.form.airline")}>
        <Select
          value={fields.airline}
          onChange={(event) => change({ airline: event.target.value })}
        >
          <option value="">{t("calendar.form.noAirline")}</option>
          {isElsewhere && <option value={fields.airline}>{fields.airline}</option>}
          {names.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t("calendar.form.stage")}>
        <Select value={fields.stage} onChange={(event) => change({ stage: event.target.value })}>
          <option value="">{t("calendar.form.noStage")}</option>
          {SELECTION_STAGES.map((stage) => (
            <option key={stage} value={stage}>
              {t(`plan.stage.${stage}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t("calendar.form.minutes")}
        error={faults.has("minutes") && t("calendar.form.badMinutes", PLAN_MINUTES_RANGE)}
      >
        <TextInput
          type="number"
          inputMode="numeric"
          min={PLAN_MINUTES.from}
          max={PLAN_MINUTES.to}
          value={fields.minutes}
          onChange={(event) => change({ minutes: event.target.value })}
        />
      </Field>
      <div className="tablet:col-span-2 desktop:col-span-4">
        <p id="days-off" className="mb-1.5 font-semibold text-label">
          {t("calendar.form.daysOff")}
        </p>
        <ToggleChips
          labelledBy="days-off"
          options={Array.from({ length: 7 }, (_, index) => {
            const weekday = (first + index) % 7;
            return {
              value: String(weekday),
              label: formatDate(new Date(2026, 0, SUNDAY + weekday, 12), { weekday: "short" }),
            };
          })}
          values={fields.daysOff.map(String)}
          onToggle={(value) => {
            const day = Number(value);
            const { daysOff } = fields;
            change({
              daysOff: daysOff.includes(day)
                ? daysOff.filter((one) => one !== day)
                : [...daysOff, day],
            });
          }}
        />
        {faults.has("daysOff") && (
          <p role="alert" className="mt-1.5 text-red-ink text-small">
            {t("calendar.form.allOff")}
          </p>
        )}
      </div>
      {error && (
        <p role="alert" className="text-red-ink text-small tablet:col-span-2 desktop:col-span-4">
          {t("calendar.form.failed", {
            reason: error instanceof ApiError ? error.text : t("calendar.unreachable"),
          })}
        </p>
      )}
      <div className="flex flex-wrap gap-3 tablet:col-span-2 desktop:col-span-4">
        <Button type="submit" variant="primary" isPending={isPending}>
          {t(isPending ? "calendar.form.pending" : "calendar.form.save")}
        </Button>
        {canCancel && (
          <Button variant="quiet" onClick={onDone}>
            {t("buttons.cancel")}
          </Button>
        )}
      </div>
    </form>
  );
}

const PLAN_MINUTES_RANGE = { from: PLAN_MINUTES.from, to: PLAN_MINUTES.to };
