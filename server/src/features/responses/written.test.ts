import { expect, test } from "vitest";
import { keepWritten } from "./written.ts";

const bytes = (text: string) => Buffer.from(text);

test("what is kept is found by answer and language", () => {
  const written = keepWritten(100);
  written.put("a", "en", bytes("English"));
  written.put("a", "fr", bytes("French"));
  expect(written.get("a", "en")?.toString()).toBe("English");
  expect(written.get("a", "fr")?.toString()).toBe("French");
  expect(written.get("a", "de")).toBeUndefined();
});

test("what was not read for the longest time makes room", () => {
  const written = keepWritten(10);
  for (const id of ["a", "b"]) written.put(id, "en", bytes("12345"));
  written.get("a", "en");
  written.put("c", "en", bytes("12345"));
  expect(["a", "b", "c"].filter((id) => written.get(id, "en"))).toEqual(["a", "c"]);
  written.put("a", "en", bytes("1"));
  written.put("d", "en", bytes("1234"));
  expect(["a", "c", "d"].filter((id) => written.get(id, "en"))).toEqual(["a", "c", "d"]);
  written.put("e", "en", bytes("more than there is room for"));
  expect(written.get("e", "en")).toBeUndefined();
});
