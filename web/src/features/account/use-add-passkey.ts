import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "../../i18n/i18n.ts";
import { ApiError, OfflineError } from "../../lib/api-error.ts";
import { passkeysQuery, registerPasskey, startPasskeyRegistration, userKey } from "./api.ts";
import { ceremonyEnd } from "./model.ts";
import { reasonOf } from "./reason-of.ts";

/** How the last try ended without a passkey; a person who changed their mind has made no mistake. */
export interface PasskeyOutcome {
  words: string;
  isFault: boolean;
}

function outcomeOf(error: unknown): PasskeyOutcome {
  if (error instanceof ApiError || error instanceof OfflineError)
    return { words: t("account.passkeys.addFailed", { reason: reasonOf(error) }), isFault: true };
  const end = ceremonyEnd(error);
  // The reason is the browser's; it names no person.
  if (end === "unable") console.error("Passkey could not be made", error);
  return { words: t(`account.passkeys.${end}`), isFault: end === "unable" };
}

/** Runs the registration: options from the server, the browser's dialog, the answer to the server. */
export function useAddPasskey(onAdded: () => void) {
  const queries = useQueryClient();
  const [isPending, setIsPending] = useState(false);
  const [outcome, setOutcome] = useState<PasskeyOutcome | null>(null);

  const add = async (label: string) => {
    if (isPending) return;
    setOutcome(null);
    setIsPending(true);
    try {
      const [{ startRegistration }, optionsJSON] = await Promise.all([
        import("@simplewebauthn/browser"),
        startPasskeyRegistration(),
      ]);
      await registerPasskey(await startRegistration({ optionsJSON }), label);
      onAdded();
      void queries.invalidateQueries({ queryKey: userKey });
      await queries.invalidateQueries(passkeysQuery);
    } catch (error) {
      setOutcome(outcomeOf(error));
    } finally {
      setIsPending(false);
    }
  };

  return { add, isPending, outcome };
}
