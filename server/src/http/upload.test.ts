import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fileTooLarge } from "./problems.ts";
import { receiveUpload } from "./upload.ts";

const folder = mkdtempSync(join(tmpdir(), "interview-prep-upload-"));
const to = join(folder, "recording");
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(to, { force: true });
});

/** A form whose pieces come when the test sends them. */
function openForm() {
  const line = new TransformStream<Uint8Array, Uint8Array>();
  const writer = line.writable.getWriter();
  const request = new Request("http://localhost/", {
    method: "POST",
    headers: { "Content-Type": "multipart/form-data; boundary=b" },
    body: line.readable,
    duplex: "half",
  } as RequestInit);
  const { signal } = new AbortController();
  const form = { fileField: "video", to, maxBytes: 1000, tooLarge: () => fileTooLarge(1), signal };
  const received = receiveUpload(request, form);
  received.catch(() => {});
  const send = (words: string) => writer.write(new TextEncoder().encode(words));
  return { received, send, end: () => writer.close() };
}

const HEAD = '--b\r\nContent-Disposition: form-data; name="video"; filename="a.webm"\r\n\r\n';

test("a line that falls silent is given up after half a minute; one that is only slow is not", async () => {
  const slow = openForm();
  for (const piece of [HEAD, "one ", "two ", "three", "\r\n--b--\r\n"]) {
    await slow.send(piece);
    await turn();
    await vi.advanceTimersByTimeAsync(29_000);
  }
  await slow.end();
  expect(await slow.received).toEqual({ fields: {}, bytes: 13 });
  expect(readFileSync(to, "utf8")).toBe("one two three");

  rmSync(to);
  const silent = openForm();
  await silent.send(`${HEAD}one `);
  while (!existsSync(to)) await turn();
  await vi.advanceTimersByTimeAsync(30_000);
  await expect(silent.received).rejects.toMatchObject({ status: 400, key: "broken-form" });
});
