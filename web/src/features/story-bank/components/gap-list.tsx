import { useQuery } from "@tanstack/react-query";
import type { Story } from "contract/stories";
import { useT } from "../../../i18n/i18n.ts";
import { wholeBankQuery } from "../../../parts/questions/whole-bank-query.ts";
import { buttonClass } from "../../../ui/button-class.ts";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { gapsOf, overusedOf, toldFor } from "../model.ts";
import { usePractisedIds } from "../use-practised-ids.ts";

/** Gaps named at once: what one evening's practice can close; beside the wall there is room for more. */
const SHOWN = 5;

/** What to do next: competencies without a story, and stories that carry too much. */
export function GapList({ stories }: { stories: readonly Story[] }) {
  const t = useT();
  const bank = useQuery(wholeBankQuery);
  const practised = usePractisedIds();
  const gaps = gapsOf(stories, bank.data ?? [], practised);
  const overused = overusedOf(stories);
  if (gaps.length === 0 && overused.length === 0) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 tablet:gap-6 tablet:max-desktop:grid-flow-col tablet:max-desktop:auto-cols-fr">
      {gaps.length > 0 && (
        <Panel as="section" aria-labelledby="gaps-title">
          <h2 id="gaps-title" className="text-h2">
            {t("stories.gaps.title")}
          </h2>
          <p className="mt-1 text-ink-2 text-small">
            {t("stories.gaps.text", { count: gaps.length })}
          </p>
          <ul className="mt-3">
            {gaps.slice(0, SHOWN).map(({ competency, asked, question }) => (
              <li
                key={competency}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5 border-seam border-t py-4 nth-[n+4]:max-desktop:hidden"
              >
                <div className="min-w-0 flex-1 basis-64">
                  <h3 id={`gap-${competency}`} className="font-semibold text-label">
                    {t(`stories.competency.${competency}`)}
                  </h3>
                  <p lang="en" dir="auto" className="text-small rtl:text-right">
                    {question.question}
                  </p>
                  <p className="text-ink-2 text-micro">
                    {t("stories.gaps.asked", { count: asked })}
                  </p>
                </div>
                <PageLink
                  href={`/star-practice?question=${encodeURIComponent(question.id)}`}
                  id={`practise-${competency}`}
                  aria-labelledby={`practise-${competency} gap-${competency}`}
                  className={buttonClass("line", "normal", "shrink-0")}
                >
                  {t("stories.gaps.practise")}
                </PageLink>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {overused.length > 0 && (
        <Panel as="section" aria-labelledby="overused-title">
          <h2 id="overused-title" className="text-h2">
            {t("stories.overused.title")}
          </h2>
          <p className="mt-1 text-ink-2 text-small">{t("stories.overused.text")}</p>
          <ul className="mt-3">
            {overused.map((story) => (
              <li key={story.id} className="border-seam border-t py-3.5">
                <h3 className="font-semibold text-label">
                  <bdi>{story.title}</bdi>
                </h3>
                <p className="text-ink-2 text-small">
                  {t("stories.used", { count: toldFor(story) })}
                </p>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}
