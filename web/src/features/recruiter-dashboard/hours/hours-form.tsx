import { openSlots } from "coach/scheduling/open-slots";
import { dateOf, isKnownZone, wallClock } from "coach/zones/zone-clock";
import type { Availability } from "contract/availability";
import {
  BUFFER_MINUTES,
  HORIZON_DAYS,
  INTERVIEW_MINUTES,
  INTRODUCTION_MAX_CHARACTERS,
  NOTICE_HOURS,
} from "contract/availability-terms";
import { useState } from "react";
import { formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import { ApiError } from "../../../lib/api-error.ts";
import { localTimeZone, now } from "../../../lib/clock.ts";
import { draftKey, useDraft } from "../../../lib/drafts.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { useSaveAvailability } from "../api.ts";
import { fieldsOf, type HoursFields } from "./model.ts";
import { SpecialDates } from "./special-dates.tsx";
import { WeeklyHours } from "./weekly-hours.tsx";

const PREVIEW_DAYS = 7;
const DAY_MS = 86_400_000;
const UNCHANGED: Partial<HoursFields> = {};

/** Every zone that the device knows, and the one that is held. */
function zonesWith(zone: string): string[] {
  return [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC", zone])]
    .filter(isKnownZone)
    .sort();
}

/** The hours, changed: what was typed is a draft until it is saved. Changed elsewhere meanwhile, it says so first. */
export function HoursForm({ read: current, onClose }: { read: Availability; onClose: () => void }) {
  const t = useT();
  const { userKey } = useAccount();
  const draft = useDraft(draftKey(userKey, "hours"), UNCHANGED);
  // As they were when the dialog opened: what another tab does meanwhile must not slip in unseen.
  const [read] = useState(current);
  const [at] = useState(now);
  const saving = useSaveAvailability();
  const isConflict = saving.error instanceof ApiError && saving.error.status === 409;
  const first = read.version === 0 ? { zone: localTimeZone() } : {};
  const fields: HoursFields = { ...fieldsOf(read), ...first, ...draft.value };
  const change = (next: Partial<HoursFields>) => draft.change({ ...draft.value, ...next });
  const range = { from: at, until: new Date(at.getTime() + PREVIEW_DAYS * DAY_MS) };
  const count = fields.isPublished ? openSlots(fields, INTERVIEW_MINUTES, range).length : 0;

  const save = () =>
    saving.mutate(
      // After a conflict it has been said: this press is meant to go over the newer ones.
      { ...fields, version: isConflict ? current.version : read.version },
      {
        onSuccess: () => {
          draft.clear();
          onClose();
          showToast({
            title: t("recruiter.hours.saved.title"),
            description: t("recruiter.hours.saved.text"),
            variant: "success",
          });
        },
      },
    );

  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="wide"
      title={t("recruiter.hours.title")}
      description={t("recruiter.hours.lead", { minutes: formatNumber(INTERVIEW_MINUTES) })}
      closeLabel={t("buttons.close")}
      footer={
        <>
          <p
            aria-live="polite"
            className="text-ink-2 text-small max-tablet:order-last tablet:me-auto tablet:self-center"
          >
            {fields.isPublished
              ? t("recruiter.hours.preview", { count })
              : t("recruiter.hours.hidden")}
          </p>
          <Button
            onClick={() => {
              draft.clear();
              onClose();
            }}
          >
            {t("buttons.cancel")}
          </Button>
          <Button variant="primary" isPending={saving.isPending} onClick={save}>
            {t(isConflict ? "recruiter.hours.saveOver" : "buttons.save")}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {saving.error && (
          <p
            role="alert"
            className="rounded-[14px] bg-dawn-soft px-4 py-3 text-dawn-ink text-label"
          >
            {saving.error instanceof ApiError ? saving.error.text : t("booked.unreachable")}
          </p>
        )}
        <Checkbox
          checked={fields.isPublished}
          onChange={(event) => change({ isPublished: event.target.checked })}
        >
          {t("recruiter.hours.published")}
        </Checkbox>
        <Field label={t("recruiter.hours.zone")} hint={t("recruiter.hours.zoneHint")}>
          <Select value={fields.zone} onChange={(event) => change({ zone: event.target.value })}>
            {zonesWith(fields.zone).map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll("_", " ")}
              </option>
            ))}
          </Select>
        </Field>
        <section>
          <h3 className="mb-3 text-h3">{t("recruiter.hours.weekly")}</h3>
          <WeeklyHours fields={fields} onChange={(rules) => change({ rules })} />
        </section>
        <section>
          <h3 className="mb-1 text-h3">{t("recruiter.hours.special")}</h3>
          <p className="mb-3 text-ink-2 text-small">{t("recruiter.hours.specialText")}</p>
          <SpecialDates
            fields={fields}
            today={dateOf(wallClock(at, fields.zone))}
            onChange={(exceptions) => change({ exceptions })}
          />
        </section>
        <div className="grid gap-4 tablet:grid-cols-3">
          <Field label={t("recruiter.hours.buffer")}>
            <Select
              value={fields.bufferMinutes}
              onChange={({ target }) =>
                change({ bufferMinutes: Number(target.value) as HoursFields["bufferMinutes"] })
              }
            >
              {BUFFER_MINUTES.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {minutes === 0
                    ? t("recruiter.hours.noBuffer")
                    : t("booked.minutes", { minutes: formatNumber(minutes) })}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t("recruiter.hours.notice")}>
            <Select
              value={fields.noticeHours}
              onChange={({ target }) =>
                change({ noticeHours: Number(target.value) as HoursFields["noticeHours"] })
              }
            >
              {NOTICE_HOURS.map((hours) => (
                <option key={hours} value={hours}>
                  {t("recruiter.hours.hoursBefore", { count: hours })}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t("recruiter.hours.horizon")}>
            <Select
              value={fields.horizonDays}
              onChange={({ target }) =>
                change({ horizonDays: Number(target.value) as HoursFields["horizonDays"] })
              }
            >
              {HORIZON_DAYS.map((days) => (
                <option key={days} value={days}>
                  {t("recruiter.hours.daysAhead", { count: days })}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <Field
          label={t("recruiter.hours.introduction")}
          hint={t("recruiter.hours.introductionHint")}
          counter={t("recruiter.form.counter", {
            used: formatNumber(fields.introduction.length),
            limit: formatNumber(INTRODUCTION_MAX_CHARACTERS),
          })}
        >
          <TextArea
            dir="auto"
            rows={3}
            maxLength={INTRODUCTION_MAX_CHARACTERS}
            value={fields.introduction}
            onChange={(event) => change({ introduction: event.target.value })}
          />
        </Field>
      </div>
    </Dialog>
  );
}
