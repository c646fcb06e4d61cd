import { isOrphan } from "../db/failure.ts";
import { notSignedIn } from "../http/problems.ts";

/**
 * For a write that failed: the account may have been deleted, in another tab perhaps, while it was
 * on its way. Throws 401 then, and the error itself otherwise.
 */
export function refuseOrphan(error: unknown): never {
  throw isOrphan(error) ? notSignedIn() : error;
}
