import { ApiError } from "../../lib/api-error.ts";

/** Why a call failed, for the end of a sentence: the server's words, or that it was not reached. */
export function reasonOf(error: Error): string {
  return error instanceof ApiError ? error.text : error.message;
}
