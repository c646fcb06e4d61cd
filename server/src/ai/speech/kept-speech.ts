import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import {
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  statfs,
  utimes,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import { type Clock, DAY_MS } from "../../clock.ts";
import type { Log } from "../../http/log.ts";
import type { Spoken } from "./speech.ts";

export const KEEP_LIMITS = {
  /** Some 14 hours of speech: the phrases of all personas and what a classroom heard this week. */
  bytes: 200 * 1024 * 1024,
  /** What nobody has heard for so long goes. */
  unheardMs: 30 * DAY_MS,
  /** The database needs room before speech does. */
  leftFreeBytes: 512 * 1024 * 1024,
};

export type KeptSpeech = {
  /** Null where it is not kept, or not whole. Never rejects. */
  find(key: Buffer): Promise<Spoken | null>;
  /** Keeps it where there is room. Never rejects. */
  keep(key: Buffer, spoken: Spoken): Promise<void>;
};

type Entry = { bytes: number; heardAt: number };

const NONCE_BYTES = 12;
const SEAL_BYTES = 16;
const UNFINISHED = ".part";

/**
 * Speech that was made before, in a folder. What a person was told may be private and a key has no owner,
 * so each file is sealed with the text itself: it opens only for who asks for the same text in the same
 * voice, and a file that is cut or changed opens for nobody.
 */
export function createKeptSpeech(
  folder: string,
  { clock, log }: { clock: Clock; log: Log },
  limits: typeof KEEP_LIMITS = KEEP_LIMITS,
): KeptSpeech {
  let listing: Promise<Map<string, Entry>> | null = null;
  let hasComplained = false;

  const complain = (error: unknown) => {
    if (hasComplained) return;
    hasComplained = true;
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    log.write({ event: "speech-not-kept", code });
  };

  /** What is in the folder, least recently heard first. */
  const entries = () => {
    listing ??= list(folder).catch((error) => {
      complain(error);
      listing = null;
      return new Map<string, Entry>();
    });
    return listing;
  };

  const touch = async (name: string, bytes: number) => {
    const known = await entries();
    const heardAt = clock().getTime();
    known.delete(name);
    known.set(name, { bytes, heardAt });
    let sum = [...known.values()].reduce((total, entry) => total + entry.bytes, 0);
    for (const [old, entry] of known) {
      const isOld = entry.heardAt < heardAt - limits.unheardMs;
      if (old === name || (!isOld && sum <= limits.bytes)) break;
      known.delete(old);
      sum -= entry.bytes;
      await rm(join(folder, old), { force: true });
    }
  };

  return {
    find: async (key) => {
      const name = nameOf(key);
      try {
        const file = join(folder, name);
        const spoken = unseal(key, await readFile(file));
        if (!spoken) {
          await rm(file, { force: true });
          return null;
        }
        const now = clock();
        // The next process knows by it what was heard last.
        await utimes(file, now, now).catch(() => {});
        await touch(name, (await stat(file)).size);
        return spoken;
      } catch {
        return null;
      }
    },
    keep: async (key, spoken) => {
      const name = nameOf(key);
      const sealed = seal(key, spoken);
      const unfinished = join(folder, `${name}.${randomBytes(4).toString("hex")}${UNFINISHED}`);
      try {
        await mkdir(folder, { recursive: true });
        const { bavail, bsize } = await statfs(folder);
        if (bavail * bsize - sealed.length < limits.leftFreeBytes)
          throw Object.assign(new Error("The disk is nearly full"), { code: "ENOSPC" });
        await writeFile(unfinished, sealed);
        await rename(unfinished, join(folder, name));
        await touch(name, sealed.length);
      } catch (error) {
        complain(error);
        await rm(unfinished, { force: true }).catch(() => {});
      }
    },
  };
}

async function list(folder: string): Promise<Map<string, Entry>> {
  const found: [string, Entry][] = [];
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    if (name.endsWith(UNFINISHED)) await rm(file, { force: true });
    else {
      const { size, mtimeMs } = await stat(file);
      found.push([name, { bytes: size, heardAt: mtimeMs }]);
    }
  }
  return new Map(found.sort(([, one], [, other]) => one.heardAt - other.heardAt));
}

const derived = (key: Buffer, use: string) => createHmac("sha256", key).update(use).digest();
const nameOf = (key: Buffer) => derived(key, "name").toString("hex");

function seal(key: Buffer, { audio, ...times }: Spoken): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", derived(key, "seal"), nonce);
  const head = Buffer.from(`${JSON.stringify(times)}\n`);
  const sealed = Buffer.concat([cipher.update(head), cipher.update(audio), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

function unseal(key: Buffer, file: Buffer): Spoken | null {
  if (file.length < NONCE_BYTES + SEAL_BYTES) return null;
  try {
    const nonce = file.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv("aes-256-gcm", derived(key, "seal"), nonce);
    decipher.setAuthTag(file.subarray(NONCE_BYTES, NONCE_BYTES + SEAL_BYTES));
    const sealed = file.subarray(NONCE_BYTES + SEAL_BYTES);
    const plain = Buffer.concat([decipher.update(sealed), decipher.final()]);
    const end = plain.indexOf("\n");
    const times = JSON.parse(plain.subarray(0, end).toString()) as Omit<Spoken, "audio">;
    return { ...times, audio: new Uint8Array(plain.subarray(end + 1)) };
  } catch {
    return null;
  }
}
