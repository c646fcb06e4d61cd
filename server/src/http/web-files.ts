import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import type { Context, Handler } from "hono";
import type { ApiEnv } from "./api.ts";
import { encodingFor, isHeld, tagOf } from "./negotiation.ts";
import type { PageHashes } from "./security-headers.ts";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
  ".glb": "model/gltf-binary",
  ".mp3": "audio/mpeg",
};

/** The build names these by their content: they never change. */
const IMMUTABLE = "public, max-age=31536000, immutable";
/** Asked for again each time, and answered with 304 while nothing has changed. */
const REVALIDATE = "no-cache";

/** What the build writes for itself and for this server: `csp.json`, `.vite`, `.build-stamp`. */
const NOT_FOR_BROWSERS = /^\/csp\.json$|\/\./;

type Bytes = Uint8Array<ArrayBuffer>;
type WebFile = { type: string; tag: string; cache: string; plain: Bytes; br?: Bytes; gzip?: Bytes };

/** The built pages, read once into memory; null while nothing is built. */
export type WebFiles = { handler: Handler<ApiEnv>; hashes: PageHashes };

export function readWebFiles(folder: string): WebFiles | null {
  if (!existsSync(join(folder, "index.html"))) return null;
  const files = new Map<string, WebFile>();
  for (const path of walk(folder)) {
    const name = `/${relative(folder, path).split(sep).join("/")}`;
    if (/\.(br|gz)$/.test(name) || NOT_FOR_BROWSERS.test(name)) continue;
    files.set(name, readWebFile(path, name));
  }
  const page = files.get("/index.html");
  return {
    hashes: readHashes(join(folder, "csp.json")),
    handler: async (c, next) => {
      if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
      const asked = decodePath(c.req.path);
      const file = files.get(asked) ?? (isPagePath(asked) ? page : undefined);
      return file ? send(c, file) : next();
    },
  };
}

function send(c: Context<ApiEnv>, file: WebFile): Response {
  const headers = { ETag: file.tag, "Cache-Control": file.cache, Vary: "Accept-Encoding" };
  if (isHeld(c, file.tag)) return c.body(null, 304, headers);
  const encoding = encodingFor(c);
  const typed = { ...headers, "Content-Type": file.type };
  const small = encoding && file[encoding];
  if (small) return c.body(small, 200, { ...typed, "Content-Encoding": encoding });
  return c.body(file.plain, 200, typed);
}

function readWebFile(path: string, name: string): WebFile {
  const plain = new Uint8Array(readFileSync(path));
  const sibling = (ending: string) =>
    existsSync(path + ending) ? new Uint8Array(readFileSync(path + ending)) : undefined;
  const br = sibling(".br");
  const gzip = sibling(".gz");
  return {
    type: TYPES[extname(name)] ?? "application/octet-stream",
    tag: tagOf(plain),
    cache: name.startsWith("/assets/") ? IMMUTABLE : REVALIDATE,
    plain,
    ...(br && { br }),
    ...(gzip && { gzip }),
  };
}

/** A screen of the app, which knows its own routes and its own "not found". */
function isPagePath(path: string): boolean {
  return extname(path) === "";
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** `csp.json`, written by the web's build: a list of script hashes, or `{ scripts, styles }`. */
function readHashes(file: string): PageHashes {
  if (!existsSync(file)) return { scripts: [], styles: [] };
  const written = JSON.parse(readFileSync(file, "utf8")) as string[] | Partial<PageHashes>;
  if (Array.isArray(written)) return { scripts: written, styles: [] };
  return { scripts: written.scripts ?? [], styles: written.styles ?? [] };
}

function walk(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? walk(path) : [path];
  });
}
