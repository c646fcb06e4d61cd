import { SCENARIOS } from "content/scenarios/scenarios";
import { TOPICS } from "content/syllabus/topics";
import { useT } from "../../../i18n/i18n.ts";
import { BackLink } from "../../../parts/back-link/back-link.tsx";
import { nextStep } from "../model.ts";
import type { SyllabusRecord } from "../record.ts";
import { DayBanner } from "./day-banner.tsx";
import { GoOn } from "./go-on.tsx";
import { PartCard } from "./part-card.tsx";
import { ScenarioCard } from "./scenario-card.tsx";

/** What there is, what is done of it, and what comes next. */
export function Overview({ record }: { record: SyllabusRecord }) {
  const t = useT();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 tablet:gap-10">
      <header>
        <BackLink />
        <h1 className="mt-1 text-h1">{t("features.syllabus.title")}</h1>
        <p className="mt-2 max-w-[62ch] text-[1.125rem] text-ink-2 leading-[1.55]">
          {t("syllabus.lede")}
        </p>
      </header>
      <GoOn next={nextStep(record)} record={record} />
      <section aria-labelledby="syllabus-parts">
        <Head
          id="syllabus-parts"
          title={t("syllabus.parts.title")}
          text={t("syllabus.parts.text")}
        />
        <ol className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 min-[34rem]:grid-cols-2 desktop:grid-cols-4">
          {TOPICS.map((topic) => (
            <PartCard key={topic.id} topic={topic} record={record} />
          ))}
        </ol>
      </section>
      <section aria-labelledby="syllabus-decisions">
        <Head
          id="syllabus-decisions"
          title={t("syllabus.decisions.title")}
          text={t("syllabus.decisions.text")}
        />
        <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 tablet:grid-cols-3">
          {SCENARIOS.map((scenario) => (
            <ScenarioCard key={scenario.id} {...scenario} record={record} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="syllabus-day">
        <Head id="syllabus-day" title={t("syllabus.day.title")} text={t("syllabus.day.text")} />
        <DayBanner record={record} />
      </section>
      <p className="text-ink-2 text-small">{t("syllabus.kept")}</p>
    </div>
  );
}

function Head({ id, title, text }: { id: string; title: string; text: string }) {
  return (
    <>
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      <p className="mt-1 max-w-[66ch] text-ink-2">{text}</p>
    </>
  );
}
