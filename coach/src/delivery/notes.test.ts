import type { LanguageCode } from "contract/languages";
import { describe, expect, it } from "vitest";
import {
  DELIVERY_BUNDLES,
  type DeliveryNoteId,
  isDeliveryNoteId,
  sayingOf,
  writeDeliveryNote,
} from "./notes.ts";

const { en } = DELIVERY_BUNDLES;
const IDS = Object.keys(en) as DeliveryNoteId[];
const blanksOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe.each(Object.entries(DELIVERY_BUNDLES))("the sentences in %s", (_, bundle) => {
  it("are complete, with the blanks of the English ones", () => {
    expect(Object.keys(bundle)).toEqual(IDS);
    for (const id of IDS) expect(blanksOf(bundle[id] ?? ""), id).toEqual(blanksOf(en[id] ?? ""));
  });

  it("are one sentence each, so that feedback stays at four; notes without a figure say nothing twice", () => {
    const notes = IDS.filter((id) => /^(low|high|good|sum)\./.test(id)).map(
      (id) => bundle[id] ?? "",
    );
    for (const note of notes) expect(note.match(/[.。](\s|$)/g)?.length ?? 1, note).toBe(1);
    expect(new Set(notes).size).toBeGreaterThan(notes.length - 2);
  });
});

it("every advice has its remedy and its place in the headline", () => {
  for (const id of IDS.filter((note) => /^(low|high)\./.test(note)))
    expect(isDeliveryNoteId(`mend.${id}`) && isDeliveryNoteId(`next.${id}`), id).toBe(true);
});

describe("writing a note", () => {
  it.each<[LanguageCode, string]>([
    ["en", "You looked into the lens 41 % of the time; the longest look away is 4.5 s, from 0:12."],
    [
      "fr",
      "Vous avez regardé l’objectif 41 % du temps ; le plus long regard ailleurs dure 4,5 s, à partir de 0:12.",
    ],
  ])("fills in the figures as %s writes them", (language, text) => {
    const values = { value: 41.27, seconds: 4.52, at: "0:12" };
    expect(writeDeliveryNote("low.facing", values, language).text).toBe(text);
  });

  it("leaves the part without a moment out", () => {
    expect(writeDeliveryNote("low.facing", { value: 41.27 }, "en").text).toBe(
      "You looked into the lens 41 % of the time.",
    );
  });

  it("writes a sentence within a sentence in the same language", () => {
    const values = { topic: sayingOf("topic.facing") };
    expect(writeDeliveryNote("headline.strong", values, "es").text).toContain(
      "la mirada al objetivo",
    );
  });
});
