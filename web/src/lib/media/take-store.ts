import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Take } from "./take.ts";

/** What is known of a take before its bytes. `seconds` grows with them. */
export interface TakeHeader extends Omit<Take, "blob" | "durationSeconds"> {
  userKey: string;
  seconds: number;
}

interface TakeSchema extends DBSchema {
  takes: { key: string; value: TakeHeader; indexes: { userKey: string } };
  /** Bytes and not blobs: one small record each, written by the time the transaction ends, in private windows too. */
  chunks: { key: [takeId: string, index: number]; value: ArrayBuffer };
}

const NAME = "flight-attendant-prep:takes";
/** A take that nobody came back for is not kept for ever: videos are large. */
const KEPT_DAYS = 7;

let opening: Promise<IDBPDatabase<TakeSchema>> | null = null;

function database(): Promise<IDBPDatabase<TakeSchema>> {
  opening ??= openDB<TakeSchema>(NAME, 1, {
    upgrade(db) {
      db.createObjectStore("takes", { keyPath: "id" }).createIndex("userKey", "userKey");
      db.createObjectStore("chunks");
    },
    terminated() {
      opening = null;
    },
  }).catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

const chunksOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);

/** Writes one chunk and the header as it is by then, both or neither. Rejects when the disk refuses. */
export async function putChunk(header: TakeHeader, index: number, chunk: Blob): Promise<void> {
  const bytes = await chunk.arrayBuffer();
  const db = await database();
  const tx = db.transaction(["takes", "chunks"], "readwrite");
  await Promise.all([
    tx.objectStore("chunks").put(bytes, [header.id, index]),
    tx.objectStore("takes").put(header),
    tx.done,
  ]);
}

/** Writes down what a take says; nothing where there is no such take (any more). */
export async function putWords(id: string, words: string): Promise<void> {
  const db = await database();
  const tx = db.transaction("takes", "readwrite");
  const header = await tx.store.get(id);
  await Promise.all([header && tx.store.put({ ...header, words }), tx.done]);
}

export async function deleteTake(id: string): Promise<void> {
  const db = await database();
  const tx = db.transaction(["takes", "chunks"], "readwrite");
  await Promise.all([
    tx.objectStore("takes").delete(id),
    tx.objectStore("chunks").delete(chunksOf(id)),
    tx.done,
  ]);
}

async function headersOf(userKey: string): Promise<TakeHeader[]> {
  return (await database()).getAllFromIndex("takes", "userKey", userKey);
}

/** The bytes of a take in one piece, as far as they reached the disk. */
async function readTake({ userKey: _, seconds, ...header }: TakeHeader): Promise<Take> {
  const db = await database();
  const chunks = await db.getAll("chunks", chunksOf(header.id));
  const blob = new Blob(chunks, { type: header.mimeType });
  return { ...header, blob, durationSeconds: seconds };
}

const oldestKept = (at: Date) => new Date(at.getTime() - KEPT_DAYS * 86_400_000).toISOString();

/** Whether there is a take of this person and screen, one that is being recorded in another tab included. */
export async function hasTake(userKey: string, place: string, at: Date): Promise<boolean> {
  const oldest = oldestKept(at);
  const headers = await headersOf(userKey);
  return headers.some((header) => header.place === place && header.startedAt >= oldest);
}

/**
 * The newest take that a person left on a screen, or null. Takes in `busyIds` are being recorded now, in another
 * tab. Drops what is older than a week on the way.
 */
export async function findTake(
  userKey: string,
  place: string,
  at: Date,
  busyIds: readonly string[],
): Promise<Take | null> {
  const oldest = oldestKept(at);
  const headers = (await headersOf(userKey)).filter(({ id }) => !busyIds.includes(id));
  const isOld = ({ startedAt }: TakeHeader) => startedAt < oldest;
  await Promise.all(headers.filter(isOld).map(({ id }) => deleteTake(id)));
  const newest = headers
    .filter((header) => header.place === place && !isOld(header))
    .sort((one, other) => other.startedAt.localeCompare(one.startedAt))[0];
  return newest ? readTake(newest) : null;
}

/** Where takes of a person lie, of the places that begin so; those that are too old to be kept left out. */
export async function placesUnder(userKey: string, start: string, at: Date): Promise<string[]> {
  const oldest = oldestKept(at);
  const headers = await headersOf(userKey);
  return headers
    .filter(({ place, startedAt }) => place.startsWith(start) && startedAt >= oldest)
    .map(({ place }) => place);
}

/** Deletes all takes of a person from this device. */
export async function forgetTakes(userKey: string): Promise<void> {
  await Promise.all((await headersOf(userKey)).map(({ id }) => deleteTake(id)));
}

/** Hands takes made under one key to another: a sign-in made offline has become an account. */
export async function adoptTakes(before: string, userKey: string): Promise<void> {
  const db = await database();
  const headers = await headersOf(before);
  await Promise.all(headers.map((header) => db.put("takes", { ...header, userKey })));
}
