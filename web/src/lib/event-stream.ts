import { type CallOptions, call, type Method } from "./api.ts";

/** One event of a streamed answer; `data` is its parsed JSON. */
export interface ServerEvent {
  name: string;
  data: unknown;
}

function parseBlock(block: string): ServerEvent[] {
  let name = "message";
  const data: string[] = [];
  for (const line of block.split(/\r?\n/)) {
    const [, field, value = ""] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
    if (field === "event") name = value;
    if (field === "data") data.push(value);
  }
  return data.length === 0 ? [] : [{ name, data: JSON.parse(data.join("\n")) as unknown }];
}

/** Takes a stream's text as it comes, in pieces of any size; answers the events that are complete. */
export function createEventParser(): (piece: string) => ServerEvent[] {
  let rest = "";
  return (piece) => {
    rest += piece;
    const blocks = rest.split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? "";
    return blocks.flatMap(parseBlock);
  };
}

/** The events of an answer as they arrive; all at the end where the browser cannot read it in pieces. */
export async function* readEvents(answer: Response): AsyncGenerator<ServerEvent> {
  const parse = createEventParser();
  const reader = answer.body?.getReader();
  if (!reader) {
    yield* parse(`${await answer.text()}\n\n`);
    return;
  }
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      yield* parse(done ? "\n\n" : decoder.decode(value, { stream: true }));
      if (done) return;
    }
  } finally {
    // Whoever stops listening early lets the connection go.
    reader.cancel().catch(() => undefined);
  }
}

/**
 * Sends a call and gives its answer event by event. A server that sends plain JSON instead is taken as
 * one event named "json". Throws as `call` does; a stream that breaks off throws what the browser says.
 */
export async function* callEvents(
  method: Method,
  path: string,
  options: CallOptions = {},
): AsyncGenerator<ServerEvent> {
  const headers = { ...options.headers, accept: "text/event-stream" };
  const answer = await call(method, path, { ...options, headers });
  if (answer.headers.get("content-type")?.includes("text/event-stream")) yield* readEvents(answer);
  else yield { name: "json", data: await answer.json() };
}
