import type { AssessmentStage } from "content/assessment-days/schema";
import { formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import type { Key } from "../../../i18n/keys.ts";
import { Badge } from "../../../ui/badge.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { dayAddress, testAddress } from "../model.ts";
import { SourceLine } from "../source-line.tsx";
import { Disclosure } from "./disclosure.tsx";
import { Points } from "./points.tsx";

/** Where a stage can be practised. */
const PRACTICE: Readonly<Record<string, readonly { href: string; label: Key }[]>> = {
  "online-tests": [{ href: testAddress("judgement"), label: "syllabus.test.judgement.title" }],
  "video-interview": [{ href: "/video-practice", label: "features.videoPractice.title" }],
  "english-test": [{ href: testAddress("english"), label: "syllabus.test.english.title" }],
  "numeracy-test": [{ href: testAddress("numeracy"), label: "syllabus.test.numeracy.title" }],
  "group-exercise": [{ href: dayAddress("tasks"), label: "trials.day.tasks" }],
  "final-interview": [
    { href: "/mock-interviews", label: "features.mockInterviews.title" },
    { href: dayAddress("interview"), label: "trials.day.interview" },
  ],
};

interface StageProps {
  stage: AssessmentStage;
  /** From 1. */
  number: number;
  isLast: boolean;
  isAskedFor: boolean;
}

/** A stage on the line: how long it takes, what is watched, what goes wrong, how to prepare, and where to practise it. */
export function Stage({ stage, number, isLast, isAskedFor }: StageProps) {
  const t = useT();
  const { from, to } = stage.minutes;
  return (
    <li className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3 tablet:grid-cols-[2.75rem_minmax(0,1fr)] tablet:gap-x-5">
      <div aria-hidden className="grid grid-rows-[auto_1fr] justify-items-center">
        <span className="tabular mt-2.5 grid h-10 w-8 place-items-center rounded-window bg-lagoon font-semibold text-on-lagoon text-small">
          {formatNumber(number)}
        </span>
        {!isLast && <span className="mt-2 w-0.5 bg-seam" />}
      </div>
      <Panel isFlush className="mb-3">
        <Disclosure
          isAskedFor={isAskedFor}
          summary={
            <>
              <bdi lang="en" className="block font-semibold">
                {stage.name}
              </bdi>
              <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="tabular text-ink-2 text-small">
                  {t("trials.day.minutes", { from: formatNumber(from), to: formatNumber(to) })}
                </span>
                {stage.isOftenKnockOut && <Badge tone="yellow">{t("trials.day.knockOut")}</Badge>}
              </span>
            </>
          }
        >
          <p lang="en" dir="ltr" className="max-w-[66ch]">
            {stage.happens}
          </p>
          <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 tablet:grid-cols-2 desktop:grid-cols-3">
            <Points title={t("trials.day.observed")} points={stage.observed} />
            <Points title={t("trials.day.mistakes")} points={stage.mistakes} />
            <Points title={t("trials.day.preparation")} points={stage.preparation} />
          </div>
          {stage.source && <SourceLine source={stage.source} />}
          {PRACTICE[stage.id] && (
            <p className="mt-5 flex flex-wrap items-center gap-3">
              <span className="text-ink-2 text-small">{t("trials.day.practise")}</span>
              {PRACTICE[stage.id]?.map(({ href, label }) => (
                <PageLink key={href} href={href} className={buttonClass()}>
                  {t(label)}
                </PageLink>
              ))}
            </p>
          )}
        </Disclosure>
      </Panel>
    </li>
  );
}
