import { useInfiniteQuery } from "@tanstack/react-query";
import { Play } from "lucide-react";
import { formatMinutes } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { buttonClass } from "../../../ui/button-class.ts";
import { Icon } from "../../../ui/icon.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { useAnsweredHere } from "../answered-here.ts";
import { canResume } from "../past/model.ts";
import { recruiterOf } from "../recruiter.ts";
import { RecruiterWindow } from "../recruiter-window.tsx";
import { resumeAddress, sessionPages } from "../stored-sessions.ts";
import { ONE_WAY, SESSION } from "../views.ts";

/** The interview that was left last, before anything else. */
export function ResumeOffer() {
  const t = useT();
  const { data } = useInfiniteQuery(sessionPages);
  const open = data?.pages[0]?.sessions.find(canResume);
  const answered = useAnsweredHere(open);
  if (!open) return null;
  const recruiter = recruiterOf(open.recruiterId);
  const isOneWay = open.kind === "one-way";
  const warm = () => (isOneWay ? ONE_WAY : SESSION).warm();
  return (
    <Panel
      as="section"
      aria-label={t("mock.resume.title", { name: recruiter.name })}
      className="flex flex-wrap items-center gap-x-5 gap-y-3 py-4!"
    >
      <RecruiterWindow recruiterId={recruiter.id} className="m-1 w-12" />
      <div className="min-w-52 flex-1">
        <p className="font-semibold">{t("mock.resume.title", { name: recruiter.name })}</p>
        <p className="tabular text-ink-2 text-small">
          {t("mock.resume.progress", {
            answered,
            count: open.questionCount,
          })}
          {" · "}
          {isOneWay
            ? t("mock.resume.oneWay")
            : t("mock.resume.left", { time: formatMinutes(open.remainingSeconds) })}
        </p>
      </div>
      <PageLink
        href={resumeAddress(open)}
        onMouseEnter={warm}
        className={buttonClass("primary", "normal", "max-tablet:w-full")}
      >
        <Icon of={Play} size={18} />
        {t("mock.resume.go")}
      </PageLink>
    </Panel>
  );
}
