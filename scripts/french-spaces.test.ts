import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FILES = ["web/src/i18n/bundles/fr/*.json", "{coach,server}/src/**/fr.json"];

test("French puts a no-break space before its tall punctuation, so that no line begins with a colon", () => {
  const files = globSync(FILES);
  expect(files.length).toBeGreaterThan(50);
  const broken = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/.{0,20}(?<=\S) [:;?!»]|« .{0,20}/g)].map(
      ([text]) => `${file}: ${text}`,
    ),
  );
  expect(broken).toEqual([]);
});
