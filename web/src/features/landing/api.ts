import type { startAuthentication } from "@simplewebauthn/browser";
import type { NewSession } from "contract/session";
import type { User } from "contract/users";
import { callJson } from "../../lib/api.ts";

type StartOptions = Parameters<typeof startAuthentication>[0]["optionsJSON"];

export function openSession(session: NewSession): Promise<User> {
  return callJson<User>("POST", "/api/session", { payload: session });
}

/** Options for the browser's passkey dialog; any passkey of this address will do. */
export function startPasskeySignIn(): Promise<StartOptions> {
  return callJson("POST", "/api/passkeys/authentication-options");
}

export function finishPasskeySignIn(answer: unknown): Promise<User> {
  return callJson<User>("POST", "/api/passkeys/authentication", { payload: answer });
}
