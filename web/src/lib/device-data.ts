import { consentKey } from "./consent.ts";
import { draftKey } from "./drafts.ts";
import { forgetTakes } from "./media/take-store.ts";
import { dropFromOutbox, type OutboxItem, outboxOf } from "./outbox.ts";
import { forgetReviews } from "./review-store.ts";
import { voiceSettingsKey } from "./speech/voice-settings.ts";
import { localKeys, readLocal, removeLocal } from "./storage.ts";

/** What this browser alone keeps about one person: what is being written, and what waits to be sent. */
export interface DeviceData {
  /** By the draft's name, e.g. `star:<question id>`. */
  drafts: Record<string, unknown>;
  unsent: readonly OutboxItem[];
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return text;
  }
}

export function readDeviceData(userKey: string): DeviceData {
  const prefix = draftKey(userKey, "");
  const drafts = localKeys(prefix).map((key) => [key.slice(prefix.length), parsed(readLocal(key))]);
  return { drafts: Object.fromEntries(drafts), unsent: outboxOf(userKey) };
}

/** Removes all of it, recordings too; theme, language and chosen devices stay, which belong to the device. */
export async function forgetDeviceData(userKey: string): Promise<void> {
  for (const key of [...localKeys(draftKey(userKey, "")), ...localKeys(consentKey(userKey, ""))])
    removeLocal(key);
  removeLocal(voiceSettingsKey(userKey));
  for (const item of outboxOf(userKey)) dropFromOutbox(item.id);
  // Where the browser keeps no recordings and no log there are none to forget.
  await forgetTakes(userKey).catch(() => {});
  await forgetReviews(userKey).catch(() => {});
}
