import type { Question } from "contract/questions";
import { callJson } from "../../lib/api.ts";
import { OfflineError } from "../../lib/api-error.ts";

/**
 * What the server says; without a connection what is made of the whole bank, which the device keeps after
 * the first visit. Rejects as the server's answer did where the device has none either.
 */
export async function orWithoutNetwork<T>(
  asked: Promise<T>,
  ofBank: (bank: readonly Question[]) => T | undefined,
): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof OfflineError)) throw error;
    const made = ofBank(await callJson<Question[]>("GET", "/api/questions"));
    if (made === undefined) throw error;
    return made;
  }
}
