import type { ChangeKey } from "contract/events";

const CHANNEL = "server-events";

/** Opens the one stream; the browser reconnects by itself. Answers how to close it. */
function openStream(onChanged: (keys: readonly ChangeKey[] | "all") => void): () => void {
  const source = new EventSource("/api/events", { withCredentials: true });
  let wasLost = false;
  source.addEventListener("error", () => {
    wasLost = true;
  });
  source.addEventListener("open", () => {
    // What happened while the line was down was told to nobody.
    if (wasLost) onChanged("all");
    wasLost = false;
  });
  source.addEventListener("change", (event) => {
    const { keys } = JSON.parse(event.data as string) as { keys: ChangeKey[] };
    onChanged(keys);
  });
  return () => source.close();
}

/**
 * Listens to what has changed on the server for this person; answers how to stop. One tab holds the
 * stream and tells the others: HTTP/1.1 gives a browser six connections, and open tabs would eat them.
 */
export function listenToServer(
  onChanged: (keys: readonly ChangeKey[] | "all") => void,
): () => void {
  if (!navigator.locks || typeof BroadcastChannel === "undefined") return openStream(onChanged);
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", (event) =>
    onChanged(event.data as readonly ChangeKey[] | "all"),
  );
  const stopping = new AbortController();
  const holdStream = () =>
    new Promise<void>((release) => {
      const close = openStream((keys) => {
        onChanged(keys);
        channel.postMessage(keys);
      });
      stopping.signal.addEventListener("abort", () => {
        close();
        release();
      });
    });
  // Waiting for the lock ends with an abort error when this tab stops first.
  navigator.locks.request(CHANNEL, { signal: stopping.signal }, holdStream).catch(() => undefined);
  return () => {
    stopping.abort();
    channel.close();
  };
}
