import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { NewSession } from "contract/session";
import type { User } from "contract/users";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { call, callJson } from "./api.ts";
import { ApiError } from "./api-error.ts";
import { flushOutbox, useOutbox } from "./outbox.ts";
import { listenToServer } from "./server-events.ts";
import { LOCAL_KEYS, onOtherTab } from "./storage.ts";
import { removeUserRecord, type UserRecord, userKeyOf, writeUserRecord } from "./user-record.ts";

/** connecting: asked; here: the server knows us; away: no server, the local record stands in. */
type Connection = "connecting" | "here" | "away";

export interface Account {
  record: UserRecord;
  connection: Connection;
  /** Names the person's drafts and outbox; stays the same when the account is made later. */
  userKey: string;
  /** Set when an ended session was opened anew, until the person has been told. */
  wasReopened: boolean;
  /** Number of waiting changes that have just been sent; shown once. */
  sentCount: number;
  acknowledge(): void;
  /** Signs in again where the server forgot us, then sends what waits. */
  reconnect(): Promise<void>;
  signOut(): Promise<void>;
  /** Forgets who is signed in and goes to the landing; for an account that is gone. */
  leave(): void;
}

/** Milliseconds. A page that was opened without a network may never hear the browser's "online", so it asks soon; a busy server is left in peace longer. */
const TRIES_AGAIN_AFTER = { away: 5000, here: 15_000 };

const AccountContext = createContext<Account | null>(null);

function sessionOf(record: UserRecord): NewSession {
  return {
    name: record.name,
    email: record.email,
    profile: record.profile,
    airline: record.airline,
    ...(record.demo ? { demo: true } : {}),
  };
}

/**
 * The server's user, made anew where the session is gone. Throws `OfflineError` without a server.
 * A record without an id was made while offline: a cookie that is still there is somebody else's.
 */
async function openSession(record: UserRecord): Promise<{ user: User; isNew: boolean }> {
  try {
    if (record.id) return { user: await callJson<User>("GET", "/api/session"), isNew: false };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
  }
  return {
    user: await callJson<User>("POST", "/api/session", { payload: sessionOf(record) }),
    isNew: true,
  };
}

export function AccountProvider({
  record: first,
  children,
}: {
  record: UserRecord;
  children: ReactNode;
}) {
  const [record, setRecord] = useState(first);
  const [connection, setConnection] = useState<Connection>("connecting");
  const [wasReopened, setWasReopened] = useState(false);
  const [sentCount, setSentCount] = useState(0);
  const queries = useQueryClient();
  const current = useRef(first);
  /** Set when the person goes: an answer still on its way must not sign them in again. */
  const hasLeft = useRef(false);
  /** Set while the server is out of reach: what was asked meanwhile failed, or came from the device. */
  const wasAway = useRef(false);

  const reconnect = useCallback(async () => {
    const known = current.current;
    try {
      const { user, isNew } = await openSession(known);
      if (hasLeft.current) return;
      const { demo: _made, ...rest } = known;
      const next: UserRecord = {
        ...rest,
        userKey: userKeyOf(known),
        id: user.id,
        name: user.name,
        airline: user.targetAirline,
        moreTime: user.accommodations.moreTime,
      };
      current.current = next;
      writeUserRecord(next);
      setRecord(next);
      queries.setQueryData(["/api/users", "me"], user);
      if (isNew && known.id) {
        setWasReopened(true);
        await queries.invalidateQueries();
      }
      setConnection("here");
      const sent = await flushOutbox(userKeyOf(next));
      if (sent > 0) setSentCount(sent);
      if (sent > 0 || wasAway.current) await queries.invalidateQueries();
      wasAway.current = false;
    } catch {
      // The local record keeps the gate open; the next connection is tried by itself.
      wasAway.current = true;
      setConnection("away");
    }
  }, [queries]);

  useEffect(() => {
    void reconnect();
    const handleOnline = () => void reconnect();
    const handleOffline = () => {
      wasAway.current = true;
      setConnection("away");
    };
    addEventListener("online", handleOnline);
    addEventListener("offline", handleOffline);
    return () => {
      removeEventListener("online", handleOnline);
      removeEventListener("offline", handleOffline);
    };
  }, [reconnect]);

  // What a busy server did not take waits as well, and is offered again.
  const hasUnsent = useOutbox(userKeyOf(record)).some(({ refused }) => !refused);
  const triesAgain = connection === "away" || (connection === "here" && hasUnsent);
  useEffect(() => {
    if (!triesAgain) return;
    const after = connection === "away" ? TRIES_AGAIN_AFTER.away : TRIES_AGAIN_AFTER.here;
    const timer = setInterval(() => void reconnect(), after);
    return () => clearInterval(timer);
  }, [triesAgain, connection, reconnect]);

  const isHere = connection === "here";
  useEffect(() => {
    if (!isHere) return;
    return listenToServer((keys) => {
      void queries.invalidateQueries({
        predicate: ({ queryKey }) =>
          keys === "all" || keys.some((key) => String(queryKey[0]).startsWith(`/api/${key}`)),
      });
    });
  }, [isHere, queries]);

  const leave = useCallback(() => {
    hasLeft.current = true;
    removeUserRecord();
    location.assign("/");
  }, []);

  const signOut = useCallback(async () => {
    hasLeft.current = true;
    try {
      await call("DELETE", "/api/session");
    } catch {
      // Offline: the local record goes all the same; the cookie opens nothing without it.
    }
    leave();
  }, [leave]);

  // Signed out or deleted in another tab: this one must not sign the person in again.
  useEffect(
    () =>
      onOtherTab((key, value) => {
        if (key === LOCAL_KEYS.user && value === null) leave();
      }),
    [leave],
  );

  const acknowledge = useCallback(() => {
    setWasReopened(false);
    setSentCount(0);
  }, []);

  const account = useMemo<Account>(
    () => ({
      record,
      connection,
      userKey: userKeyOf(record),
      wasReopened,
      sentCount,
      acknowledge,
      reconnect,
      signOut,
      leave,
    }),
    [record, connection, wasReopened, sentCount, acknowledge, reconnect, signOut, leave],
  );
  return <AccountContext value={account}>{children}</AccountContext>;
}

export function useAccount(): Account {
  const account = useContext(AccountContext);
  if (!account) throw new Error("useAccount outside AccountProvider");
  return account;
}

/** The signed-in user as the server has it; undefined until it has answered. */
export function useUser(): User | undefined {
  const { connection } = useAccount();
  return useQuery<User>({ queryKey: ["/api/users", "me"], enabled: connection === "here" }).data;
}
