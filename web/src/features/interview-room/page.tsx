import { useQuery } from "@tanstack/react-query";
import { useSearch } from "wouter";
import { useT } from "../../i18n/i18n.ts";
import { ApiError } from "../../lib/api-error.ts";
import { BackLink } from "../../parts/back-link/back-link.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { roomQuery } from "./api.ts";
import { CandidateRoom } from "./candidate/candidate-room.tsx";
import { RecruiterRoom } from "./desk/recruiter-room.tsx";
import { Doors } from "./doors.tsx";

/** /interview-room?interview=…: where a recruiter and a candidate meet; without one, the doors of one's interviews. */
export default function InterviewRoomPage() {
  const id = new URLSearchParams(useSearch()).get("interview");
  return id ? <Room key={id} id={id} /> : <Doors />;
}

function Room({ id }: { id: string }) {
  const t = useT();
  const { data, error, isPending, refetch } = useQuery(roomQuery(id));
  if (data)
    return data.desk ? (
      <RecruiterRoom room={data} desk={data.desk} />
    ) : (
      <CandidateRoom room={data} />
    );
  return (
    <>
      <BackLink />
      {isPending ? (
        <Skeleton label={t("room.loading")} lines={[0.5, 1, 0.8, 1]} className="min-h-[30rem]" />
      ) : (
        <div role="alert">
          <EmptyState
            headingLevel={2}
            heading={t("room.failed")}
            sentence={error instanceof ApiError ? error.text : t("booked.unreachable")}
            action={<Button onClick={() => void refetch()}>{t("buttons.tryAgain")}</Button>}
          />
        </div>
      )}
    </>
  );
}
