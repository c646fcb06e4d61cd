import type { LanguageCode } from "contract/languages";

/** Some sixty pages of twenty answers, each answer with its receipts 24 KB. */
const KEPT_BYTES = 32 * 1024 * 1024;

export type Written = {
  get(id: string, language: LanguageCode): Buffer | undefined;
  put(id: string, language: LanguageCode, bytes: Buffer): void;
};

/**
 * Answers as they are sent, the latest read: an answer never changes once it is stored, and to write
 * it again costs more than all the rest of a read. Who may see it is asked of the database each time.
 */
export function keepWritten(maxBytes = KEPT_BYTES): Written {
  const kept = new Map<string, Buffer>();
  let bytesKept = 0;
  const drop = (key: string) => {
    bytesKept -= kept.get(key)?.length ?? 0;
    kept.delete(key);
  };
  return {
    get: (id, language) => {
      const key = `${id} ${language}`;
      const bytes = kept.get(key);
      if (!bytes) return undefined;
      // Moved to the end: the first of a map is what was not read for the longest time.
      kept.delete(key);
      kept.set(key, bytes);
      return bytes;
    },
    put: (id, language, bytes) => {
      const key = `${id} ${language}`;
      drop(key);
      kept.set(key, bytes);
      bytesKept += bytes.length;
      for (const oldest of kept.keys()) {
        if (bytesKept <= maxBytes) break;
        drop(oldest);
      }
    },
  };
}
