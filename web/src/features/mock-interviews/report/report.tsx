import { useQuery } from "@tanstack/react-query";
import type { InterviewSession } from "contract/interview-sessions";
import { Printer, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { formatDate } from "../../../i18n/format.ts";
import { useLanguage, useT } from "../../../i18n/i18n.ts";
import { BackLink } from "../../../parts/back-link/back-link.tsx";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { Icon } from "../../../ui/icon.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { DeleteSessionDialog } from "../delete-session-dialog.tsx";
import { recruiterOf } from "../recruiter.ts";
import { SessionFailed } from "../session-failed.tsx";
import { resumeAddress, sessionById } from "../stored-sessions.ts";
import { CompetencyPanel } from "./competency-panel.tsx";
import { askedQuestions, firstToRead } from "./model.ts";
import { PrintDialog } from "./print-dialog.tsx";
import { QuestionCard, questionCardId } from "./question-card.tsx";
import { ReportHead } from "./report-head.tsx";

/** The stored report of one interview: /mock-interviews?report=ID. Needs the words of interview, report, practice and delivery. */
export function InterviewReport({ id }: { id: string }) {
  const t = useT();
  const language = useLanguage();
  const { data: session, error, refetch } = useQuery(sessionById(id, language));
  return (
    <>
      <BackLink href="/mock-interviews" label={t("interview.back")} />
      {session ? (
        <Report session={session} />
      ) : error ? (
        <SessionFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Panel className="mt-1">
          <Skeleton label={t("interview.loading")} />
        </Panel>
      )}
    </>
  );
}

function Report({ session }: { session: InterviewSession }) {
  const t = useT();
  const [, navigate] = useLocation();
  const asked = askedQuestions(session);
  const [open, setOpen] = useState<readonly number[]>(() => {
    // A story leads to the answer that it was kept from.
    const named = asked.find(({ position }) => location.hash === `#${questionCardId(position)}`);
    const first = named?.position ?? firstToRead(asked);
    return first === null ? [] : [first];
  });
  const [isDeleting, setIsDeleting] = useState(false);
  const [isPrinting, setIsPrinting] = useState(false);
  const [isEmotionPrinted, setIsEmotionPrinted] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { report, status, answers } = session;
  const recruiter = recruiterOf(session.recruiterId);

  useEffect(() => {
    const card = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    if (card) {
      // The shell leads to the top of a new screen first.
      const frame = requestAnimationFrame(() => focusCard(card));
      return () => cancelAnimationFrame(frame);
    }
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);

  const show = (position: number) => {
    setOpen((all) => (all.includes(position) ? all : [...all, position]));
    const card = document.getElementById(questionCardId(position));
    if (card) focusCard(card);
  };
  const handlePrint = (withEmotions: boolean) => {
    setIsEmotionPrinted(withEmotions);
    setIsPrinting(false);
    // The page behind the dialog is what is printed: it has to be drawn first.
    requestAnimationFrame(() => requestAnimationFrame(() => print()));
  };

  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <h1 ref={heading} tabIndex={-1} className="text-h1 outline-none">
          {t(session.kind === "one-way" ? "interview.title.oneWay" : "interview.title.avatar", {
            name: recruiter.name,
            airline: recruiter.airline,
            when: formatDate(session.startedAt, { dateStyle: "long" }),
          })}
        </h1>
        <div className="flex flex-wrap gap-3 print:hidden">
          <Button onClick={() => setIsPrinting(true)}>
            <Icon of={Printer} size={18} />
            {t("interview.print.open")}
          </Button>
          {status === "in_progress" ? (
            <PageLink href={resumeAddress(session)} className={buttonClass("primary")}>
              {t("interview.resume")}
            </PageLink>
          ) : (
            <PageLink href="/mock-interviews" className={buttonClass("primary")}>
              {t("interview.another")}
            </PageLink>
          )}
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:gap-6 print:gap-3 print:[zoom:0.72]">
        {status === "in_progress" && (
          <p className="rounded-[14px] bg-yellow-soft px-4 py-3 text-yellow-ink">
            {t("interview.unfinished")}
          </p>
        )}
        <ReportHead session={session} />
        {report ? (
          <CompetencyPanel report={report} onShow={show} />
        ) : (
          <Panel>
            <p className="text-ink-2">{t("interview.nothingAnswered")}</p>
          </Panel>
        )}
        <section aria-labelledby="questions-title" className="grid gap-3">
          <h2 id="questions-title" className="mt-2 text-h2 print:break-after-avoid">
            {t("interview.question.title")}
          </h2>
          {asked.map((one) => (
            <QuestionCard
              key={one.position}
              asked={one}
              sessionId={session.id}
              recruiter={recruiter}
              language={session.language}
              isOpen={open.includes(one.position)}
              onToggle={(isOpen) =>
                setOpen((all) => [
                  ...all.filter((position) => position !== one.position),
                  ...(isOpen ? [one.position] : []),
                ])
              }
              isEmotionPrinted={isEmotionPrinted}
            />
          ))}
        </section>
      </div>
      <div className="mt-4 flex justify-end print:hidden">
        <Button variant="quiet" className="-me-3 text-ink-2" onClick={() => setIsDeleting(true)}>
          <Icon of={Trash2} size={18} />
          {t("interview.delete.open")}
        </Button>
      </div>
      <PrintDialog
        isOpen={isPrinting}
        hasEmotions={answers.some(({ emotions }) => emotions.length > 0)}
        onClose={() => setIsPrinting(false)}
        onPrint={handlePrint}
      />
      <DeleteSessionDialog
        session={isDeleting ? session : null}
        onClose={() => setIsDeleting(false)}
        onDeleted={() => navigate("/mock-interviews", { replace: true })}
      />
    </>
  );
}

function focusCard(card: HTMLElement): void {
  card.scrollIntoView({ block: "start" });
  card.querySelector("summary")?.focus({ preventScroll: true });
}
