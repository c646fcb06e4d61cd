import type { Recruiter } from "content/recruiters/schema";
import type { PracticeMode } from "contract/responses";
import { useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import { newChangeId } from "../../../lib/outbox.ts";
import { useTabLock } from "../../../lib/tab-lock.ts";
import { BackLink } from "../../../parts/back-link/back-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { OpenElsewhere } from "../open-elsewhere.tsx";
import { SessionFailed } from "../session-failed.tsx";
import { leftSeconds } from "./clock.ts";
import { InterviewScreen } from "./interview-screen.tsx";
import { findRecruiter } from "./load-interview.ts";
import { ResumeGate } from "./resume-gate.tsx";
import { StartScreen } from "./start-screen.tsx";
import { useRoom } from "./use-room.ts";

interface AvatarSessionProps {
  recruiterId: string;
  mode: PracticeMode;
  /** Null before the interview has begun. */
  sessionId: string | null;
}

/** A mock interview with one recruiter: start screen, session, completion. Needs the words of mock, interview, avatar and recorder. */
export function AvatarSession(props: AvatarSessionProps) {
  const t = useT();
  const recruiter = findRecruiter(props.recruiterId);
  return (
    <>
      <BackLink href="/mock-interviews" label={t("interview.back")} />
      {recruiter ? (
        <Lock key={recruiter.id} {...props} recruiter={recruiter} />
      ) : (
        <Panel>
          <h1 className="text-h2">{t("mock.unknown.title")}</h1>
          <p className="mt-1 text-ink-2">{t("mock.unknown.text")}</p>
        </Panel>
      )}
    </>
  );
}

type RoomProps = AvatarSessionProps & { recruiter: Recruiter };

/** One tab at a time holds an interview. */
function Lock(props: RoomProps) {
  const { userKey } = useAccount();
  const { sessionId } = props;
  // Before a session has an id nobody else can have it.
  const [pageId] = useState(newChangeId);
  const { holder, takeOver } = useTabLock(`interview:${userKey}:${sessionId ?? pageId}`);
  if (holder === "elsewhere" && sessionId) return <OpenElsewhere onTakeOver={takeOver} />;
  return <Room {...props} isWaiting={holder === "asking" && sessionId !== null} />;
}

function Room({ recruiter, mode, sessionId, isWaiting }: RoomProps & { isWaiting: boolean }) {
  const t = useT();
  const room = useRoom({ recruiter, mode, sessionId, isWaiting });
  const { view, voice } = room;

  switch (view.what) {
    case "loading":
      return (
        <Panel>
          <Skeleton label={t("mock.session.loading")} />
        </Panel>
      );
    case "failed":
      return <SessionFailed error={view.error} onRetry={room.reload} />;
    case "gate": {
      const { run, session } = view.open;
      return (
        <ResumeGate
          recruiter={view.open.recruiter}
          position={run.position}
          questionCount={session.questions.length}
          leftSeconds={leftSeconds(run.clock, 0)}
          onResume={room.resume}
        />
      );
    }
    case "interview":
      return (
        <InterviewScreen
          key={view.key}
          {...view.open}
          first={view.open.run}
          firstLine={view.firstLine}
          voice={voice}
          isPending={room.isPending}
          onRestart={room.restart}
          onReset={room.reset}
        />
      );
    case "start":
      return (
        <StartScreen
          recruiter={recruiter}
          mode={mode}
          onMode={room.changeMode}
          choice={room.choice}
          onChoice={room.setChoice}
          voice={voice}
          isReady={room.isReady}
          isPending={room.isPending}
          fault={room.fault}
          onStart={room.start}
        />
      );
  }
}
