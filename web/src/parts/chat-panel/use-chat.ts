import { type InfiniteData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import type { ChatTurn } from "contract/chat";
import { useEffect, useRef, useState } from "react";
import { useLanguage } from "../../i18n/i18n.ts";
import { useAccount } from "../../lib/account.tsx";
import { ApiError, OfflineError } from "../../lib/api-error.ts";
import { now } from "../../lib/clock.ts";
import { draftKey, useDraft } from "../../lib/drafts.ts";
import { newChangeId } from "../../lib/outbox.ts";
import { historyQuery, sendTurn } from "./api.ts";
import { canSend, conversation, type HistoryPage, withTurn } from "./model.ts";
import {
  beginOutgoing,
  dropOutgoing,
  type Fault,
  failOutgoing,
  noteProgress,
  type Outgoing,
  useOutgoing,
} from "./outgoing.ts";

type History = InfiniteData<HistoryPage, string>;

const NOTHING_TYPED = "";

function faultOf(error: unknown): Fault {
  if (error instanceof ApiError) return { kind: "said", words: error.text };
  if (error instanceof OfflineError) return { kind: "offline" };
  return { kind: "interrupted" };
}

/** The conversation of the signed-in person: what was said, what is being said, and how to say more. */
export function useChat() {
  const { record, userKey, connection } = useAccount();
  const language = useLanguage();
  const queries = useQueryClient();
  const draft = useDraft(draftKey(userKey, "chat"), NOTHING_TYPED);
  const unconfirmed = useOutgoing(userKey);
  /** What has just been answered here, to be read aloud once. */
  const [answered, setAnswered] = useState<ChatTurn | null>(null);
  const [saidCount, setSaidCount] = useState(0);
  const history = useInfiniteQuery({ ...historyQuery, enabled: connection === "here" });
  const messages = conversation(history.data?.pages ?? []);
  // The history may be quicker than the answer to the call itself.
  const outgoing = unconfirmed.filter(
    ({ storedId }) => !messages.some(({ id }) => id === storedId),
  );
  const isSending = unconfirmed.some(({ fault }) => fault === null);

  async function attempt(message: Pick<Outgoing, "id" | "text" | "at">) {
    beginOutgoing(userKey, message);
    setSaidCount((count) => count + 1);
    try {
      const turn = await sendTurn(
        { id: message.id, text: message.text, userId: record.id ?? "me", language },
        {
          onStored: ({ id }) => noteProgress(message.id, { storedId: id }),
          onText: (reply) => noteProgress(message.id, { reply }),
        },
      );
      await queries.cancelQueries({ queryKey: historyQuery.queryKey });
      const known = queries.getQueryData<History>(historyQuery.queryKey);
      queries.setQueryData<History>(historyQuery.queryKey, {
        pageParams: known?.pageParams ?? [historyQuery.initialPageParam],
        pages: withTurn(known?.pages ?? [], turn),
      });
      // Said before the history had come: this turn stands in for it until it has.
      if (!known) void queries.invalidateQueries({ queryKey: historyQuery.queryKey });
      dropOutgoing(userKey, message.id);
      setAnswered(turn);
    } catch (error) {
      failOutgoing(userKey, message.id, faultOf(error));
    }
  }

  const again = useRef(attempt);
  useEffect(() => {
    again.current = attempt;
  });
  // A page that was closed on the way asks again by itself, once: the same id gives the same turn.
  const isHere = connection === "here";
  const interrupted = unconfirmed.find(({ fault }) => fault?.kind === "interrupted");
  const askedAgain = useRef(new Set<string>());
  useEffect(() => {
    if (!isHere || !interrupted || isSending || askedAgain.current.has(interrupted.id)) return;
    askedAgain.current.add(interrupted.id);
    void again.current(interrupted);
  }, [isHere, interrupted, isSending]);

  return {
    messages,
    history,
    outgoing,
    answered,
    draft,
    isSending,
    /** Attempts to say something since the panel was opened. */
    saidCount,
    isAway: connection === "away",
    /** Sends what is typed, or `words` in its place; what is typed then stays. */
    send(words?: string) {
      const text = words ?? draft.value;
      if (!canSend(text, isSending)) return;
      if (words === undefined) draft.clear();
      void attempt({ id: newChangeId(), text: text.trim(), at: now().toISOString() });
    },
    /** Sends a message that failed once more, under its old id. */
    retry(message: Outgoing) {
      if (!isSending) void attempt(message);
    },
    /** Gives a message that failed back to be changed. */
    takeBack(message: Outgoing) {
      draft.change(draft.value.trim() ? `${message.text}\n\n${draft.value}` : message.text);
      dropOutgoing(userKey, message.id);
    },
    discard: (message: Outgoing) => dropOutgoing(userKey, message.id),
  };
}

export type Chat = ReturnType<typeof useChat>;
