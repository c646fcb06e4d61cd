import type { NewSession, Profile } from "contract/session";
import type { User } from "contract/users";
import type { UserRecord } from "../../lib/user-record.ts";

export interface SignInForm {
  name: string;
  email: string;
  airline: string;
}

export const EMPTY_FORM: SignInForm = { name: "", email: "", airline: "" };

/** Continue is disabled until the full name is filled; e-mail is not required (1, section 5). */
export function canContinue(form: SignInForm): boolean {
  return form.name.trim().length > 0;
}

/** What is sent: the airline is asked of candidates only (1, section 6). */
export function newSession(profile: Profile, form: SignInForm): NewSession {
  const email = form.email.trim();
  return {
    name: form.name.trim(),
    profile,
    ...(email ? { email } : {}),
    ...(profile === "candidate" && form.airline ? { airline: form.airline } : {}),
  };
}

/** The record for an account that the server has made or recognised. */
export function recordOf(user: User, now: Date): UserRecord {
  return {
    id: user.id,
    name: user.name,
    email: user.email ?? "",
    profile: user.profile,
    airline: user.targetAirline,
    loginTime: now.toISOString(),
  };
}

/** The record that stands in while the server is away; the account is made later, by itself. */
export function offlineRecord(session: NewSession, now: Date): UserRecord {
  return {
    name: session.name,
    email: session.email ?? "",
    profile: session.profile,
    airline: session.airline ?? "",
    loginTime: now.toISOString(),
    ...(session.demo ? { demo: true } : {}),
  };
}
