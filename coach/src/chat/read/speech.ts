const SPEECH = /["“«「『][^"”»」』]*["”»」』]/gu;

/** A text with what is said in marks put aside, and how it is put back into any part of it. */
export function speechAside(text: string): { masked: string; spoken: (part: string) => string } {
  const speech: string[] = [];
  const masked = text.replace(SPEECH, (one) => {
    speech.push(one);
    return `⟦${speech.length - 1}⟧`;
  });
  const spoken = (part: string) =>
    part.replace(/⟦(\d+)⟧/gu, (token, at) => speech[Number(at)] ?? token);
  return { masked, spoken };
}
