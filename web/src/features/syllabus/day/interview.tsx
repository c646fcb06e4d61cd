import { INTERVIEW_MOMENTS } from "content/assessment-days/final-interview";
import { useT } from "../../../i18n/i18n.ts";
import { buttonClass } from "../../../ui/button-class.ts";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Disclosure } from "./disclosure.tsx";
import type { SectionProps } from "./sections.ts";

/** Moments of the final interview that decide more than they seem to. */
export function Interview({ open }: SectionProps) {
  const t = useT();
  return (
    <>
      <Panel isFlush className="divide-y divide-seam">
        {INTERVIEW_MOMENTS.map(({ id, moment, advice, forExample, avoid }) => (
          <Disclosure
            key={id}
            isAskedFor={id === open}
            summary={
              <bdi lang="en" className="font-semibold">
                {moment}
              </bdi>
            }
          >
            <div lang="en" dir="ltr" className="max-w-[66ch]">
              <p>{advice}</p>
              <blockquote className="mt-4 rounded-control bg-lagoon-soft px-4 py-3">
                {forExample}
              </blockquote>
            </div>
            <p className="mt-3 max-w-[66ch]">
              <span className="font-semibold">{t("trials.day.avoid")}</span>{" "}
              <bdi lang="en">{avoid}</bdi>
            </p>
          </Disclosure>
        ))}
      </Panel>
      <p className="mt-5">
        <PageLink href="/mock-interviews" className={buttonClass("primary")}>
          {t("features.mockInterviews.title")}
        </PageLink>
      </p>
    </>
  );
}
