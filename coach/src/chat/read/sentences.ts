/** Sentences of a text; a mark within speech ends none. */
export function sentencesIn(text: string): string[] {
  const speech: string[] = [];
  const masked = text.replace(/["“«「『][^"”»」』]*["”»」』]/gu, (one) => {
    speech.push(one);
    return `⟦${speech.length - 1}⟧`;
  });
  return masked
    .split(/(?<=[.!?？。！…])\s+|\n+/u)
    .map((one) => one.replace(/⟦(\d+)⟧/gu, (_, at) => speech[Number(at)] ?? "").trim())
    .filter((one) => one !== "");
}
