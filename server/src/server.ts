import { readFileSync } from "node:fs";
import http from "node:http";
import https from "node:https";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { analyzeVideo } from "contract/video.routes";
import { MINUTE_MS, SECOND_MS } from "./clock.ts";
import { type Configuration, ConfigurationError } from "./env.ts";
import { answerUnreadable, unreadableResponse } from "./http/unreadable.ts";

/** Room for a slow upload of the largest body; a client that takes longer holds a socket for nothing. */
const REQUEST_TIMEOUT_MS = 30 * SECOND_MS;
/** A recording of 200 MB at 3 Mbit/s. Whoever reads it ends it when nothing comes any more. */
const RECORDING_TIMEOUT_MS = 10 * MINUTE_MS;
const HEADERS_TIMEOUT_MS = 10 * SECOND_MS;
/** Longer than the usual 60 s of a proxy in front, so that the proxy is the one that hangs up. */
const KEEP_ALIVE_MS = 65 * SECOND_MS;
/** What is not finished then is cut off, to end within ten seconds. */
const STOP_PATIENCE_MS = 8 * SECOND_MS;

type Fetch = Parameters<typeof getRequestListener>[0];
export type RunningServer = {
  /** Port in use, also when any free one was asked for. */
  port: number;
  /** Takes no more connections, and resolves when what was asked has been answered. */
  stop(): Promise<void>;
};

/**
 * Listens as configured. Throws `ConfigurationError` where that cannot be.
 * @param requestTimeoutMs after which a body that has not come whole is given up; a recording has longer
 */
export async function listen(
  configuration: Pick<Configuration, "host" | "port" | "tls">,
  fetch: Fetch,
  requestTimeoutMs = REQUEST_TIMEOUT_MS,
): Promise<RunningServer> {
  const { host, port } = configuration;
  const listener = getRequestListener(fetch, {
    overrideGlobalObjects: true,
    errorHandler: unreadableResponse,
  });
  const server = configuration.tls
    ? createSecureServer(configuration.tls, listener)
    : http.createServer(listener);
  server.on("clientError", answerUnreadable);
  server.requestTimeout = RECORDING_TIMEOUT_MS;
  server.prependListener("request", (request) => endSlowRequest(request, requestTimeoutMs));
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(refusalOf(error, configuration)));
    server.listen(port, host, resolve);
  });

  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        // A kept-alive connection becomes idle after its last answer; it is closed then.
        const idle = setInterval(() => server.closeIdleConnections(), 100);
        const patience = setTimeout(() => server.closeAllConnections(), STOP_PATIENCE_MS);
        server.close(() => {
          clearInterval(idle);
          clearTimeout(patience);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}

/** Node has one limit for all requests: the usual one is kept here, so that only a recording may take longer. */
function endSlowRequest(request: http.IncomingMessage, timeoutMs: number): void {
  const hasBody = request.headers["content-length"] ?? request.headers["transfer-encoding"];
  if (!hasBody || request.url === analyzeVideo.path) return;
  const patience = setTimeout(() => {
    if (request.complete) return;
    const slow = Object.assign(new Error("too slow"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
    answerUnreadable(slow, request.socket);
  }, timeoutMs);
  request.once("close", () => clearTimeout(patience));
}

function refusalOf(
  error: NodeJS.ErrnoException,
  { host, port }: Pick<Configuration, "host" | "port">,
): Error {
  switch (error.code) {
    case "EADDRINUSE":
      return new ConfigurationError(
        `Port ${port} on ${host} is in use by another program. Stop it, or set PORT to a free one.`,
      );
    case "EACCES":
      return new ConfigurationError(
        `Port ${port} may not be used by this account. Set PORT to another.`,
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new ConfigurationError(`HOST ${host} is not an address of this machine.`);
    default:
      return error;
  }
}

function createSecureServer(
  { certificateFile, keyFile }: NonNullable<Configuration["tls"]>,
  listener: http.RequestListener,
): https.Server {
  const read = (variable: string, file: string) => {
    try {
      return readFileSync(file);
    } catch {
      throw new ConfigurationError(`${variable}: the file ${file} cannot be read.`);
    }
  };
  const pair = { cert: read("TLS_CERT", certificateFile), key: read("TLS_KEY", keyFile) };
  try {
    return https.createServer(pair, listener);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigurationError(
      `TLS_CERT and TLS_KEY must name a certificate and its own key, both in PEM form (${reason}).`,
    );
  }
}
