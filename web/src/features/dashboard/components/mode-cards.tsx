import type { Response } from "contract/responses";
import type { ReactNode } from "react";
import { formatDaysAgo, formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Person } from "../../../parts/people/person.tsx";
import { LEILA } from "../../../parts/people/personas/leila.ts";
import { StarPicture } from "../../../parts/people/star-picture.tsx";
import { TrioPicture } from "../../../parts/people/trio-picture.tsx";
import { PageLink } from "../../../ui/page-link.tsx";

interface ModeCardsProps {
  at: Date;
  latest: Response | undefined;
}

/** The three ways to practise an interview. */
export function ModeCards({ at, latest }: ModeCardsProps) {
  const t = useT();
  const score = latest?.analysis.overallScore ?? null;
  const day = latest && formatDaysAgo(latest.createdAt, at);
  const last =
    day &&
    (score === null
      ? t("dashboard.practice.lastDay", { day })
      : t("dashboard.practice.last", { score: formatNumber(score), day }));
  return (
    <ul className="grid gap-3 tablet:grid-cols-3 tablet:gap-6">
      <ModeCard
        path="/star-practice"
        picture={<StarPicture />}
        title={t("features.starPractice.title")}
        text={`${t("dashboard.practice.starText")} ${last ?? ""}`}
      />
      <ModeCard
        path="/video-practice"
        picture={<Person persona={LEILA} crop="-140 26 520 222" behind={null} />}
        title={t("features.videoPractice.title")}
        text={t("features.videoPractice.text")}
      />
      <ModeCard
        path="/mock-interviews"
        picture={<TrioPicture />}
        title={t("features.mockInterviews.title")}
        text={t("features.mockInterviews.text")}
      />
    </ul>
  );
}

interface ModeCardProps {
  path: string;
  picture: ReactNode;
  title: string;
  text: string;
}

function ModeCard({ path, picture, title, text }: ModeCardProps) {
  return (
    <li>
      <PageLink
        href={path}
        className="flex h-full overflow-hidden rounded-[18px] border border-seam bg-panel transition-colors duration-[120ms] hover:border-edge tablet:flex-col tablet:rounded-panel"
      >
        <div className="relative w-[72px] shrink-0 border-seam border-e bg-room max-tablet:*:absolute max-tablet:*:inset-0 tablet:h-[148px] tablet:w-full tablet:border-e-0 tablet:border-b">
          {picture}
        </div>
        <div className="min-w-0 flex-1 self-center px-3.5 py-3 tablet:self-stretch tablet:px-6 tablet:pt-5 tablet:pb-[22px]">
          <h3 className="text-h3">{title}</h3>
          <p className="text-ink-2 text-small">{text}</p>
        </div>
      </PageLink>
    </li>
  );
}
