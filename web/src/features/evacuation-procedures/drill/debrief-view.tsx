import { debriefOf } from "coach/evacuation-drill/debrief";
import { useEffect, useRef } from "react";
import { formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Decisions } from "./decisions.tsx";
import { Deeds } from "./deeds.tsx";
import type { KeptDrill } from "./kept-drill.ts";
import { Rules } from "./rules.tsx";
import { Slips } from "./slips.tsx";
import { Times } from "./times.tsx";
import { verdictReasons } from "./verdict-reasons.ts";

interface DebriefViewProps {
  kept: KeptDrill;
  onAgain: () => void;
  onAnother: () => void;
}

/** What was done when, against what is taught, and why each step stands where it stands. */
export function DebriefView({ kept, onAgain, onAnother }: DebriefViewProps) {
  const t = useT();
  const { drill, pausesMs } = kept;
  const debrief = debriefOf(drill);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const seconds = (value: number | null) =>
    value === null
      ? t("drill.debrief.none")
      : t("drill.debrief.seconds", { seconds: formatNumber(value, { maximumFractionDigits: 1 }) });
  const figures = [
    { label: t("drill.debrief.order"), value: t("drill.debrief.ratio", debrief.order) },
    { label: t("drill.debrief.decisions"), value: t("drill.debrief.ratio", debrief.decisions) },
    ...(drill.isTimed
      ? [
          { label: t("drill.debrief.search"), value: seconds(debrief.searchedAtSeconds) },
          {
            label: t("drill.debrief.ready"),
            value: seconds(debrief.readySeconds),
            note: t("drill.debrief.readyNote"),
          },
        ]
      : []),
  ];

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Panel as="section" aria-labelledby="verdict">
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
          <div>
            <h2 id="verdict" ref={heading} tabIndex={-1} className="text-h1 outline-none">
              {t(`drill.debrief.${debrief.verdict}`)}
            </h2>
            <ul className="mt-2 grid gap-1">
              {verdictReasons(drill, debrief, pausesMs, t).map((reason) => (
                <li key={reason} className="max-w-[62ch]">
                  {reason}
                </li>
              ))}
            </ul>
          </div>
          <div className="flex flex-wrap gap-3">
            <Button onClick={onAgain}>{t("drill.debrief.same")}</Button>
            <Button variant="primary" onClick={onAnother}>
              {t("drill.debrief.another")}
            </Button>
          </div>
        </div>
        <dl className="mt-6 grid gap-x-8 gap-y-5 border-seam border-t pt-5 min-[30rem]:grid-cols-2 desktop:grid-cols-4">
          {figures.map(({ label, value, ...rest }) => (
            <div key={label}>
              <dt className="text-ink-2 text-small">{label}</dt>
              <dd className="tabular mt-0.5 font-semibold text-[1.75rem] leading-tight">
                {value}
                {"note" in rest && (
                  <span className="mt-1 block font-normal text-ink-2 text-micro">{rest.note}</span>
                )}
              </dd>
            </div>
          ))}
        </dl>
        {!drill.isTimed && (
          <p className="mt-4">
            <Badge tone="blue">{t("drill.debrief.untimed")}</Badge>
          </p>
        )}
      </Panel>
      <Slips drill={drill} />
      {drill.decisions.length > 0 && <Decisions drill={drill} />}
      {drill.isTimed && <Times steps={debrief.steps} />}
      <Deeds drill={drill} />
      <Rules people={drill.scenario.people} />
    </div>
  );
}
