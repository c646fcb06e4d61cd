import type { Recruiter } from "content/recruiters/schema";
import { Play } from "lucide-react";
import { useRef } from "react";
import { formatClock } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { RecruiterWindow } from "../recruiter-window.tsx";
import { useScreenTop } from "../use-screen-top.ts";

interface ResumeGateProps {
  recruiter: Recruiter;
  /** 0 is the first question. */
  position: number;
  questionCount: number;
  leftSeconds: number;
  onResume: () => void;
}

/** Before an interview goes on: its clock stands until then, and the press lets the recruiter be heard. */
export function ResumeGate(props: ResumeGateProps) {
  const { recruiter, position, questionCount, leftSeconds, onResume } = props;
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  useScreenTop(button);
  return (
    <Panel className="mx-auto flex max-w-[44rem] flex-wrap items-center gap-6 tablet:p-9!">
      <RecruiterWindow recruiterId={recruiter.id} className="m-1 w-20" />
      <div className="min-w-60 flex-1">
        <h1 className="text-h2">{t("mock.resume.title", { name: recruiter.name })}</h1>
        <p className="mt-1 text-ink-2">
          {t("mock.session.question", { number: position + 1, count: questionCount })}
          {" · "}
          <span className="tabular">
            {t("mock.resume.left", { time: formatClock(leftSeconds) })}
          </span>
        </p>
        <p className="mt-1 text-ink-2 text-small">{t("mock.resume.text")}</p>
        <Button
          ref={button}
          variant="primary"
          size="big"
          className="mt-5 max-tablet:w-full"
          onClick={onResume}
        >
          <Icon of={Play} size={18} />
          {t("mock.resume.go")}
        </Button>
      </div>
    </Panel>
  );
}
