import type { Change } from "contract/events";
import { streamEvents } from "contract/events.routes";
import { MINUTE_MS, SECOND_MS } from "../../clock.ts";
import { type Api, personOf } from "../../http/api.ts";
import { sendEventStream } from "../../http/event-stream.ts";
import type { Hub } from "./hub.ts";

/** Proxies drop a connection that is silent for 30 to 60 s. */
const HEARTBEAT_MS = 25 * SECOND_MS;
/** The browser comes back by itself, and its session is looked at again. */
const LONGEST_STREAM_MS = 15 * MINUTE_MS;
/** How long the browser waits before it comes back. */
const RETRY_MS = 2 * SECOND_MS;

export function bindEvents(api: Api, hub: Hub): void {
  api.on(streamEvents, (c) => {
    const { id } = personOf(c);
    let stop = () => {};
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const send = (text: string) => controller.enqueue(new TextEncoder().encode(text));
        const end = () => {
          stop();
          controller.close();
        };
        const heartbeat = setInterval(() => send(": still here\n\n"), HEARTBEAT_MS);
        const longest = setTimeout(end, LONGEST_STREAM_MS);
        const unsubscribe = hub.subscribe(id, {
          changed: (keys) => {
            const change: Change = { keys };
            send(`event: change\ndata: ${JSON.stringify(change)}\n\n`);
          },
          end,
        });
        stop = () => {
          clearInterval(heartbeat);
          clearTimeout(longest);
          unsubscribe();
        };
        send(`retry: ${RETRY_MS}\n\n`);
      },
      cancel: () => stop(),
    });
    return sendEventStream(c, body);
  });
}
