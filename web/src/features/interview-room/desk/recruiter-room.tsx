import type { InterviewRoom, RoomDesk } from "contract/interview-rooms";
import { useT } from "../../../i18n/i18n.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { now } from "../../../lib/clock.ts";
import { useChangeInterview } from "../../../parts/booked-interviews/api.ts";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { PageLink } from "../../../ui/page-link.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { CallPanel } from "../call/call-panel.tsx";
import { useCall } from "../call/use-call.ts";
import { askedWith, elapsedSeconds } from "../model.ts";
import { RoomHead } from "../room-head.tsx";
import { DeskConflict } from "./desk-conflict.tsx";
import { NotesPanel } from "./notes-panel.tsx";
import { QuestionsPanel } from "./questions-panel.tsx";
import { ScoresPanel } from "./scores-panel.tsx";
import { ShownQuestion } from "./shown-question.tsx";
import { useDesk } from "./use-desk.ts";

const COLUMN = "contents desktop:grid desktop:grid-cols-[minmax(0,1fr)] desktop:gap-5";

/** The recruiter's side of the room: what to ask, what stands before the candidate, notes with the time, scores as one goes. */
export function RecruiterRoom({ room, desk: server }: { room: InterviewRoom; desk: RoomDesk }) {
  const t = useT();
  const { interview } = room;
  const desk = useDesk(room, server);
  const call = useCall(interview.id, "recruiter");
  const changing = useChangeInterview();
  const take = (status: "in_progress" | "completed") =>
    changing.mutate(
      { id: interview.id, change: { status, version: interview.version } },
      {
        onError: (error) =>
          showToast({
            title: t("room.notChanged"),
            description: error instanceof ApiError ? error.text : t("booked.unreachable"),
            variant: "destructive",
          }),
      },
    );
  const ask = (text: string) =>
    desk.change(askedWith(desk.value, text, elapsedSeconds(interview, now())));

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:gap-5">
      <RoomHead interview={interview} party="recruiter">
        {interview.status === "scheduled" && (
          <Button
            variant="primary"
            className="max-tablet:grow"
            isPending={changing.isPending}
            onClick={() => take("in_progress")}
          >
            {t("room.start")}
          </Button>
        )}
        {interview.status === "in_progress" && (
          <Button
            className="max-tablet:grow"
            isPending={changing.isPending}
            onClick={() => take("completed")}
          >
            {t("room.complete")}
          </Button>
        )}
        {interview.status === "completed" && !interview.isEvaluated && (
          <PageLink
            href={`/recruiter-dashboard?evaluate=${interview.id}`}
            className={buttonClass("primary", "normal", "max-tablet:grow")}
          >
            {t("room.evaluate")}
          </PageLink>
        )}
      </RoomHead>
      {interview.notes && (
        <p dir="auto" className="rounded-[14px] bg-well px-4 py-3 text-label">
          <span className="text-ink-2">{t("room.wish")}: </span>
          {interview.notes}
        </p>
      )}
      {desk.other && <DeskConflict desk={desk} other={desk.other} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 tablet:gap-5 desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        {/* On a phone the notes come before the questions, which are many. */}
        <div className={COLUMN}>
          <div className="order-1 grid grid-cols-[minmax(0,1fr)] gap-4 tablet:gap-5">
            <CallPanel call={call} interview={interview} party="recruiter" />
            <ShownQuestion shown={desk.value.shown} onHide={() => desk.change({ shown: null })} />
          </div>
          <div className="order-3">
            <QuestionsPanel interview={interview} asked={desk.value.asked} onAsk={ask} />
          </div>
        </div>
        <div className={COLUMN}>
          <div className="order-2">
            <NotesPanel interview={interview} desk={desk} />
          </div>
          <div className="order-4">
            <ScoresPanel interview={interview} />
          </div>
        </div>
      </div>
    </div>
  );
}
