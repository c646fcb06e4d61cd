// For tests: a model service on this machine that does what real ones do on a bad day.
import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";

type Asked = {
  path: string;
  headers: http.IncomingHttpHeaders;
  body: {
    model: string;
    stream: boolean;
    messages: { role: string; content: string }[];
    response_format?: { type: string; json_schema?: unknown };
  };
};

type Answer = http.ServerResponse;

/** What the service does with one request. */
export type Behaviour = (answer: Answer, asked: Asked) => void | Promise<void>;

/** Letters in a piece: enough that a word, an escape and a number fall apart. */
const PIECE = 7;

const event = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;
const delta = (content: string) => event({ choices: [{ index: 0, delta: { content } }] });

function begin(answer: Answer): void {
  answer.writeHead(200, { "Content-Type": "text/event-stream" });
}

const pieces = (text: string): string[] =>
  text.match(new RegExp(`[\\s\\S]{1,${PIECE}}`, "g")) ?? [];

/** Says it as a stream, to the end. */
export const says =
  (output: unknown): Behaviour =>
  (answer) => {
    const text = typeof output === "string" ? output : JSON.stringify(output);
    begin(answer);
    for (const piece of pieces(text)) answer.write(delta(piece));
    answer.write(event({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] }));
    answer.end("data: [DONE]\n\n");
  };

/** Says so many letters of it and then loses the connection. */
export const breaksOff =
  (output: unknown, after: number): Behaviour =>
  async (answer) => {
    begin(answer);
    for (const piece of pieces(JSON.stringify(output).slice(0, after))) answer.write(delta(piece));
    await sleep(20);
    answer.destroy();
  };

/** Ends politely in the middle, as at a limit of tokens. */
export const endsEarly =
  (output: unknown, after: number): Behaviour =>
  (answer) => {
    begin(answer);
    for (const piece of pieces(JSON.stringify(output).slice(0, after))) answer.write(delta(piece));
    answer.write(event({ choices: [{ index: 0, delta: {}, finish_reason: "length" }] }));
    answer.end("data: [DONE]\n\n");
  };

/** Takes the question and never says a word. */
export const staysSilent: Behaviour = () => {};

/** A letter now and then, for ever. */
export const drips: Behaviour = async (answer) => {
  begin(answer);
  while (!answer.destroyed) {
    answer.write(delta("{"));
    await sleep(20);
  }
};

export const fails =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  (answer) => {
    answer.writeHead(status, { "Content-Type": "application/json", ...headers });
    answer.end(JSON.stringify({ error: { message: `Status ${status}`, type: "server_error" } }));
  };

export const resets: Behaviour = (answer) => {
  answer.destroy();
};

export const refuses: Behaviour = (answer) => {
  begin(answer);
  answer.write(event({ choices: [{ index: 0, delta: { refusal: "I cannot help with that." } }] }));
  answer.end("data: [DONE]\n\n");
};

export const hasNoChoices: Behaviour = (answer) => {
  begin(answer);
  answer.write(event({ choices: [] }));
  answer.end("data: [DONE]\n\n");
};

/** A captive portal, or a proxy's own page. */
export const isAWebPage: Behaviour = (answer) => {
  answer.writeHead(200, { "Content-Type": "text/html" });
  answer.end("<!doctype html><title>Sign in to the network</title>");
};

export const redirects =
  (location: string): Behaviour =>
  (answer) => {
    answer.writeHead(307, { Location: location });
    answer.end();
  };

/** Knows only some formats of a response, and says so as LM Studio does. */
export const knowsFormats =
  (known: readonly string[], behaviour: Behaviour): Behaviour =>
  (answer, asked) =>
    known.includes(asked.body.response_format?.type ?? "none")
      ? behaviour(answer, asked)
      : fails(400)(answer, asked);

export type MisbehavingService = {
  baseUrl: URL;
  /** Every request so far. */
  asked: Asked[];
  /** What it does from now on, one after the other; the last again and again. */
  behave(...behaviours: Behaviour[]): void;
  stop(): Promise<void>;
};

/** Listens on this machine only, on a free port. */
export async function startMisbehavingService(): Promise<MisbehavingService> {
  let behaviours: Behaviour[] = [fails(501)];
  const asked: Asked[] = [];
  const server = http.createServer(async (request, answer) => {
    const body = JSON.parse(await readText(request));
    const one: Asked = { path: request.url ?? "", headers: request.headers, body };
    asked.push(one);
    const [behaviour = staysSilent] = behaviours;
    if (behaviours.length > 1) behaviours = behaviours.slice(1);
    await behaviour(answer, one);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    baseUrl: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`),
    asked,
    behave: (...next) => {
      behaviours = next;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
