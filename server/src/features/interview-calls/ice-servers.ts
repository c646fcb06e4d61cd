import { createHmac } from "node:crypto";
import type { IceServer } from "contract/interview-calls";
import { MINUTE_MS } from "../../clock.ts";

/** What helps two browsers find a way to each other; without any of it they meet in one network, or on one machine. */
export type IceConfiguration = {
  stunUrls: string[];
  turnUrls: string[];
  /** A secret shared with the relay makes credentials that end by themselves; a name and a password are handed out. */
  turn: { secret: string } | { username: string; password: string } | null;
};

/** Longer than an interview and its doors; in whole hours, or each asking would give others. */
const CREDENTIALS_MS = 6 * 60 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * @param who stands in the relay's log; no name of a person
 * @see draft-uberti-behave-turn-rest-00, as coturn's `use-auth-secret` reads it
 */
export function iceServersFor(
  { stunUrls, turnUrls, turn }: IceConfiguration,
  who: string,
  now: Date,
): IceServer[] {
  const stun = stunUrls.length > 0 ? [{ urls: stunUrls }] : [];
  if (turnUrls.length === 0 || !turn) return stun;
  return [...stun, { urls: turnUrls, ...credentialsOf(turn, who, now) }];
}

function credentialsOf(turn: NonNullable<IceConfiguration["turn"]>, who: string, now: Date) {
  if (!("secret" in turn)) return { username: turn.username, credential: turn.password };
  const ends = Math.ceil((now.getTime() + CREDENTIALS_MS) / HOUR_MS) * (HOUR_MS / 1000);
  const username = `${ends}:${who}`;
  return {
    username,
    credential: createHmac("sha1", turn.secret).update(username).digest("base64"),
  };
}
