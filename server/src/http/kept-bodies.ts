export type KeptBodies = {
  get(key: string): Buffer | undefined;
  put(key: string, bytes: Buffer): void;
};

/**
 * Bodies as they are sent, the latest read, up to `maxBytes` of them: to write one again costs more than all the rest of a read. A key
 * names a version, for nothing is ever taken back; who may see it is asked of the database each time.
 */
export function keepBodies(maxBytes: number): KeptBodies {
  const kept = new Map<string, Buffer>();
  let bytesKept = 0;
  const drop = (key: string) => {
    bytesKept -= kept.get(key)?.length ?? 0;
    kept.delete(key);
  };
  return {
    get: (key) => {
      const bytes = kept.get(key);
      if (!bytes) return undefined;
      // Moved to the end: the first of a map is what was not read for the longest time.
      kept.delete(key);
      kept.set(key, bytes);
      return bytes;
    },
    put: (key, bytes) => {
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
