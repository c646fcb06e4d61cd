import OpenAI from "openai";
import { CallFault } from "./call-fault.ts";
import {
  FORMATS,
  type Format,
  type OutputSchema,
  UNKNOWN_FORMAT_STATUSES,
  writeFormat,
} from "./response-format.ts";

export type ModelService = { baseUrl: URL; apiKey: string | null; model: string };

export type ModelCall = {
  /** Our instructions; nothing that a person typed stands in them. */
  system: string;
  /** The material, in data blocks. */
  user: string;
  output: OutputSchema<unknown>;
  signal: AbortSignal;
};

/** The model service as this program knows it. */
export type ModelClient = {
  /**
   * What the model writes, piece by piece. An empty piece says that it is alive and still thinking.
   * Throws `CallFault`: "ended" when the signal was given.
   */
  write(call: ModelCall): AsyncIterable<string>;
};

/** The client library tells the service what machine it runs on. Nobody there needs to know. */
const NOT_SENT = [
  "Lang",
  "Package-Version",
  "OS",
  "Arch",
  "Runtime",
  "Runtime-Version",
  "Retry-Count",
  "Timeout",
].map((name) => [`X-Stainless-${name}`, null] as const);

/** The limits of a call are kept by whoever calls; this one only ends what they forgot. */
const LAST_RESORT_MS = 60_000;

/** Speaks to any service that knows OpenAI's chat completions, one attempt a call. */
export function createModelClient({ baseUrl, apiKey, model }: ModelService): ModelClient {
  const service = new OpenAI({
    baseURL: baseUrl.href,
    // The library insists on a key; the header is left out below where there is none.
    apiKey: apiKey ?? "none",
    // Else the library would read these from the environment, which env.ts alone reads.
    ...{ adminAPIKey: null, organization: null, project: null, webhookSecret: null },
    defaultHeaders: {
      ...Object.fromEntries(NOT_SENT),
      ...(apiKey === null && { Authorization: null }),
    },
    // What people wrote goes to the configured address and to no other that it may point to.
    fetchOptions: { redirect: "error" },
    maxRetries: 0,
    timeout: LAST_RESORT_MS,
    logLevel: "off",
  });
  /** The best format that the service is known to take, as long as this process lives. */
  let known: Format = FORMATS[0];

  const open = async ({ system, user, output, signal }: ModelCall, format: Format) => {
    const asked = writeFormat(format, output);
    // No temperature and no limit of tokens: each service refuses another spelling of them.
    return service.chat.completions.create(
      {
        model,
        stream: true,
        messages: [
          { role: "system", content: system },
          { role: "user", content: user },
        ],
        ...(asked && { response_format: asked }),
      },
      { signal },
    );
  };

  const openInKnownFormat = async (call: ModelCall) => {
    let first: unknown;
    for (const format of FORMATS.slice(FORMATS.indexOf(known))) {
      try {
        const stream = await open(call, format);
        known = format;
        return stream;
      } catch (error) {
        first ??= error;
        const status = error instanceof OpenAI.APIError ? error.status : undefined;
        if (!UNKNOWN_FORMAT_STATUSES.includes(status ?? 0)) throw error;
      }
    }
    throw first;
  };

  return {
    write: async function* (call) {
      try {
        for await (const chunk of await openInKnownFormat(call)) {
          const choice = chunk?.choices?.[0];
          if (choice?.delta?.refusal || choice?.finish_reason === "content_filter")
            throw new CallFault("refused");
          yield choice?.delta?.content ?? "";
        }
      } catch (error) {
        throw faultOf(error, call.signal);
      }
      // The library ends an aborted stream as though it were complete.
      if (call.signal.aborted) throw new CallFault("ended");
    },
  };
}

function faultOf(error: unknown, signal: AbortSignal): CallFault {
  if (error instanceof CallFault) return error;
  if (signal.aborted || error instanceof OpenAI.APIUserAbortError) return new CallFault("ended");
  if (error instanceof OpenAI.APIConnectionTimeoutError) return new CallFault("timeout");
  if (error instanceof OpenAI.APIError && error.status !== undefined) {
    const { status, headers } = error;
    const seconds = Number.parseFloat(headers?.get("retry-after") ?? "");
    return new CallFault("status", {
      status,
      ...(Number.isFinite(seconds) && { retryAfterMs: seconds * 1000 }),
    });
  }
  if (error instanceof SyntaxError) return new CallFault("schema");
  return new CallFault("connection");
}
