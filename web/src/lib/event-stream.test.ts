import { expect, test } from "vitest";
import { createEventParser, readEvents, type ServerEvent } from "./event-stream.ts";

const STREAM =
  'event: text\ndata: "Begin "\n\n: still here\n\nevent: text\r\ndata: "with “I”."\r\n\r\nevent: reply\ndata: {"id":\ndata: 1}\n\n';
const EVENTS: ServerEvent[] = [
  { name: "text", data: "Begin " },
  { name: "text", data: "with “I”." },
  { name: "reply", data: { id: 1 } },
];

async function eventsOf(answer: Response): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of readEvents(answer)) events.push(event);
  return events;
}

test.each([1, 2, 3, 7, 1000])("events come whole from pieces of %i characters", (size) => {
  const parse = createEventParser();
  const events: ServerEvent[] = [];
  for (let at = 0; at < STREAM.length; at += size)
    events.push(...parse(STREAM.slice(at, at + size)));
  expect(events).toEqual(EVENTS);
});

test("a letter of several bytes may be cut between two pieces", async () => {
  const bytes = new TextEncoder().encode(STREAM);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  expect(await eventsOf(new Response(body))).toEqual(EVENTS);
});

test("a browser that cannot read in pieces gets them all at the end, the unfinished one too", async () => {
  const answer = new Response(STREAM.trimEnd());
  Object.defineProperty(answer, "body", { value: null });
  expect(await eventsOf(answer)).toEqual(EVENTS);
});
