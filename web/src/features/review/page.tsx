import { REVIEW_SET_IDS } from "contract/review-terms";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import { useSearchParams } from "wouter";
import { useT } from "../../i18n/i18n.ts";
import { useAccount } from "../../lib/account.tsx";
import { useReviewLog } from "../../parts/review/use-review-log.ts";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Certificate } from "./components/certificate.tsx";
import { Overview } from "./components/overview.tsx";
import { SessionView } from "./components/session-view.tsx";
import { useReview } from "./use-review.ts";
import { useSession } from "./use-session.ts";

/** The review queue: today's number, a session by `?session`, a set's certificate by `?certificate=terms`. */
export default function ReviewPage() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const { data: log, isError, isFetching, refetch } = useReviewLog();
  const { connection } = useAccount();
  const isPatient = useIsPatient();
  const controls = useSession();
  const review = useReview(log?.reviews);
  const certified = REVIEW_SET_IDS.find((id) => id === params.get("certificate"));
  const { session } = controls;
  const isWanted = session !== null && params.has("session");
  // The press is answered before the first card is drawn; until then nothing of the overview changes.
  const isSession = useDeferredValue(isWanted) && isWanted;
  const settled = useDeferredValue(session);
  // Another view begins at its top.
  const shown = certified ?? isSession;
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) scrollTo(0, 0);
    before.current = shown;
  }, [shown]);

  if (isError)
    return (
      <Panel role="alert">
        <p>{t("shell.loadFailed.text")}</p>
        <Button className="mt-4" onClick={() => void refetch()}>
          {t("buttons.tryAgain")}
        </Button>
      </Panel>
    );
  // What this device knows is overtaken by what the server knows, if that is on its way.
  const isComing = log?.isFromDevice && (connection === "connecting" || isFetching);
  if (!log || !review || (isComing && isPatient && !isSession))
    return (
      <Skeleton label={t("shell.loading")} lines={[0.5, 1, 1, 0.8]} className="min-h-[40rem]" />
    );
  if (certified) return <Certificate set={certified} review={review} />;
  if (isSession)
    return (
      <SessionView
        session={session}
        controls={controls}
        review={review}
        onLeave={() => setParams({})}
      />
    );
  return (
    <Overview
      review={review}
      session={settled}
      isFromDevice={log.isFromDevice}
      onBegin={(next) => {
        controls.begin(next);
        setParams({ session: "" });
      }}
      onGoOn={() => setParams({ session: "" })}
    />
  );
}

const PATIENCE_MS = 3000;

/** True for the first seconds: a server that is slower than that is not waited for. */
function useIsPatient(): boolean {
  const [isPatient, setIsPatient] = useState(true);
  useEffect(() => {
    const patience = setTimeout(() => setIsPatient(false), PATIENCE_MS);
    return () => clearTimeout(patience);
  }, []);
  return isPatient;
}
