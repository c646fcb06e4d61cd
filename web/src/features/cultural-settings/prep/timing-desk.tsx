import { checkTiming, isAhead } from "coach/preparation/check-timing";
import type { TimingPlan } from "contract/preparation";
import { useEffect, useState } from "react";
import { useSearch } from "wouter";
import { formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import { now } from "../../../lib/clock.ts";
import { draftKey, useDraft } from "../../../lib/drafts.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { placeName } from "../zone-words.ts";
import type { DeskProps } from "./desk-props.ts";
import { isWhole, suggestPlan } from "./plan.ts";
import { PlanLine } from "./plan-line.tsx";
import { PlanMarks } from "./plan-marks.tsx";

interface TimingDeskProps extends DeskProps {
  zone: string;
  home: string;
  date: string;
}

const BUFFERS = ["0", "15", "30", "45"] as const;

/** The plan of the day: when to sleep, wake and be there, held against the hour of the interview. */
export function TimingDesk({
  profile,
  zone,
  home,
  date,
  stored,
  isSending,
  onComplete,
}: TimingDeskProps) {
  const t = useT();
  const { userKey } = useAccount();
  const [at] = useState(now);
  const draft = useDraft<TimingPlan | null>(draftKey(userKey, `prep-timing-${profile.key}`), null);
  const wanted = new URLSearchParams(useSearch()).get("at");
  const kept = stored?.work.module === "timing" ? stored.work.plan : null;
  // The zones are those of now: a plan of another place says what it was made for no more.
  const plan: TimingPlan = {
    ...(draft.value ?? kept ?? suggestPlan("video", `${date}T10:00`, zone, home)),
    interviewZone: zone,
    homeZone: home,
  };
  const change = (fields: Partial<TimingPlan>) => draft.change({ ...plan, ...fields });

  // A slot of the timezone adapter leads here with its hour.
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once for each address.
  useEffect(() => {
    if (wanted && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wanted) && wanted !== plan.interviewAt)
      draft.change(suggestPlan(plan.place, wanted, zone, home));
  }, [wanted]);

  const [day = "", hour = ""] = plan.interviewAt.split("T");
  const check = isWhole(plan) ? checkTiming(plan, profile, at) : null;
  const place = plan.place === "video" ? placeName(home, t) : placeName(zone, t);
  const isOver = check !== null && !isAhead(check);
  const isKept = kept !== null && draft.value === null;

  const time = (field: "asleepAt" | "wakeAt" | "thereAt", label: string) => (
    <Field label={label}>
      <TextInput
        type="time"
        value={plan[field]}
        onChange={(event) => change({ [field]: event.target.value })}
      />
    </Field>
  );

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Segmented
        label={t("prep.timing.place")}
        value={plan.place}
        onChange={(next) => change({ place: next })}
        options={[
          { value: "video", label: t("prep.timing.video") },
          { value: "in-person", label: t("prep.timing.inPerson") },
        ]}
      />
      <fieldset className="min-w-0">
        <legend className="font-semibold text-label">
          {t("prep.timing.interview", { place: placeName(zone, t) })}
        </legend>
        <div className="mt-2 grid gap-3 tablet:grid-cols-2">
          <Field label={t("prep.timing.date")}>
            <TextInput
              type="date"
              value={day}
              onChange={(event) => change({ interviewAt: `${event.target.value}T${hour}` })}
            />
          </Field>
          <Field label={t("prep.timing.hour")}>
            <TextInput
              type="time"
              value={hour}
              onChange={(event) => change({ interviewAt: `${day}T${event.target.value}` })}
            />
          </Field>
        </div>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="font-semibold text-label">{t("prep.timing.yours", { place })}</legend>
        <div className="mt-2 grid gap-3 tablet:grid-cols-3">
          {time("asleepAt", t("prep.timing.asleep"))}
          {time("wakeAt", t("prep.timing.wake"))}
          {time("thereAt", t(plan.place === "video" ? "prep.timing.logIn" : "prep.timing.arrive"))}
        </div>
      </fieldset>
      <div>
        <p className="mb-1.5 font-semibold text-label">{t("prep.timing.buffer")}</p>
        <Segmented
          label={t("prep.timing.buffer")}
          value={String(plan.bufferMinutes)}
          onChange={(minutes) => change({ bufferMinutes: Number(minutes) })}
          options={BUFFERS.map((minutes) => ({
            value: minutes as string,
            label: t("prep.minutes", { count: Number(minutes) }),
          }))}
        />
      </div>
      {check ? (
        <>
          <PlanLine check={check} plan={plan} />
          <PlanMarks check={check} plan={plan} />
        </>
      ) : (
        <p role="status" className="text-red-ink text-small">
          {t("prep.timing.unfinished")}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="primary"
          disabled={!check || isOver || isKept}
          isPending={isSending}
          onClick={() =>
            void onComplete({ module: "timing", plan }).then((done) => done && draft.clear())
          }
        >
          {t(isSending ? "prep.sending" : "prep.timing.keep")}
        </Button>
        <Button
          variant="quiet"
          disabled={!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(plan.interviewAt)}
          onClick={() => draft.change(suggestPlan(plan.place, plan.interviewAt, zone, home))}
        >
          {t("prep.timing.suggest")}
        </Button>
        <p role="status" className="text-ink-2 text-small">
          {isOver
            ? t("prep.timing.over")
            : isKept && stored?.score != null
              ? t("prep.timing.kept", { score: formatNumber(stored.score) })
              : check && t("prep.timing.would", { score: formatNumber(check.score) })}
        </p>
      </div>
    </div>
  );
}
