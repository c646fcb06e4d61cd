import { useEffect, useState } from "react";
import { useAccount, useUser } from "../../lib/account.tsx";
import { forgetDeviceData } from "../../lib/device-data.ts";
import { useOutbox } from "../../lib/outbox.ts";
import { unsentDrafts } from "../../parts/practice-session/unsent-drafts.ts";
import { wayBackTo } from "./model.ts";

/**
 * Signing out, and what would be out of reach after it. With a passkey and nothing waiting it happens
 * at once, unless the person comes back to the question from a detour (`asksFirst`).
 */
export function useSignOut(asksFirst: boolean) {
  const { userKey, record, signOut } = useAccount();
  const user = useUser();
  const unsent = useOutbox(userKey);
  const [drafts] = useState(() => unsentDrafts(userKey));
  const wayBack = wayBackTo(user, record.id !== undefined);
  const [isAtOnce] = useState(!asksFirst && wayBack === "passkey" && unsent.length === 0);
  const [isPending, setIsPending] = useState(isAtOnce);

  const leave = async () => {
    setIsPending(true);
    // Nobody can come back to them: the next person at this device must not find them.
    if (wayBack === "none") await forgetDeviceData(userKey);
    void signOut();
  };
  useEffect(() => {
    if (isAtOnce) void signOut();
  }, [isAtOnce, signOut]);

  return { user, wayBack, unsent, drafts, isAtOnce, isPending, leave: () => void leave() };
}
