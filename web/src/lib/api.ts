import type { Problem } from "contract/problem";
import { ApiError, OfflineError } from "./api-error.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export interface CallOptions {
  /** Sent as JSON, with a JSON content type only when there is one. */
  payload?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Sent to its end even when the page is closed meanwhile. */
  keepalive?: boolean;
}

/** What an answer that is not OK says, as the error that `call` throws. */
export async function errorOf(answer: Response): Promise<ApiError> {
  const body = await answer.text();
  let problem: Problem | null = null;
  if (answer.headers.get("content-type")?.includes("json")) {
    try {
      problem = JSON.parse(body) as Problem;
    } catch {
      problem = null;
    }
  }
  const text = problem?.detail || body || answer.statusText;
  const retryAfter = Number(answer.headers.get("retry-after"));
  return new ApiError(answer.status, text, problem, retryAfter > 0 ? retryAfter : null);
}

/** Sends a call with cookies; throws `ApiError` for any answer that is not OK, `OfflineError` for none. */
export async function call(
  method: Method,
  path: string,
  options: CallOptions = {},
): Promise<Response> {
  const { payload, headers = {}, signal, keepalive = false } = options;
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      credentials: "include",
      headers: {
        "accept-language": document.documentElement.lang,
        ...(payload === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
      ...(signal ? { signal } : {}),
      ...(keepalive ? { keepalive } : {}),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new OfflineError(cause);
  }
  if (!answer.ok) throw await errorOf(answer);
  return answer;
}

/** The same, with the JSON body. The contract types it; the server's tests prove it. */
export async function callJson<T>(method: Method, path: string, options?: CallOptions): Promise<T> {
  const answer = await call(method, path, options);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

/** Default read: the key's segments joined with '/', parsed as JSON (specification 1, section 7). */
export async function readKey<T>(key: readonly unknown[], signal?: AbortSignal): Promise<T> {
  return callJson<T>("GET", key.join("/"), signal ? { signal } : {});
}
