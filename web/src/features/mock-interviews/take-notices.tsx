import { useSyncExternalStore } from "react";
import { Notices } from "./session/notices.tsx";
import type { TakeBench } from "./takes/bench.ts";

/** Which recordings of an interview are still on their way to its report. */
export function TakeNotices({ bench, sessionId }: { bench: TakeBench; sessionId: string }) {
  const states = useSyncExternalStore(bench.subscribe, () => bench.statesOf(sessionId));
  if (states.size === 0) return null;
  return (
    <div className="mb-4 print:hidden">
      <Notices deliveries={{ states, retry: () => bench.retry(sessionId) }} sending="stored" />
    </div>
  );
}
