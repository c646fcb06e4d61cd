import type { LanguageCode } from "contract/languages";
import { describe, expect, it, test } from "vitest";
import { countFillers } from "./fillers.ts";
import { measureWords } from "./measure-words.ts";

describe("fillers", () => {
  it.each<[LanguageCode, number, string]>([
    ["en", 3, "Um, I was, like, alone in the galley, uhh, with forty trays."],
    ["en", 0, "I like children, and I know you know the route well."],
    ["en", 1, "Well, the summer was like nothing before."],
    ["es", 2, "Eh, yo trabajaba, o sea, en la cocina."],
    ["es", 0, "Este vuelo era el último, y no había nadie."],
    ["fr", 2, "Euh, j’étais, en fait, seule à bord."],
    ["fr", 0, "En fait de bagages, il n’y avait rien."],
    ["de", 2, "Ähm, ich war, sozusagen, allein."],
    ["de", 0, "Ich ging um die Ecke und half ihm."],
    ["it", 2, "Ehm, ero, cioè, da sola."],
    ["pt", 2, "Hum, eu estava, tipo, sozinha."],
    ["nl", 2, "Uhm, ik was, zeg maar, alleen."],
    ["nl", 0, "Ik gaf haar een glas water om te drinken."],
    ["zh", 2, "嗯，我当时，那个，一个人在厨房。"],
    ["zh", 0, "那个乘客很着急。"],
    ["ja", 2, "えっと、私は、なんか、一人でした。"],
    ["ja", 0, "そのお客様は困っていました。"],
    ["ko", 2, "음, 저는, 그러니까, 혼자였어요."],
    ["ko", 0, "그 승객은 아팠습니다."],
    ["ar", 1, "كنت، يعني، وحدي في المطبخ."],
    ["ar", 0, "هذا يعني أنني ساعدته."],
  ])("%s: %i in “%s”", (language, count, text) => {
    expect(countFillers(text, language)).toBe(count);
  });
});

test("words and fillers are counted by the minute", () => {
  const text = "Um, so I was the only one left in the aft galley that night.";
  const { values } = measureWords(text, "en", 6);
  expect(values.wordsPerMinute).toBe(140);
  expect(values.fillers).toBe(10);
});

test("a transcript without fillers leaves them unknown", () => {
  const { values, reasons } = measureWords("I was the only one left in the galley.", "en", 10);
  expect(values.fillers).toBeNull();
  expect(reasons.fillers).toBe("notWritten");
});

test.each([
  ["no word", "…", 30, "noWords"],
  ["two seconds", "I was the only one left in the galley.", 2, "tooShort"],
])("%s has no pace", (_, text, seconds, reason) => {
  const { values, reasons } = measureWords(text, "en", seconds);
  expect(values.wordsPerMinute).toBeNull();
  expect(reasons.wordsPerMinute).toBe(reason);
});
