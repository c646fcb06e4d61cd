import { SCENARIOS } from "content/scenarios/scenarios";
import { useT } from "../../../i18n/i18n.ts";
import { buttonClass } from "../../../ui/button-class.ts";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { type NextStep, partAddress, partDone, scenarioAddress, testAddress } from "../model.ts";
import { AssessmentDayPicture } from "../pictures/assessment-day.tsx";
import { PICTURES } from "../pictures/pictures.ts";
import type { SyllabusRecord } from "../record.ts";

/** The one thing to do now. */
export function GoOn({ next, record }: { next: NextStep | null; record: SyllabusRecord }) {
  const t = useT();
  if (!next)
    return (
      <Panel as="section" aria-labelledby="syllabus-next">
        <h2 id="syllabus-next" className="text-h2">
          {t("syllabus.next.all")}
        </h2>
        <p className="mt-1">{t("syllabus.next.allText")}</p>
      </Panel>
    );
  const { title, summary, href, picture } = shownOf(next, t);
  const Picture = PICTURES[picture] ?? AssessmentDayPicture;
  const done = next.kind === "part" ? partDone(next.part, record) : null;
  return (
    <Panel
      as="section"
      isFlush
      aria-labelledby="syllabus-next"
      className="grid grid-cols-[minmax(0,1fr)] tablet:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]"
    >
      <div className="h-40 border-seam max-tablet:border-b tablet:h-full tablet:min-h-52 tablet:border-e">
        <Picture />
      </div>
      <div className="grid content-center gap-1 p-5 tablet:p-7">
        <p className="font-semibold text-lagoon-ink text-small">
          {t(next.isRunning ? "syllabus.next.goOn" : "syllabus.next.start")}
        </p>
        <h2 id="syllabus-next" className="text-h1">
          {title}
        </h2>
        <p className="mt-1 max-w-[52ch] text-ink-2">{summary}</p>
        <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
          <PageLink href={href} className={buttonClass("primary", "big")}>
            {t(next.isRunning ? "syllabus.next.goOnHere" : "syllabus.next.startHere")}
          </PageLink>
          {done && done.done > 0 && (
            <span className="tabular text-ink-2 text-small">
              {t("syllabus.known", { done: done.done, total: done.total })}
            </span>
          )}
        </p>
      </div>
    </Panel>
  );
}

function shownOf(next: NextStep, t: ReturnType<typeof useT>) {
  if (next.kind === "part") {
    const { id, title, summary } = next.part;
    const english = (text: string) => <bdi lang="en">{text}</bdi>;
    return {
      ...{ title: english(title), summary: english(summary) },
      ...{ href: partAddress(id), picture: id },
    };
  }
  if (next.kind === "scenario")
    return {
      title: <bdi lang="en">{SCENARIOS.find(({ id }) => id === next.id)?.title}</bdi>,
      summary: t("syllabus.next.story"),
      ...{ href: scenarioAddress(next.id), picture: next.id },
    };
  return {
    title: t(`syllabus.test.${next.id}.title`),
    summary: t("syllabus.next.test"),
    ...{ href: testAddress(next.id), picture: "" },
  };
}
