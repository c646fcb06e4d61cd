import { useQuery } from "@tanstack/react-query";
import { useT } from "../../i18n/i18n.ts";
import { BackLink } from "../../parts/back-link/back-link.tsx";
import { DueLine } from "../../parts/review/due-line.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { termsQuery } from "./api.ts";
import { CategoryList } from "./components/category-list.tsx";
import { Filters } from "./components/filters.tsx";
import { NothingFound } from "./components/nothing-found.tsx";
import { TermList } from "./components/term-list.tsx";
import { TermPage } from "./components/term-page.tsx";
import { shownOf } from "./model.ts";
import { useStudyView } from "./use-study-view.ts";
import { useTermVoice } from "./use-term-voice.ts";

/** The Aviation Terminology Study Guide (specification 2, section 2.10); one term by `?term=`, the further ones by `?set=all`. */
export default function StudyGuidePage() {
  const t = useT();
  const voice = useTermVoice();
  const [address, change] = useStudyView();
  const core = useQuery(termsQuery("core"));
  // A term that the first set lacks is among the further ones.
  const isBeyond =
    address.term !== "" && core.data?.every(({ id }) => id !== address.term) === true;
  const view = isBeyond ? { ...address, set: "all" as const } : address;
  const all = useQuery({ ...termsQuery("all"), enabled: view.set === "all" });
  const { data: terms, isError, refetch } = view.set === "all" ? all : core;
  const entry = terms?.find(({ id }) => id === view.term);

  if (terms && entry) return <TermPage entry={entry} terms={terms} view={view} voice={voice} />;
  const shown = terms ? shownOf(terms, view) : [];
  const parts = { shown, terms: terms ?? [], view, voice };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 tablet:gap-8">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <BackLink />
          <h1 className="mt-1 text-h1">{t("features.studyGuide.title")}</h1>
          <p className="mt-2 max-w-[58ch] text-[1.125rem] text-ink-2 leading-[1.55]">
            {t("terms.lede")}
          </p>
        </div>
        <Segmented
          label={t("terms.set.label")}
          value={view.set}
          onChange={(set) => change({ set, term: "" })}
          options={[
            { value: "core", label: t("terms.set.core", { count: core.data?.length ?? 25 }) },
            { value: "all", label: t("terms.set.all") },
          ]}
        />
      </header>
      {isError ? (
        <Panel role="alert">
          <p>{t("shell.loadFailed.text")}</p>
          <Button className="mt-4" onClick={() => void refetch()}>
            {t("buttons.tryAgain")}
          </Button>
        </Panel>
      ) : !terms ? (
        <Skeleton label={t("shell.loading")} lines={[0.5, 1, 1, 0.8]} className="min-h-[40rem]" />
      ) : view.term !== "" ? (
        <EmptyState
          headingLevel={2}
          heading={t("terms.none.unknown")}
          action={
            <Button onClick={() => change({ term: "", set: "core" })}>
              {t("terms.entry.back")}
            </Button>
          }
        />
      ) : (
        <>
          <DueLine />
          <Filters view={view} onChange={change} />
          <section aria-labelledby="terms-title" className="relative">
            <h2 id="terms-title" className="sr-only">
              {t("terms.list.title")}
            </h2>
            <p
              role="status"
              className="tabular text-ink-2 text-small max-tablet:mb-3 tablet:absolute tablet:end-0 tablet:top-3"
            >
              {t("terms.list.showing", { shown: shown.length, total: terms.length })}
            </p>
            <Tabs
              label={t("terms.view.label")}
              value={view.layout}
              onChange={(layout) => change({ layout })}
              tabs={(["list", "category"] as const).map((value) => ({
                value,
                label: t(`terms.view.${value}`),
                content:
                  shown.length === 0 ? (
                    <NothingFound view={view} onChange={change} />
                  ) : value === "list" ? (
                    <TermList {...parts} />
                  ) : (
                    <CategoryList key={view.category} {...parts} />
                  ),
              }))}
            />
          </section>
        </>
      )}
    </div>
  );
}
