import { describe, expect, it } from "vitest";
import { readSentences } from "../text/tokens.ts";
import { readBlame } from "./blame.ts";
import { readClauses } from "./clauses.ts";

function severityOf(text: string): number {
  const sentences = readSentences("action", text);
  return readBlame(sentences.flatMap(readClauses), sentences).severity;
}

describe("blame all through an answer", () => {
  it.each([
    "The kitchen forgot two plates and the manager never told me about the party. The table waited because they didn't care. I said it was not my fault. They should have planned it.",
    "My colleague came late again and forgot the keys. She didn't even say sorry. It wasn't my responsibility, so I waited. The complaint was her fault.",
  ])("is seen: %s", (text) => {
    expect(severityOf(text)).toBeGreaterThanOrEqual(0.5);
  });

  it.each([
    "The kitchen forgot two plates and nobody told me about the party. I apologised to the table, brought bread, asked the chef for a time and checked on them every five minutes. They stayed.",
    "The supplier sent the wrong lace and didn't call. It was not my fault, but the bride counted on me. I phoned two shops, found a match, drove there and sewed it on.",
    "My colleague forgot the keys and came late. It was not her fault alone: I should have written the time down. I called her and waited.",
    "She lost her passport and missed the train. It was not her fault.",
  ])("is not seen where others failed and the candidate acted or owned a share: %s", (text) => {
    expect(severityOf(text)).toBe(0);
  });
});
