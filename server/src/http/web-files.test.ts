import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lostDatabase } from "../testing/lost-database.ts";
import { startApp, type TestApp } from "../testing/test-app.ts";
import { readWebFiles } from "./web-files.ts";

const SCRIPT = "console.log('hello from the cabin')";
const folder = mkdtempSync(join(tmpdir(), "web-files-"));
let app: TestApp;

beforeAll(async () => {
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Landing</title>");
  writeFileSync(join(folder, "assets/app-1a2b.js"), SCRIPT);
  writeFileSync(join(folder, "assets/app-1a2b.js.br"), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, "assets/app-1a2b.js.gz"), gzipSync(SCRIPT));
  mkdirSync(join(folder, ".vite"));
  writeFileSync(join(folder, ".vite/manifest.json"), "{}");
  writeFileSync(join(folder, ".build-stamp"), "0123");
  writeFileSync(join(folder, "icon.svg"), "<svg/>");
  writeFileSync(
    join(folder, "csp.json"),
    JSON.stringify({ scripts: ["sha256-abc="], styles: ["sha256-def="] }),
  );
  app = await startApp(lostDatabase(), { webFiles: readWebFiles(folder) });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

describe("the built pages", () => {
  test.each(["/", "/text-practice", "/dashboard-details?x=1", "/no-such-screen"])(
    "%s is the app, asked for again each time",
    async (path) => {
      const page = await get(path);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain("<title>Landing</title>");
      expect(page.headers.get("cache-control")).toBe("no-cache");
      const tag = page.headers.get("etag") ?? "";
      expect((await get(path, { "If-None-Match": tag })).status).toBe(304);
    },
  );

  test("assets are kept for ever, and sent as brotli where the browser takes it", async () => {
    const plain = await get("/assets/app-1a2b.js");
    expect(await plain.text()).toBe(SCRIPT);
    expect(plain.headers.get("cache-control")).toContain("immutable");
    expect(plain.headers.get("content-type")).toContain("text/javascript");
    const small = await get("/assets/app-1a2b.js", { "Accept-Encoding": "gzip, br" });
    expect(small.headers.get("content-encoding")).toBe("br");
    expect(Buffer.from(await small.arrayBuffer())).toEqual(brotliCompressSync(SCRIPT));
  });

  test.each([
    ["br", "gzip, deflate, br"],
    ["br", "*"],
    ["gzip", "gzip"],
    ["gzip", "br;q=0, gzip;q=0.5"],
    [null, "identity"],
    [null, ""],
  ])("travel as %s to a browser that takes %j", async (encoding, taken) => {
    const answer = await get("/assets/app-1a2b.js", { "Accept-Encoding": taken });
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(answer.headers.get("vary")).toBe("Accept-Encoding");
  });

  test("are not sent again to a browser that holds them, however it says so", async () => {
    const tag = (await get("/")).headers.get("etag") ?? "";
    for (const held of [tag, `W/${tag}`, `"other", ${tag}`, "*"])
      expect((await get("/", { "If-None-Match": held })).status).toBe(304);
    expect((await get("/", { "If-None-Match": '"other"' })).status).toBe(200);
  });

  test("carry the hashes of their inline script and style, and allow no other", async () => {
    const policy = (await get("/")).headers.get("content-security-policy") ?? "";
    expect(policy).toContain("script-src 'self' 'sha256-abc=';");
    expect(policy).toContain("style-src 'self' 'sha256-def=';");
    expect((await get("/csp.json")).status).toBe(404);
  });

  test("carry short headers as assets, where a slow line counts every byte, and still a policy", async () => {
    const { headers } = await get("/assets/app-1a2b.js");
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'self';(?!.*sha256)/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("permissions-policy")).toBeNull();
  });

  test.each([
    "/assets/gone.js",
    "/missing.png",
    "/.vite/manifest.json",
    "/csp.json",
    "/../package.json",
    "/%2e%2e/package.json",
    "/%E0%A4%A",
  ])("%s is not served", async (path) => {
    const answer = await get(path);
    expect(await answer.text()).not.toContain('"name"');
    if (/\.(js|png|json)$/.test(path) && !path.includes("..")) expect(answer.status).toBe(404);
  });

  test("what the build keeps for itself is not served", async () => {
    expect(await (await get("/.build-stamp")).text()).not.toBe("0123");
  });

  test("take no change", async () => {
    expect((await app.request("/text-practice", { method: "POST" })).status).toBe(404);
  });
});
