import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "hono";

declare const prepared: unique symbol;
/** An answer whose bytes were made beforehand, so that its type cannot be read from the handler. */
export type Prepared = Response & { readonly [prepared]: true };

/** Below a packet's size compression saves no time. */
const COMPRESS_FROM_BYTES = 1400;
const JSON_TYPE = "application/json; charset=UTF-8";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

type Headers = Record<string, string>;
/** One body in the encodings that browsers take. */
export type Encoded = { plain: Uint8Array<ArrayBuffer>; br: Uint8Array<ArrayBuffer> };

/** Encodes a body that will be sent many times. */
export async function encodeOnce(text: string): Promise<Encoded> {
  const plain = new Uint8Array(Buffer.from(text));
  const br = await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  return { plain, br: new Uint8Array(br) };
}

/** Sends JSON that was encoded beforehand. */
export function sendEncoded(c: Context, body: Encoded, headers: Headers = {}): Prepared {
  const takesBrotli = accepts(c, "br");
  return c.body(takesBrotli ? body.br : body.plain, 200, {
    "Content-Type": JSON_TYPE,
    Vary: "Accept-Encoding",
    ...(takesBrotli && { "Content-Encoding": "br" }),
    ...headers,
  }) as unknown as Prepared;
}

/** Sends JSON text, compressed off the main thread where that pays. */
export async function sendJson(
  c: Context,
  text: string,
  status: 200 | 201 = 200,
  headers: Headers = {},
): Promise<Prepared> {
  const all = { "Content-Type": JSON_TYPE, Vary: "Accept-Encoding, Accept-Language", ...headers };
  const answer = async () => {
    if (text.length < COMPRESS_FROM_BYTES) return c.body(text, status, all);
    if (accepts(c, "br")) {
      const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
      const bytes = await brotli(text, { params });
      return c.body(new Uint8Array(bytes), status, { ...all, "Content-Encoding": "br" });
    }
    if (accepts(c, "gzip"))
      return c.body(new Uint8Array(await zip(text)), status, {
        ...all,
        "Content-Encoding": "gzip",
      });
    return c.body(text, status, all);
  };
  return (await answer()) as unknown as Prepared;
}

export function noContent(c: Context): Prepared {
  return c.body(null, 204) as unknown as Prepared;
}

function accepts(c: Context, encoding: string): boolean {
  return c.req.header("accept-encoding")?.includes(encoding) ?? false;
}
