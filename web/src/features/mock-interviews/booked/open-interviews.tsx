import type { Party } from "contract/mock-interview-terms";
import type { MockInterview } from "contract/mock-interviews";
import { useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { localTimeZone, useMinute } from "../../../lib/clock.ts";
import { useChangeInterview } from "../../../parts/booked-interviews/api.ts";
import { CancelDialog } from "../../../parts/booked-interviews/cancel-dialog.tsx";
import { MoveDialog } from "../../../parts/booked-interviews/move-dialog.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { UpcomingCard } from "./upcoming-card.tsx";

interface Asked {
  interview: MockInterview;
  step: "move" | "cancel";
}

interface OpenInterviewsProps {
  /** The side of the table that one sits at. */
  party: Party;
  interviews: readonly MockInterview[];
  /** One was moved or called off: the button that opened its dialog may be gone. */
  onSettled: () => void;
}

/**
 * Interviews that are to be held, nearest first, and what can still be done about each. It stands where there are none too: a
 * dialog that called off the last one has still something to say.
 */
export function OpenInterviews({ party, interviews, onSettled }: OpenInterviewsProps) {
  const t = useT();
  const now = useMinute();
  const [asked, setAsked] = useState<Asked | null>(null);
  const changing = useChangeInterview();
  // As it is now: a newer version must not be refused for ever. One that has just left the list stays as it was.
  const shown =
    asked && (interviews.find(({ id }) => id === asked.interview.id) ?? asked.interview);
  const nameOf = ({ candidateName, recruiterName }: MockInterview) =>
    (party === "recruiter" ? candidateName : recruiterName) ?? t("booking.recruiterGone");

  const finish = (interview: MockInterview, step: "moved" | "cancelled") => {
    setAsked(null);
    onSettled();
    showToast({
      variant: "success",
      title: t(`booking.upcoming.${step}`),
      description: t(`booking.upcoming.${step}Text`, { name: nameOf(interview) }),
    });
  };
  const reportAbsence = (interview: MockInterview) =>
    changing.mutate(
      {
        id: interview.id,
        change: { status: "cancelled", noShow: true, version: interview.version },
      },
      {
        onSuccess: () => {
          onSettled();
          showToast({
            variant: "success",
            title: t("booking.absent.told"),
            description: t("booking.absent.toldText", { name: nameOf(interview) }),
          });
        },
        onError: (error) =>
          showToast({
            variant: "destructive",
            title: t("booking.absent.failed"),
            description: error instanceof ApiError ? error.text : t("booked.unreachable"),
          }),
      },
    );

  return (
    <>
      {interviews.length > 0 && (
        <>
          <p className="mb-3 text-ink-2 text-small">
            {t("booking.yourZone", { zone: localTimeZone().replaceAll("_", " ") })}
          </p>
          <ul>
            {interviews.map((interview) => (
              <UpcomingCard
                key={interview.id}
                interview={interview}
                party={party}
                name={nameOf(interview)}
                now={now}
                onMove={() => setAsked({ interview, step: "move" })}
                onCancel={() => setAsked({ interview, step: "cancel" })}
                onAbsent={() => reportAbsence(interview)}
              />
            ))}
          </ul>
        </>
      )}
      {asked?.step === "move" && shown?.recruiterId && (
        <MoveDialog
          interview={shown}
          recruiterId={shown.recruiterId}
          otherName={nameOf(shown)}
          onClose={() => setAsked(null)}
          onMoved={() => finish(shown, "moved")}
        />
      )}
      {asked?.step === "cancel" && shown && (
        <CancelDialog
          interview={shown}
          otherName={nameOf(shown)}
          onClose={() => setAsked(null)}
          onCancelled={() => finish(shown, "cancelled")}
        />
      )}
    </>
  );
}
