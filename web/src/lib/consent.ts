import { LOCAL_KEYS, readLocal, writeLocal } from "./storage.ts";

/** What a person has to be asked about before the browser does it. */
type ConsentTo = "dictation";

/** Start of the keys of a person's consents: each is asked for once per person on each device. */
export function consentKey(userKey: string, to: ConsentTo | ""): string {
  return `${LOCAL_KEYS.consent}:${userKey}:${to}`;
}

export function hasConsent(userKey: string, to: ConsentTo): boolean {
  return readLocal(consentKey(userKey, to)) !== null;
}

/** Keeps the yes with its moment. Where storage is forbidden the person is asked again next time. */
export function giveConsent(userKey: string, to: ConsentTo, at: Date): void {
  writeLocal(consentKey(userKey, to), at.toISOString());
}
