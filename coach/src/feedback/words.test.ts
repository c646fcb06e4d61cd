import { RECRUITERS } from "content/recruiters/recruiters";
import { describe, expect, it } from "vitest";
import { LIMIT_IDS } from "../star/limits.ts";
import { FEEDBACK_BUNDLES, isSayingId, type SayingId } from "./words.ts";

const { en } = FEEDBACK_BUNDLES;
const IDS = Object.keys(en) as SayingId[];
/** English turns "I" into "you"; other languages quote. */
const ENGLISH_ONLY: readonly SayingId[] = ["take.turned"];

const blanksOf = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name.toLowerCase()).sort();

describe.each(Object.entries(FEEDBACK_BUNDLES))("the wordings in %s", (code, bundle) => {
  it("are complete, and leave the same blanks open as English", () => {
    const wanted = IDS.filter((id) => code === "en" || !ENGLISH_ONLY.includes(id));
    expect(Object.keys(bundle).sort()).toEqual([...wanted].sort());
    for (const id of wanted)
      for (const text of bundle[id] ?? [])
        expect(blanksOf(text), `${id}: ${text}`).toEqual(blanksOf(en[id]?.[0] ?? ""));
  });

  it("say nothing twice, and name no figure of a score", () => {
    const texts = Object.values(bundle).flat();
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
    expect(texts.filter((text) => /\d|!/.test(text))).toEqual([]);
  });
});

describe("the ids", () => {
  it("cover every trouble and every style", () => {
    for (const limit of LIMIT_IDS)
      expect(isSayingId(`trouble.${limit}`) && isSayingId(`turn.${limit}`), limit).toBe(true);
    for (const { communication } of RECRUITERS)
      for (const group of ["react", "praise", "lead", "frame", "polish", "why"])
        expect(isSayingId(`${group}.${communication}`), group).toBe(true);
  });
});
