import type { InterviewSession } from "contract/interview-sessions";
import { RotateCcw } from "lucide-react";
import { type ReactNode, type Ref, useId } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { WindowRow } from "../../../ui/window-row.tsx";

interface SessionHeadProps {
  session: Pick<InterviewSession, "questions">;
  position: number;
  clock: ReactNode;
  buttons: ReactNode;
  /** Takes the focus where no field can. */
  headingRef: Ref<HTMLHeadingElement>;
}

const WINDOW = { width: 30, height: 42, gap: 14, frame: 3 };

/** Where the interview is: question, kind, one window for each question, and the clock. */
export function SessionHead(props: SessionHeadProps) {
  const { session, position, clock, buttons, headingRef } = props;
  const t = useT();
  const id = useId();
  const { questions } = session;
  const type = questions[position]?.type ?? "behavioral";
  const width = questions.length * (WINDOW.width + WINDOW.gap);
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <h1
          ref={headingRef}
          id={id}
          tabIndex={-1}
          className="font-semibold text-h3 outline-none tablet:text-[1.375rem]"
        >
          {t("mock.session.question", { number: position + 1, count: questions.length })}
        </h1>
        <Badge tone="lagoon" isBare>
          {t(`interview.type.${type}`)}
        </Badge>
        <div className="max-tablet:hidden" style={{ width: `${width / 16}rem` }}>
          <WindowRow
            size={WINDOW}
            items={questions.map((_, index) => ({
              raise: index < position ? 1 : index === position ? 0.45 : 0,
              isNow: index === position,
            }))}
          />
        </div>
      </div>
      <div className="flex items-center gap-x-3">
        {clock}
        <div className="flex max-tablet:hidden">{buttons}</div>
      </div>
    </header>
  );
}

interface SessionButtonsProps {
  isPending: boolean;
  onRestart: () => void;
  onReset: () => void;
}

/** Beside the clock; on phones at the foot of the page, away from the thumb. */
export function SessionButtons({ isPending, onRestart, onReset }: SessionButtonsProps) {
  const t = useT();
  return (
    <>
      <Button variant="quiet" className="text-ink-2" isPending={isPending} onClick={onRestart}>
        <Icon of={RotateCcw} size={18} />
        {t("mock.session.restart")}
      </Button>
      <Button variant="quiet" className="text-ink-2" isPending={isPending} onClick={onReset}>
        {t("mock.session.reset")}
      </Button>
    </>
  );
}
