import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { toProblem, unreadable } from "./problems.ts";

const TYPE = "application/problem+json; charset=UTF-8";

/** Answers on the bare connection what Node's parser refuses, then closes it: no application sees it. */
export function answerUnreadable(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = unreadable(statusOf(error.code));
  const body = JSON.stringify(toProblem(refusal, "en"));
  const head = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    `Content-Type: ${TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}

/** The same for a request that Node could read and the bridge to the application could not. */
export function unreadableResponse(): Response {
  return Response.json(toProblem(unreadable(400), "en"), {
    status: 400,
    headers: { "Content-Type": TYPE },
  });
}

function statusOf(code: string | undefined): 400 | 408 | 431 {
  if (code === "HPE_HEADER_OVERFLOW") return 431;
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
}
