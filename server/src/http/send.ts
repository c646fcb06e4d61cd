import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "hono";
import { type Encoding, encodingFor, isHeld, tagOf } from "./negotiation.ts";

declare const prepared: unique symbol;
/** An answer whose bytes were made beforehand, so that its type cannot be read from the handler. */
export type Prepared = Response & { readonly [prepared]: true };

/** Below a packet's size compression saves no time. */
const COMPRESS_FROM_BYTES = 1400;
const JSON_TYPE = "application/json; charset=UTF-8";

type Headers = Record<string, string>;
type Bytes = Uint8Array<ArrayBuffer>;
/** One body in the encodings that callers take, with the tag that names its version. */
export type Encoded = { plain: Bytes; br: Bytes; gzip: Bytes; tag: string };

/** Encodes a body that will be sent many times. */
export async function encodeOnce(text: string): Promise<Encoded> {
  const plain = new Uint8Array(Buffer.from(text));
  const [br, gzip] = await Promise.all([brotliOf(plain, 6), gzipOf(plain)]);
  return { plain, br, gzip, tag: tagOf(plain) };
}

/** Sends JSON that was encoded beforehand; nothing but 304 to a caller that has it already. */
export function sendEncoded(c: Context, body: Encoded, headers: Headers = {}): Prepared {
  const kept = { ETag: body.tag, "Cache-Control": "no-cache", Vary: "Accept-Encoding", ...headers };
  if (isHeld(c, body.tag)) return c.body(null, 304, kept) as unknown as Prepared;
  const encoding = encodingFor(c);
  return c.body(encoding ? body[encoding] : body.plain, 200, {
    "Content-Type": JSON_TYPE,
    ...kept,
    ...(encoding && { "Content-Encoding": encoding }),
  }) as unknown as Prepared;
}

/** Bytes that were sent before, compressed: a body that is kept is not compressed again. */
const compressed = new WeakMap<Buffer, Partial<Record<Encoding, Promise<Bytes>>>>();

/** Sends JSON, as text or as its bytes, compressed off the main thread where that pays. */
export async function sendJson(
  c: Context,
  json: string | Buffer,
  status: 200 | 201 = 200,
  headers: Headers = {},
): Promise<Prepared> {
  const all = { "Content-Type": JSON_TYPE, Vary: "Accept-Encoding, Accept-Language", ...headers };
  const encoding = json.length < COMPRESS_FROM_BYTES ? null : encodingFor(c);
  if (!encoding) return c.body(json as Bytes | string, status, all) as unknown as Prepared;
  const plain = typeof json === "string" ? Buffer.from(json) : json;
  const before = compressed.get(plain) ?? {};
  const bytes = before[encoding] ?? (encoding === "br" ? brotliOf(plain, 4) : gzipOf(plain));
  if (plain === json) compressed.set(plain, { ...before, [encoding]: bytes });
  return c.body(await bytes, status, {
    ...all,
    "Content-Encoding": encoding,
  }) as unknown as Prepared;
}

export function noContent(c: Context): Prepared {
  return c.body(null, 204) as unknown as Prepared;
}

async function brotliOf(plain: Uint8Array, quality: number): Promise<Bytes> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return new Uint8Array(await promisify(brotliCompress)(plain, { params }));
}

async function gzipOf(plain: Uint8Array): Promise<Bytes> {
  return new Uint8Array(await promisify(gzip)(plain));
}
