import type { startRegistration } from "@simplewebauthn/browser";
import { queryOptions } from "@tanstack/react-query";
import type { Passkey } from "contract/passkeys";
import type { User, UserChange, UserExport } from "contract/users";
import { call, callJson } from "../../lib/api.ts";

type RegistrationOptions = Parameters<typeof startRegistration>[0]["optionsJSON"];

export const userKey = ["/api/users", "me"] as const;

export const passkeysQuery = queryOptions<Passkey[]>({ queryKey: ["/api/passkeys"] });

export function changeUser(change: UserChange): Promise<User> {
  return callJson<User>("PATCH", "/api/users/me", { payload: change });
}

export function exportUser(): Promise<UserExport> {
  return callJson<UserExport>("GET", "/api/users/me/export");
}

export async function deleteUser(): Promise<void> {
  await call("DELETE", "/api/users/me");
}

export function startPasskeyRegistration(): Promise<RegistrationOptions> {
  return callJson("POST", "/api/passkeys/registration-options");
}

/** `answer` is what the browser made, `label` the name that the person gave it. */
export function registerPasskey(answer: object, label: string): Promise<Passkey> {
  return callJson<Passkey>("POST", "/api/passkeys", { payload: { ...answer, label } });
}

export async function removePasskey(id: string): Promise<void> {
  await call("DELETE", `/api/passkeys/${encodeURIComponent(id)}`);
}
