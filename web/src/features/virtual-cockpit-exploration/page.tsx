import { COCKPIT_OBJECTIVES, COCKPIT_TIPS } from "content/cockpit/cockpit-notes";
import { useSearchParams } from "wouter";
import { useT } from "../../i18n/i18n.ts";
import { BackLink } from "../../parts/back-link/back-link.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { PageLink } from "../../ui/page-link.tsx";
import { Explore } from "./components/explore.tsx";
import { Notes } from "./components/notes.tsx";
import { queryOf, viewFrom } from "./model.ts";
import { Quiz } from "./quiz/quiz.tsx";

/** /cockpit-exploration: the flight deck as cabin crew need to know it (specification 2, section 2.12), and a quiz on it (`?quiz`). */
export default function VirtualCockpitExplorationPage() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  if (params.has("quiz")) return <Quiz />;
  const view = viewFrom(params);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <BackLink />
          <h1 className="mt-1 text-h1">{t("features.cockpit.title")}</h1>
          <p className="mt-2 max-w-[58ch] text-[1.125rem] text-ink-2 leading-[1.55]">
            {t("cockpit.lede")}
          </p>
        </div>
        <PageLink href="/cockpit-exploration?quiz" className={buttonClass("primary")}>
          {t("cockpit.quiz.start")}
        </PageLink>
      </header>
      <Explore
        view={view}
        onChange={(change) => setParams(queryOf({ ...view, ...change }), { replace: true })}
      />
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] items-start gap-5 desktop:grid-cols-2 desktop:gap-6">
        <Notes title={t("cockpit.objectives")} notes={COCKPIT_OBJECTIVES} />
        <Notes title={t("cockpit.tips")} notes={COCKPIT_TIPS} />
      </div>
    </div>
  );
}
