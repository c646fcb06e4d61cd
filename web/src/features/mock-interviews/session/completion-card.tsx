import type { Recruiter } from "content/recruiters/schema";
import type { InterviewSession } from "contract/interview-sessions";
import { FileText, RotateCcw } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { formatClock, formatDate } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { monotonicMs, now } from "../../../lib/clock.ts";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { Icon } from "../../../ui/icon.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { WindowRow } from "../../../ui/window-row.tsx";
import { RecruiterWindow } from "../recruiter-window.tsx";
import { useScreenTop } from "../use-screen-top.ts";
import { leftSeconds } from "./clock.ts";
import type { Run } from "./model.ts";
import type { Sending } from "./sender.ts";

interface CompletionCardProps {
  session: InterviewSession;
  run: Run;
  recruiter: Recruiter;
  closing: string;
  sending: Sending;
  isPending: boolean;
  notices: ReactNode;
  onRestart: () => void;
  onNew: () => void;
}

/** The end of an interview, and where to go from here (specification 1, section 2). */
export function CompletionCard(props: CompletionCardProps) {
  const { session, run, recruiter, closing, isPending, notices, onRestart, onNew } = props;
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const [endedAt] = useState(() => session.completedAt ?? now().toISOString());
  useScreenTop(heading);
  const answered = Object.keys(run.given).length;
  const count = session.questions.length;
  const used = Math.max(0, session.totalSeconds - leftSeconds(run.clock, monotonicMs()));
  const facts = [
    [t("mock.done.answered"), `${answered}/${count}`],
    [t("mock.done.type"), t(`mock.focus.${session.focus}`)],
    [t("mock.done.time"), formatClock(used)],
    [t("mock.done.date"), formatDate(endedAt, { dateStyle: "long" })],
  ] as const;
  return (
    <Panel className="mx-auto grid max-w-[54rem] gap-6 tablet:p-10!">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <RecruiterWindow recruiterId={recruiter.id} className="m-1 w-18" />
        <div className="min-w-56 flex-1">
          <h1 ref={heading} tabIndex={-1} className="text-h1 outline-none">
            {t("mock.done.title")}
          </h1>
          {run.ending === "time-up" && <p className="mt-1">{t("mock.done.timeUp")}</p>}
          <p lang={session.language} dir="auto" className="mt-1 text-ink-2 rtl:text-right">
            {t("mock.done.closing", { words: closing })}
          </p>
        </div>
      </div>
      <div style={{ maxWidth: `${(count * 62) / 16}rem` }}>
        <WindowRow
          size={{ width: 46, height: 62, gap: 16, frame: 4 }}
          label={t("mock.done.windows", { answered, count })}
          items={session.questions.map((_, at) => ({ raise: run.given[at] ? 1 : 0 }))}
        />
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 border-seam border-y py-6 tablet:grid-cols-4">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-ink-2 text-small">{name}</dt>
            <dd className="tabular mt-0.5 font-semibold text-h3">{value}</dd>
          </div>
        ))}
      </dl>
      {notices}
      <div className="grid gap-3 tablet:flex tablet:flex-wrap">
        <PageLink
          href={`/mock-interviews?report=${session.id}`}
          className={buttonClass("primary", "big")}
        >
          <Icon of={FileText} size={18} />
          {t("mock.done.report")}
        </PageLink>
        <Button size="big" isPending={isPending} onClick={onRestart}>
          <Icon of={RotateCcw} size={18} />
          {t("mock.done.restart")}
        </Button>
        <PageLink href="/mock-interviews" onClick={onNew} className={buttonClass("line", "big")}>
          {t("mock.done.another")}
        </PageLink>
        <PageLink href="/" className={buttonClass("quiet", "big")}>
          {t("mock.done.dashboard")}
        </PageLink>
      </div>
    </Panel>
  );
}
