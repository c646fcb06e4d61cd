import { isIP } from "node:net";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import {
  deletePasskey as deleteRoute,
  listPasskeys as listRoute,
  registerPasskey,
  signInWithPasskey,
  startPasskeyRegistration,
  startPasskeySignIn,
} from "contract/passkeys.routes";
import type { Sessions } from "../../accounts/sessions.ts";
import { findUser, insertSession } from "../../accounts/store.ts";
import { type Clock, MINUTE_MS } from "../../clock.ts";
import type { Database } from "../../db/database.ts";
import { type Api, type ApiContext, personOf } from "../../http/api.ts";
import type { Limits } from "../../http/limits.ts";
import { ownOrigin, type Reach } from "../../http/origin.ts";
import {
  notFound,
  notYours,
  passkeyExists,
  passkeyNeedsName,
  passkeyRefused,
  passkeyUnknown,
} from "../../http/problems.ts";
import { noContent } from "../../http/send.ts";
import {
  challengeIn,
  type RelyingParty,
  registrationOptions,
  signInOptions,
  verifyRegistration,
  verifySignIn,
} from "./ceremony.ts";
import {
  deleteOldChallenges,
  deletePasskey,
  findPasskey,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  listRows,
  markUsed,
  type Purpose,
  takeChallenge,
  toPasskey,
} from "./store.ts";

const CHALLENGE_MS = 5 * MINUTE_MS;
const LABEL_MAX_CHARACTERS = 60;

export function bindPasskeys(
  api: Api,
  deps: {
    db: Database;
    clock: Clock;
    sessions: Sessions;
    limits: Limits;
    reach: Reach;
    addressOf: (c: ApiContext) => string;
  },
): void {
  const { db, clock, sessions, limits, reach, addressOf } = deps;

  const partyOf = (c: ApiContext): RelyingParty => {
    const { hostname, origin } = ownOrigin(c, reach);
    if (isIP(hostname.replace(/^\[|\]$/g, ""))) throw passkeyNeedsName();
    return { id: hostname, origin };
  };
  const remember = async (challenge: string, purpose: Purpose, userId: string | null) => {
    const now = clock();
    await deleteOldChallenges(db, now);
    const expiresAt = new Date(now.getTime() + CHALLENGE_MS);
    await insertChallenge(db, { challenge, purpose, userId, expiresAt });
  };
  const take = async (challenge: string, purpose: Purpose, userId: string | null) => {
    const isOurs = await takeChallenge(db, { challenge, purpose, userId, now: clock() });
    if (!isOurs) throw passkeyRefused();
  };

  api.on(listRoute, async (c) => c.json(await listPasskeys(db, personOf(c).id), 200));

  api.on(startPasskeyRegistration, async (c) => {
    const user = personOf(c);
    const options = await registrationOptions(partyOf(c), user, await listRows(db, user.id));
    await remember(options.challenge, "register", user.id);
    return c.json({ ...options } as Record<string, unknown>, 200);
  });

  api.on(registerPasskey, async (c) => {
    const user = personOf(c);
    const sent = c.req.valid("json");
    const party = partyOf(c);
    const challenge = challengeIn(sent);
    await take(challenge, "register", user.id);
    const response = sent as unknown as RegistrationResponseJSON;
    const credential = await verifyRegistration(party, response, challenge);
    const row = {
      ...credential,
      userId: user.id,
      label: labelIn(sent),
      createdAt: clock(),
      lastUsedAt: null,
    };
    if (!(await insertPasskey(db, row))) throw passkeyExists();
    return c.json(toPasskey(row), 201);
  });

  api.on(startPasskeySignIn, async (c) => {
    const options = await signInOptions(partyOf(c));
    await remember(options.challenge, "sign-in", null);
    return c.json({ ...options } as Record<string, unknown>, 200);
  });

  api.on(signInWithPasskey, async (c) => {
    await limits.count("passkey-sign-in", addressOf(c));
    const sent = c.req.valid("json");
    const party = partyOf(c);
    const challenge = challengeIn(sent);
    await take(challenge, "sign-in", null);
    const passkey = await findPasskey(db, sent.id);
    const user = passkey && (await findUser(db, passkey.userId));
    if (!passkey || !user) throw passkeyUnknown();
    const response = sent as unknown as AuthenticationResponseJSON;
    const counter = await verifySignIn(party, response, challenge, passkey);
    const { token, row } = sessions.begin(user.id);
    await db.transaction(async (tx) => {
      await markUsed(tx, passkey.id, counter, clock());
      await insertSession(tx, row);
    });
    await sessions.forget(c);
    sessions.setToken(c, token);
    return c.json(user, 200);
  });

  api.on(deleteRoute, async (c) => {
    const user = personOf(c);
    const passkey = await findPasskey(db, c.req.valid("param").id);
    if (!passkey) throw notFound();
    if (passkey.userId !== user.id) throw notYours();
    await deletePasskey(db, user.id, passkey.id);
    return noContent(c);
  });
}

function labelIn(sent: Record<string, unknown>): string {
  const label = typeof sent["label"] === "string" ? sent["label"].trim() : "";
  return label.slice(0, LABEL_MAX_CHARACTERS) || "Passkey";
}
