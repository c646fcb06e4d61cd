import { createHash } from "node:crypto";
import type { Context } from "hono";

export type Encoding = "br" | "gzip";

/** The smallest encoding that the caller takes (RFC 9110, 12.5.3); null for the bytes as they are. */
export function encodingFor(c: Context): Encoding | null {
  const header = c.req.header("accept-encoding");
  if (!header) return null;
  const wishes = new Map(
    header.split(",").map((wish) => {
      const [name = "", weight = ""] = wish.toLowerCase().split(";");
      return [name.trim(), Number(/q=([\d.]+)/.exec(weight)?.[1] ?? 1)];
    }),
  );
  const takes = (encoding: Encoding) => (wishes.get(encoding) ?? wishes.get("*") ?? 0) > 0;
  if (takes("br")) return "br";
  return takes("gzip") ? "gzip" : null;
}

/** The entity tag of a version: what its bytes say, whatever they are encoded in. */
export function tagOf(bytes: Uint8Array): string {
  return `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
}

/** Whether the caller has this very version already (RFC 9110, 13.1.2: compared weakly). */
export function isHeld(c: Context, tag: string): boolean {
  const held = c.req.header("if-none-match");
  if (!held) return false;
  return held.split(",").some((entry) => ["*", tag, `W/${tag}`].includes(entry.trim()));
}
