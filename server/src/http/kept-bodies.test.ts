import { expect, test } from "vitest";
import { keepBodies } from "./kept-bodies.ts";

const bytes = (text: string) => Buffer.from(text);

test("what is kept is found by its key", () => {
  const bodies = keepBodies(100);
  bodies.put("a en", bytes("English"));
  bodies.put("a fr", bytes("French"));
  expect(bodies.get("a en")?.toString()).toBe("English");
  expect(bodies.get("a fr")?.toString()).toBe("French");
  expect(bodies.get("a de")).toBeUndefined();
});

test("what was not read for the longest time makes room", () => {
  const bodies = keepBodies(10);
  for (const key of ["a", "b"]) bodies.put(key, bytes("12345"));
  bodies.get("a");
  bodies.put("c", bytes("12345"));
  expect(["a", "b", "c"].filter((key) => bodies.get(key))).toEqual(["a", "c"]);
  bodies.put("a", bytes("1"));
  bodies.put("d", bytes("1234"));
  expect(["a", "c", "d"].filter((key) => bodies.get(key))).toEqual(["a", "c", "d"]);
  bodies.put("e", bytes("more than there is room for"));
  expect(bodies.get("e")).toBeUndefined();
});
