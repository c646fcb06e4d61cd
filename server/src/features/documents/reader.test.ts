import { describe, expect, test } from "vitest";
import { pdfBomb, pdfOf } from "../../testing/documents.ts";
import { createDocumentReader } from "./reader.ts";

const HEAP = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
const LIMITS = { milliseconds: 10_000, grownBytes: 256 * 1024 * 1024, heap: HEAP };
const BOMB = pdfBomb(3200);

describe("a file that wants too much is stopped, and the next one is read", () => {
  test.each([
    ["time", { ...LIMITS, milliseconds: 50, grownBytes: Number.POSITIVE_INFINITY }],
    ["memory beside the heap", { ...LIMITS, grownBytes: 64 * 1024 * 1024 }],
    ["heap", { ...LIMITS, heap: { ...HEAP, maxOldGenerationSizeMb: 4 } }],
  ])("%s", async (_, limits) => {
    const reader = createDocumentReader(limits);
    const start = performance.now();
    await expect(reader.read("pdf", BOMB)).rejects.toMatchObject({ reason: "too-much" });
    expect(performance.now() - start).toBeLessThan(9000);
    expect(await reader.read("txt", Buffer.from("Ana Lima"))).toMatchObject({ text: "Ana Lima" });
  });

  test("without holding up whoever waits behind it", async () => {
    const reader = createDocumentReader(LIMITS);
    const bomb = reader.read("pdf", BOMB).catch(({ reason }) => reason);
    const next = reader.read("pdf", pdfOf(["Ana Lima"]));
    let longest = 0;
    let last = performance.now();
    const tick = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    expect(await bomb).toBe("too-much");
    expect((await next).text).toBe("Ana Lima");
    clearInterval(tick);
    // The thread of everybody else is never held up by as much as the file takes.
    expect(longest).toBeLessThan(1000);
  });
});
