import MiniSearch from "minisearch";
import { expect, test } from "vitest";
import { packIndex, unpackIndex } from "./packed.ts";

const FIELDS = { fields: ["title", "text"], storeFields: ["set", "title"] };

function indexOf(documents: readonly object[]) {
  const index = new MiniSearch(FIELDS);
  index.addAll(documents);
  return index.toJSON();
}

const plain = indexOf([
  { id: "terms/door", set: "terms", title: "Door", text: "a door is a door, armed or disarmed" },
  { id: "terms/door-mode", set: "terms", title: "Door mode", text: "" },
  { id: "airports/1", set: "airports", title: "機内 0 z1", text: "doors, doorway; zürich" },
  ...Array.from({ length: 40 }, (_, at) => ({
    id: `airports/${at + 2}`,
    set: "airports",
    title: `Door ${at}`,
    text: "door ".repeat(at),
  })),
]);

test("what was packed comes back as it was, each in its order", () => {
  const back = unpackIndex(JSON.parse(JSON.stringify(packIndex(plain))));
  expect(back).toEqual(plain);
  expect(back.index.map(([term]) => term)).toEqual(plain.index.map(([term]) => term));
});

test("an id that does not begin with its set is refused, by name", () => {
  const other = indexOf([{ id: "door", set: "terms", title: "Door", text: "" }]);
  expect(() => packIndex(other)).toThrow("door does not begin with its set, terms");
});
