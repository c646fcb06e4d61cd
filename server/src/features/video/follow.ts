import type { Context } from "hono";
import { MINUTE_MS, SECOND_MS } from "../../clock.ts";
import { type EventStream, openEventStream, sendEventStream } from "../../http/event-stream.ts";
import type { Prepared } from "../../http/send.ts";
import type { Board, Known } from "./board.ts";

/** The stream may be asked for before the recording has begun to arrive, or at another process. */
const PATIENCE_MS = 6 * SECOND_MS;
/** Longer than any analysis; the browser comes back by itself. */
const LONGEST_MS = 30 * MINUTE_MS;

/** Those who watch how far an analysis is. */
export type Followers = {
  /** What is known of an analysis, as soon as anything is; null when nothing comes. */
  wait(id: string): Promise<Known | null>;
  stream(c: Context, id: string): Prepared;
  endAll(): void;
};

export function openFollowers(board: Board, patienceMs = PATIENCE_MS): Followers {
  const open = new Set<() => void>();

  const wait = async (id: string): Promise<Known | null> => {
    const found = board.find(id);
    if (found) return found;
    const heard = Promise.withResolvers<void>();
    const stop = board.follow(id, heard.resolve);
    const timer = setTimeout(heard.resolve, patienceMs);
    open.add(heard.resolve);
    await heard.promise;
    open.delete(heard.resolve);
    clearTimeout(timer);
    stop();
    return board.find(id);
  };

  return {
    wait,
    endAll: () => {
      for (const end of open) end();
    },
    stream: (c, id) => {
      const events = openEventStream<"progress">(() => close());
      const close = follow(board, id, events, () => open.delete(end));
      const end = () => close();
      open.add(end);
      return sendEventStream(c, events.body);
    },
  };
}

/** Sends what is known and what is heard, until it is over. Answers how to end it before. */
function follow(
  board: Board,
  id: string,
  events: EventStream<"progress">,
  onEnd: () => void,
): () => void {
  let isOpen = true;
  const stopFollowing = board.follow(id, () => tell());
  const longest = setTimeout(() => close(), LONGEST_MS).unref();
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    clearTimeout(longest);
    stopFollowing();
    events.end();
    onEnd();
  };
  const tell = () => {
    const known = board.find(id);
    if (known) events.send("progress", known.progress);
    if (!known || known.isOver) close();
  };
  // The one who asks hears the present state first, once the answer is on its way.
  queueMicrotask(tell);
  return close;
}
