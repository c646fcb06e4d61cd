import { deleteTake, putChunk, putWords, type TakeHeader } from "./take-store.ts";

/** Writes the chunks of one take to the disk in their order, until the disk refuses one. */
export interface TakeWriter {
  /** `seconds`: time recorded by the end of this chunk. */
  append(chunk: Blob, mimeType: string, seconds: number): void;
  /** From the next chunk on, and at once where there is one. */
  noteWords(words: string): void;
  /** Resolves when all that was appended has been written, or refused. */
  settled(): Promise<void>;
  drop(): Promise<void>;
}

/**
 * Takes a name for the take that other tabs can see, so that none of them offers it back while it grows.
 * @returns how to let go of it
 */
export function holdTake(id: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks?.request(lockName(id), () => held);
  return release;
}

const LOCK_PREFIX = "take:";
const lockName = (id: string) => `${LOCK_PREFIX}${id}`;

/** Ids of the takes that some tab holds now. */
export async function heldTakes(): Promise<string[]> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.flatMap(({ name }) =>
    name?.startsWith(LOCK_PREFIX) ? [name.slice(LOCK_PREFIX.length)] : [],
  );
}

/** `onRefused` is called once, when the disk is full or forbidden: nothing is written after that, so that no hole is. */
export function openTakeWriter(
  header: Omit<TakeHeader, "mimeType" | "seconds">,
  onRefused: () => void,
): TakeWriter & { release: () => void } {
  const release = holdTake(header.id);
  let queue = Promise.resolve();
  let isOpen = true;
  let count = 0;
  let noted: Pick<TakeHeader, "words"> = {};
  return {
    release,
    append(chunk, mimeType, seconds) {
      const index = count;
      count += 1;
      queue = queue.then(async () => {
        if (!isOpen) return;
        try {
          await putChunk({ ...header, ...noted, mimeType, seconds }, index, chunk);
        } catch {
          if (isOpen) onRefused();
          isOpen = false;
        }
      });
    },
    noteWords(words) {
      noted = { words };
      queue = queue.then(() => putWords(header.id, words)).catch(() => {});
    },
    settled: () => queue,
    async drop() {
      isOpen = false;
      await queue;
      // Where the disk refuses, nothing of it is there.
      await deleteTake(header.id).catch(() => {});
      release();
    },
  };
}
