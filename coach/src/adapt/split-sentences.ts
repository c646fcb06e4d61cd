import type { LanguageCode } from "contract/languages";

/** Sentences of a text in any language; a quotation is not cut. */
export function splitSentences(text: string, language: LanguageCode): string[] {
  const flat = text.replace(/\s+/g, " ").trim();
  const cut = [...new Intl.Segmenter(language, { granularity: "sentence" }).segment(flat)];
  const sentences: string[] = [];
  let open = "";
  for (const { segment } of cut) {
    open += segment;
    if (opensQuotation(open)) continue;
    sentences.push(open.trim());
    open = "";
  }
  return [...sentences, open.trim()].filter((sentence) => sentence !== "");
}

function opensQuotation(text: string): boolean {
  const count = (marks: RegExp) => text.match(marks)?.length ?? 0;
  // German sets „…“: what opens elsewhere closes there.
  return text.includes("„")
    ? count(/[„«「]/g) > count(/[“”»」]/g)
    : count(/[“«「]/g) > count(/[”»」]/g);
}
