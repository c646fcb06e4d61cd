import type { NewSession } from "contract/session";
import { useState } from "react";
import { t } from "../../i18n/i18n.ts";
import { ApiError, OfflineError } from "../../lib/api-error.ts";
import { now } from "../../lib/clock.ts";
import { type UserRecord, writeUserRecord } from "../../lib/user-record.ts";
import { finishPasskeySignIn, openSession, startPasskeySignIn } from "./api.ts";
import { offlineRecord, recordOf } from "./model.ts";

export type SignInStep = "idle" | "signing-in" | "demo" | "passkey";

/** Runs the ways in; each ends in a saved record and a reload, as specified (1, section 4). */
export function useSignIn() {
  const [step, setStep] = useState<SignInStep>("idle");
  const [error, setError] = useState<string | null>(null);

  const enter = (record: UserRecord) => {
    if (writeUserRecord(record)) location.assign("/");
    else fail(t("landing.form.storageRefused"));
  };
  const fail = (message: string) => {
    setError(message);
    setStep("idle");
  };

  const signIn = async (session: NewSession) => {
    setError(null);
    setStep(session.demo ? "demo" : "signing-in");
    try {
      enter(recordOf(await openSession(session), now()));
    } catch (cause) {
      if (cause instanceof OfflineError) return enter(offlineRecord(session, now()));
      // The name itself is personal text: only the reason is logged.
      console.error("Sign-in failed", cause instanceof ApiError ? cause.status : cause);
      const reason =
        cause instanceof ApiError
          ? (cause.problem?.errors?.[0]?.message ?? cause.text)
          : String(cause);
      fail(t("landing.form.failed", { reason }));
    }
  };

  const signInWithPasskey = async () => {
    setError(null);
    setStep("passkey");
    try {
      const { startAuthentication } = await import("@simplewebauthn/browser");
      const optionsJSON = await startPasskeySignIn();
      enter(recordOf(await finishPasskeySignIn(await startAuthentication({ optionsJSON })), now()));
    } catch (cause) {
      fail(
        t(cause instanceof ApiError ? "landing.form.passkeyFailed" : "landing.form.passkeyNone"),
      );
    }
  };

  return { step, error, signIn, signInWithPasskey };
}
