import type { LanguageCode } from "contract/languages";
import { describe, expect, test } from "vitest";
import { SPOKEN } from "../../spoken.ts";
import en from "../../words/en.json" with { type: "json" };
import { readMessage } from "../message.ts";
import type { Gloss } from "./format.ts";
import { glossed, glossText } from "./glossed.ts";
import { Lexicon } from "./lexicon.ts";
import { Reader } from "./reader.ts";

const GLOSSED = Object.entries(SPOKEN).flatMap(([code, { gloss, sentences }]) =>
  gloss ? [{ code: code as LanguageCode, gloss, sentences }] : [],
);

function readerOf(gloss: Partial<Gloss>): Reader {
  const whole = { phrases: "", words: "", ...gloss };
  return new Reader(whole, new Lexicon(whole, []));
}

describe("a text in English", () => {
  const reader = readerOf({
    phrases: "ask me a question | stell mir eine frage\nwear … | zieht … an\nskip | ^weiter$",
    words: "about | zu\nskirt | rock*\nairport | flughafen\ncode | code*\nfurther | weiter\n | der",
    spelled: [["ß", "ss"]],
    links: ["", "s"],
    after: " | n",
  });
  test.each([
    [
      "the longest form first, names and numbers kept",
      "Stell mir eine Frage zu A320!",
      "ask me a question about A320!",
    ],
    ["what stands in a form's gap", "Wer zieht der Röcke an?", "Wer wear skirt?"],
    [
      "an anchor only at the edge of a sentence",
      "Weiter! Der Code weiter oben",
      "skip! code further oben",
    ],
    ["two words written as one", "Flughafencodes", "airport code"],
    ["an ending taken off", "Flughafenn", "airport"],
  ])("%s", (_, text, english) => {
    expect(reader.read(text)).toBe(english);
  });

  test("running text: the longest form wins, grammar is dropped", () => {
    const unspaced = readerOf({
      phrases: "another one | もう一つ\nwhat is | とは何ですか",
      words: "door | ドア\nslide | 脱出スライド",
      isUnspaced: true,
    });
    expect(unspaced.read("ドアの脱出スライドとは何ですか？")).toBe("door slide what is?");
    expect(unspaced.read("A320のドア")).toBe("A320 door");
  });

  test("what another language says last leads the English", () => {
    const japanese = readerOf({
      phrases: "what about … | …の場合は\nwhat is | とは",
      words: "infant | 赤ちゃん\ndoor | ドア",
      isUnspaced: true,
    });
    expect(japanese.read("ドアとは？赤ちゃんの場合は？")).toBe("door what is? what about infant?");
  });

  test("wide and narrow letters are one", () => {
    const japanese = readerOf({ phrases: "", words: "door | ドア", isUnspaced: true });
    expect(japanese.read("Ａ３２０のﾄﾞｱ")).toBe("A320 door");
  });

  test("Korean particles on codes and single syllables, and two words without their space", () => {
    const korean = readerOf({
      phrases: "",
      words: "door | 문\nairport | 공항\ncode | 코드*",
      after: " | 이 은 는",
      links: [""],
    });
    expect(korean.read("MUC는 공항코드가? 문이")).toBe("MUC airport code? door");
  });

  test("what is written together with a word", () => {
    const arabic = readerOf({
      phrases: "",
      words: "door | باب",
      before: "and the | وال\nthe | ال\nand | و",
    });
    expect(arabic.read("والباب، الباب")).toBe("and the door, the door");
  });
});

describe.each(GLOSSED)("the gloss of $code", ({ code, gloss, sentences }) => {
  test("every line has English or forms, and no form stands twice with the same English", () => {
    for (const [name, table] of [
      ["phrases", gloss.phrases] as const,
      ["words", gloss.words] as const,
    ])
      for (const line of table.split("\n").filter((one) => one.trim() !== "")) {
        const cells = line.split("|").map((cell) => cell.trim());
        expect(cells.length, `${name}: ${line}`).toBeGreaterThan(1);
        const forms = cells.slice(1).flatMap((cell) => (name === "words" ? cell.split(" ") : cell));
        expect(
          forms.every((form) => form !== ""),
          `${name}: ${line}`,
        ).toBe(true);
        expect(new Set(forms).size, `${name}: ${line}`).toBe(forms.length);
      }
  });

  test("what the coach offers to be said is read as it is in English", () => {
    for (const [id, sentence] of Object.entries(sentences)) {
      const english = en[id as keyof typeof en];
      if (!id.startsWith("suggest.") || typeof english !== "string") continue;
      for (const one of [sentence].flat())
        expect(glossText(one.replace(/\{\w+\}/, "Emirates"), code), id).toBe(
          english.replace(/\{\w+\}/, "Emirates"),
        );
    }
  });

  test("a message keeps its own words beside the English", () => {
    const typed = readMessage("KLM 737 → AMS?");
    expect(glossed(typed, code)).toMatchObject({ own: typed.text });
    expect(glossed(typed, code).text).toContain("KLM");
  });
});

test("English is read as it is", () => {
  const typed = readMessage("What is a girt bar?");
  expect(glossed(typed, "en")).toBe(typed);
});
