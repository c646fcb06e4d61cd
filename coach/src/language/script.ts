/** Writing systems that tell a language, or a few, by themselves. */
export type Script = "latin" | "han" | "kana" | "hangul" | "arabic" | "other";

/**
 * Letters of each script, from `text` as far as `limit` UTF-16 units. A Chinese character or a Korean
 * syllable says as much as two letters, and counts so.
 */
export function countScripts(text: string, limit: number): Record<Script, number> {
  const counts: Record<Script, number> = {
    latin: 0,
    han: 0,
    kana: 0,
    hangul: 0,
    arabic: 0,
    other: 0,
  };
  const end = Math.min(text.length, limit);
  for (let at = 0; at < end; at += 1) {
    const script = scriptOf(text.charCodeAt(at));
    if (script !== null) counts[script] += script === "han" || script === "hangul" ? 2 : 1;
  }
  return counts;
}

/** Null for digits, marks, signs, spaces and emoji: they belong to no language. */
function scriptOf(code: number): Script | null {
  if (code < 0x41) return null;
  if (code < 0x250) return isLatin(code) ? "latin" : null;
  if (code < 0x370) return null;
  if (code < 0x600) return "other";
  if (code < 0x700) return code >= 0x620 ? "arabic" : null;
  if (code >= 0x750 && code < 0x780) return "arabic";
  if (code < 0x1100) return "other";
  if (code < 0x1200) return "hangul";
  if (code >= 0x1e00 && code < 0x1f00) return "latin";
  if (code < 0x2000) return "other";
  if (code >= 0x3041 && code < 0x3100) return "kana";
  if (code >= 0x3131 && code < 0x318f) return "hangul";
  if (code >= 0x3400 && code < 0xa000) return "han";
  if (code >= 0xac00 && code < 0xd7a4) return "hangul";
  if (code >= 0xfb50 && code < 0xff00) return "arabic";
  return null;
}

function isLatin(code: number): boolean {
  const low = code | 0x20;
  return (low >= 0x61 && low <= 0x7a) || (code >= 0xc0 && code !== 0xd7 && code !== 0xf7);
}
