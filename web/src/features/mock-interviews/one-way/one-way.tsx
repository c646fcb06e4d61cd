import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import type { Take } from "../../../lib/media/take.ts";
import { useTabLock } from "../../../lib/tab-lock.ts";
import { BackLink } from "../../../parts/back-link/back-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { OpenElsewhere } from "../open-elsewhere.tsx";
import { SessionFailed } from "../session-failed.tsx";
import { findTakes } from "../takes/kept-takes.ts";
import { openSession } from "./api.ts";
import { SessionScreen } from "./session-screen.tsx";
import { StartScreen } from "./start-screen.tsx";

interface OneWayProps {
  recruiterId: string;
  /** Null before the interview has begun. */
  sessionId: string | null;
}

/** The way airlines record candidates: /mock-interviews?one-way=RECRUITER&id=ID. Needs the words of oneway, interview and recorder. */
export function OneWay({ recruiterId, sessionId }: OneWayProps) {
  const t = useT();
  return (
    <>
      <BackLink href="/mock-interviews" label={t("interview.back")} />
      {sessionId ? (
        <Lock key={sessionId} id={sessionId} />
      ) : (
        <StartScreen recruiterId={recruiterId} />
      )}
    </>
  );
}

/** One tab at a time holds an interview: two would record over each other's takes. */
function Lock({ id }: { id: string }) {
  const { userKey } = useAccount();
  const { holder, takeOver } = useTabLock(`interview:${userKey}:${id}`);
  if (holder === "elsewhere") return <OpenElsewhere onTakeOver={takeOver} />;
  return holder === "here" ? <OpenSession id={id} /> : <Loading />;
}

function Loading() {
  const t = useT();
  return (
    <Panel className="mt-1">
      <Skeleton label={t("oneway.session.loading")} />
    </Panel>
  );
}

function OpenSession({ id }: { id: string }) {
  const [, navigate] = useLocation();
  const { userKey } = useAccount();
  const { data: session, error, refetch } = useQuery(openSession(id));
  const [takes, setTakes] = useState<ReadonlyMap<number, Take> | null>(null);
  const isEnded = session?.status === "completed";
  const count = session?.questionCount;

  useEffect(() => {
    if (isEnded) navigate(`/mock-interviews?report=${id}`, { replace: true });
  }, [isEnded, id, navigate]);
  useEffect(() => {
    if (count === undefined) return;
    let isShown = true;
    findTakes(
      userKey,
      id,
      Array.from({ length: count }, (_, at) => at),
    ).then((found) => {
      if (isShown) setTakes(found);
    });
    return () => {
      isShown = false;
    };
  }, [userKey, id, count]);

  if (error) return <SessionFailed error={error} onRetry={() => void refetch()} />;
  if (!session || !takes || isEnded) return <Loading />;
  return <SessionScreen session={session} found={takes} />;
}
