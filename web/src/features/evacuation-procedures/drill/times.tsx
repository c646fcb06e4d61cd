import { DRILL_SECONDS, type StepTime } from "coach/evacuation-drill/debrief";
import { formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Panel } from "../../../ui/panel.tsx";

/** The seven steps on one axis: the course's stretch, and when the person had done them. */
export function Times({ steps }: { steps: readonly StepTime[] }) {
  const t = useT();
  const end = Math.max(DRILL_SECONDS + 10, ...steps.map((step) => step.doneAtSeconds ?? 0));
  const part = (seconds: number) => `${(Math.min(seconds, end) / end) * 100}%`;
  const said = ({ step, doneAtSeconds, stretch, isInTime }: StepTime) => {
    if (doneAtSeconds === null) return t("drill.debrief.notDone");
    const seconds = formatNumber(doneAtSeconds, { maximumFractionDigits: 1 });
    const late = formatNumber(doneAtSeconds - (stretch?.to ?? 0), { maximumFractionDigits: 1 });
    const verdict =
      isInTime === null
        ? t("drill.debrief.notTimed")
        : isInTime
          ? t("drill.debrief.inTime")
          : t("drill.debrief.lateBy", { seconds: late });
    return `${t("drill.debrief.stepAt", { step, seconds })}, ${verdict}`;
  };
  return (
    <Panel as="section" aria-labelledby="times">
      <h2 id="times" className="text-h2">
        {t("drill.debrief.timeline")}
      </h2>
      <p className="mt-1 max-w-[62ch] text-ink-2 text-small">{t("drill.debrief.timelineNote")}</p>
      <ol className="mt-4 grid gap-3">
        {steps.map((each) => (
          <li
            key={each.step}
            className="grid items-center gap-x-5 gap-y-1 tablet:grid-cols-[minmax(0,1fr)_15rem]"
          >
            <div aria-hidden className="relative h-7 rounded-[6px] bg-well">
              {each.stretch && (
                <div
                  className="absolute inset-y-0 rounded-[6px] bg-lagoon-soft"
                  style={{
                    insetInlineStart: part(each.stretch.from),
                    width: part((each.stretch.to ?? end) - each.stretch.from),
                  }}
                />
              )}
              <div
                className="absolute inset-y-0 w-[3px] -translate-x-1/2 bg-ink rtl:translate-x-1/2"
                style={{ insetInlineStart: part(DRILL_SECONDS) }}
              />
              {each.doneAtSeconds !== null && (
                <div
                  className={classNames(
                    "absolute top-1/2 size-4 -translate-x-1/2 -translate-y-1/2 rtl:translate-x-1/2 rounded-full border-2 border-panel",
                    each.isInTime === false ? "bg-red" : "bg-lagoon",
                  )}
                  style={{ insetInlineStart: part(each.doneAtSeconds) }}
                />
              )}
            </div>
            <p className="tabular text-small">{said(each)}</p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
