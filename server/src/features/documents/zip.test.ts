import { deflateRawSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BrokenZip, readZip, unpack, writeZip } from "./zip.ts";

const FILE = writeZip([
  { name: "a.xml", data: Buffer.from("first") },
  { name: "folder/b.xml", data: Buffer.from("second") },
]);

describe("a zip", () => {
  test("gives what was put in", () => {
    const entries = readZip(FILE, 2);
    expect(entries.map(({ name, bytes }) => [name, bytes])).toEqual([
      ["a.xml", 5],
      ["folder/b.xml", 6],
    ]);
    expect(entries.map((entry) => unpack(FILE, entry, 100).toString())).toEqual([
      "first",
      "second",
    ]);
  });

  test("with more entries than are taken is refused", () => {
    expect(() => readZip(FILE, 1)).toThrow(BrokenZip);
  });

  test("is unpacked to the limit, and not beyond it", () => {
    const packed = deflateRawSync(Buffer.alloc(1000));
    const file = writeZip([{ name: "a", data: packed }]);
    const entry = { ...readZip(file, 1)[0], method: 8 } as ReturnType<typeof readZip>[number];
    expect(unpack(file, entry, 1000)).toHaveLength(1000);
    expect(() => unpack(file, entry, 999)).toThrow(RangeError);
    expect(() => unpack(file, { ...entry, method: 0 }, 5)).toThrow(RangeError);
    expect(() => unpack(file, { ...entry, method: 99 }, 1000)).toThrow(BrokenZip);
    expect(() => unpack(file, { ...entry, headerAt: 7 }, 1000)).toThrow(BrokenZip);
  });

  test("with bytes changed or missing is read, or refused as broken: nothing else", () => {
    const anything = fc.record({
      at: fc.nat(FILE.length - 1),
      value: fc.nat(255),
      length: fc.integer({ min: 0, max: FILE.length }),
    });
    fc.assert(
      fc.property(anything, ({ at, value, length }) => {
        const file = Buffer.from(FILE);
        file[at] = value;
        const cut = file.subarray(0, length);
        try {
          for (const entry of readZip(cut, 10)) unpack(cut, entry, 1000);
        } catch (error) {
          expect(error instanceof BrokenZip || error instanceof RangeError).toBe(true);
        }
      }),
      { numRuns: 3000 },
    );
  });
});
