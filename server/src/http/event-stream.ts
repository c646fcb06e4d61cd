import type { Context } from "hono";
import type { Prepared } from "./send.ts";

/** Events on their way to one caller. Who goes away is sent nothing more, and hinders nobody. */
export type EventStream<Name extends string> = {
  body: ReadableStream<Uint8Array>;
  /** `data` is sent as JSON. */
  send(name: Name, data: unknown): void;
  end(): void;
};

/** @param onGone called when the caller goes away */
export function openEventStream<Name extends string>(onGone = () => {}): EventStream<Name> {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const body = new ReadableStream<Uint8Array>({
    start: (own) => {
      controller = own;
    },
    cancel: () => {
      controller = null;
      onGone();
    },
  });
  return {
    body,
    send: (name, data) =>
      controller?.enqueue(encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)),
    end: () => {
      controller?.close();
      controller = null;
    },
  };
}

/** Sends events as they come: kept by no cache, packed and held back by no proxy. */
export function sendEventStream(c: Context, body: ReadableStream<Uint8Array>): Prepared {
  return c.body(body, 200, {
    "Content-Type": "text/event-stream",
    "Cache-Control": "no-store, no-transform",
    "X-Accel-Buffering": "no",
  }) as unknown as Prepared;
}
