import { useQuery } from "@tanstack/react-query";
import type { Evaluation } from "contract/evaluations";
import type { SelfScores } from "contract/mock-interviews";
import { BookOpen, ChevronRight, type LucideIcon, PenLine, Scale, Star } from "lucide-react";
import { formatNumber } from "../../../i18n/format.ts";
import { useLanguage, useT } from "../../../i18n/i18n.ts";
import { ScoreWindows } from "../../../parts/booked-interviews/score-windows.tsx";
import { questionById } from "../../../parts/practice-session/api.ts";
import { Icon } from "../../../ui/icon.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { type Competency, type PracticePlace, practiceNext } from "./model.ts";

const ICONS: Record<PracticePlace["kind"], LucideIcon> = {
  ...{ question: Star, stories: PenLine, judgement: Scale, course: BookOpen },
};

/** Where to go from here: the two lowest competencies, each with its places. */
export function NextPractice({
  evaluation,
  own,
}: {
  evaluation: Evaluation;
  own: SelfScores | null;
}) {
  const t = useT();
  return (
    <Panel as="section" aria-labelledby="next-title">
      <h2 id="next-title" className="text-h2">
        {t("booking.next.title")}
      </h2>
      <p className="mt-1 text-ink-2">{t("booking.next.text")}</p>
      <ul className="mt-5 grid gap-x-10 gap-y-6 tablet:grid-cols-2">
        {practiceNext(evaluation, own).map(({ competency, score, places }) => (
          <li key={competency}>
            <h3 className="flex items-baseline justify-between gap-3 text-body">
              {t(`booked.dimension.${competency}`)}
              <ScoreWindows
                score={score}
                label={t("booked.ofTen", {
                  score: formatNumber(score, { maximumFractionDigits: 1 }),
                })}
              />
            </h3>
            <ul className="mt-2">
              {places.map((place) => (
                <li key={place.href} className="border-seam border-t">
                  <PlaceLink place={place} competency={competency} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function PlaceLink({ place, competency }: { place: PracticePlace; competency: Competency }) {
  const t = useT();
  const { kind, href } = place;
  return (
    <PageLink href={href} className="group flex min-h-14 items-center gap-3 py-2.5">
      <Icon of={ICONS[kind]} size={20} className="text-lagoon" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold text-label group-hover:text-lagoon-ink">
          {kind === "course" ? t(`booking.next.course.${competency}`) : t(`booking.next.${kind}`)}
        </span>
        {kind === "question" && <QuestionText id={place.questionId} />}
      </span>
      <Icon of={ChevronRight} size={18} isDirectional className="text-ink-2" />
    </PageLink>
  );
}

/** The question itself, once it has come; the link leads there without it. */
function QuestionText({ id }: { id: string }) {
  const { data } = useQuery(questionById(id, useLanguage()));
  if (!data) return null;
  return (
    <span lang={data.language ?? "en"} dir="auto" className="block text-ink-2 text-small">
      {data.question}
    </span>
  );
}
