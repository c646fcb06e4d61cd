import type { LanguageCode } from "contract/languages";
import type { NewSession } from "contract/session";
import type { User } from "contract/users";
import { isKnownAirline } from "../../accounts/airlines.ts";
import type { Sessions } from "../../accounts/sessions.ts";
import { findUser, insertAccount, type NewAccount } from "../../accounts/store.ts";
import { type Clock, DAY_MS } from "../../clock.ts";
import type { Database } from "../../db/database.ts";
import { fault, invalidFields } from "../../http/problems.ts";
import type { Random } from "../../random.ts";

/** Gives a demo account its history. */
export type AddSamples = (db: Database, user: User, language: LanguageCode) => Promise<void>;

export type SignIn = (
  wanted: NewSession,
  language: LanguageCode,
) => Promise<{ user: User; token: string }>;

const DEMO: NewSession = { name: "Demo Candidate", profile: "candidate" };

/** Beyond the seven days that a demo account lives, so that its day never passes. */
const DEMO_INTERVIEW_IN_DAYS = 8;

function dayAfter(from: Date, days: number): string {
  return new Date(from.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

/** Makes accounts as the sign-in form asks, or a demo account with its samples: all of it or nothing. */
export function createSignIn(deps: {
  db: Database;
  clock: Clock;
  random: Random;
  sessions: Sessions;
  addSamples: AddSamples;
}): SignIn {
  const { db, clock, random, sessions, addSamples } = deps;
  return async (wanted, language) => {
    const isDemo = wanted.demo === true;
    const { name, email, profile, airline } = isDemo ? DEMO : wanted;
    if (airline && !isKnownAirline(airline))
      throw invalidFields([{ path: "airline", key: "field-unknown-airline" }]);
    const account: NewAccount = {
      id: random.uuid(),
      name,
      email: email || null,
      profile,
      targetAirline: airline ?? "",
      accommodations: { moreTime: false, secondTake: false, noCamera: false },
      isDemo,
      interviewDate: isDemo ? dayAfter(clock(), DEMO_INTERVIEW_IN_DAYS) : null,
      createdAt: clock(),
    };
    const { token, row } = sessions.begin(account.id);
    return db.transaction(async (tx) => {
      await insertAccount(tx, account, row);
      const user = await findUser(tx, account.id);
      if (!user) throw fault();
      if (isDemo) await addSamples(tx, user, language);
      return { user, token };
    });
  };
}
