import type { InterviewRoom } from "contract/interview-rooms";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import { draftKey, useDraft } from "../../../lib/drafts.ts";
import { buttonClass } from "../../../ui/button-class.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Field } from "../../../ui/field.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { CallPanel } from "../call/call-panel.tsx";
import { useCall } from "../call/use-call.ts";
import { RoomHead } from "../room-head.tsx";

const NOTES_MAX_CHARACTERS = 20_000;

/** The candidate's side of the room: the question as it is asked, the clock, and notes of one's own. */
export function CandidateRoom({ room: { interview, shown } }: { room: InterviewRoom }) {
  const t = useT();
  const { userKey } = useAccount();
  const notes = useDraft(draftKey(userKey, `room-notes:${interview.id}`), "");
  const call = useCall(interview.id, "candidate");
  const isIn = call.phase === "in";
  const { status } = interview;
  const isOver = status === "completed" || status === "cancelled";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:gap-5">
      <RoomHead interview={interview} party="candidate">
        {status === "completed" && (
          <PageLink
            href="/mock-interviews#with-a-recruiter"
            className={buttonClass("primary", "normal", "max-tablet:grow")}
          >
            {t("room.candidate.after")}
          </PageLink>
        )}
      </RoomHead>
      <div
        className={classNames(
          "grid grid-cols-[minmax(0,1fr)] items-start gap-4 tablet:gap-5",
          isIn && "desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]",
        )}
      >
        <CallPanel call={call} interview={interview} party="candidate" />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:gap-5">
          <Panel
            as="section"
            aria-labelledby="question-title"
            className={classNames("grid content-center gap-3 py-10!", !isIn && "min-h-64")}
          >
            <h2 id="question-title" className="font-semibold text-ink-2 text-label">
              {t("room.candidate.question")}
            </h2>
            <p
              aria-live="polite"
              dir="auto"
              className="max-w-[34ch] break-words text-balance font-semibold text-[1.5rem] leading-[1.3] tracking-[-0.015em] tablet:text-[2rem]"
            >
              {isOver
                ? t("room.candidate.over")
                : (shown ??
                  t(status === "scheduled" ? "room.candidate.notYet" : "room.candidate.listen"))}
            </p>
          </Panel>
          <Panel as="section">
            <Field label={t("room.candidate.notes")} hint={t("room.candidate.notesHint")}>
              <TextArea
                dir="auto"
                rows={4}
                maxLength={NOTES_MAX_CHARACTERS}
                value={notes.value}
                onChange={(event) => notes.change(event.target.value)}
              />
            </Field>
          </Panel>
        </div>
      </div>
    </div>
  );
}
