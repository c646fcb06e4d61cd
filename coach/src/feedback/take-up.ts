/** Fewer words say nothing, more are not taken in by ear. */
const SHORTEST_WORDS = 3;
const LONGEST_WORDS = 15;

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Where a clause may be left without breaking what stands before it. */
const JOINT =
  /,? (?=(?:and|but|so|because|while|until|when|then|before|after|which|who)\b)|[,;:] /g;

/** An own piece of an answer that can be said aloud: whole words, on one line, cut only where a clause ends. Null where none can be had. */
export function speakablePiece(quote: string): string | null {
  const flat = quote
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .replace(/[“”"«»]/g, "'")
    .trim()
    .replace(/^(?:(?:and|so|then|but|or|okay|ok|well|um|uh|yes|yeah|hi|hello)[, ]+)+/i, "")
    .replace(/[\s.,;:!?…]+$/, "")
    .replace(/,? (?:and|but) (?:my|the|a|an|our|his|her|your|their) [\w-]+$/i, "")
    .trim();
  if (!/\p{L}/u.test(flat) || /[<>{}[\]]|https?:/.test(flat) || isFragment(flat)) return null;
  if (!/\s/.test(flat)) return flat.length >= 6 && flat.length <= 40 ? flat : null;
  if (countWords(flat) <= LONGEST_WORDS)
    return countWords(flat) >= SHORTEST_WORDS && hasEvenMarks(flat) ? flat : null;
  const cuts = [...flat.matchAll(JOINT)].map((joint) => flat.slice(0, joint.index)).reverse();
  return (
    cuts.find((cut) => {
      const words = countWords(cut);
      const isSayable = hasEvenMarks(cut) && !isFragment(cut);
      return isSayable && words > SHORTEST_WORDS && words <= LONGEST_WORDS;
    }) ?? null
  );
}

/** Begins or ends in the middle of a thought. */
const isFragment = (text: string): boolean =>
  /^(?:because|that|which|who|whose|if|than|of|to|with|by|are|is|was|were|been|had|has)\b/i.test(
    text,
  ) ||
  /\b(?:the|a|an|my|his|her|their|our|of|to|in|on|at|for|with|and|or|but|was|were|is|are)$/i.test(
    text,
  ) ||
  /\b(?:if|that|when|because|which|who)(?: [^\s]+){0,2}$/i.test(text);

const hasEvenMarks = (text: string): boolean =>
  (text.match(/(?<!\p{L})'|'(?!\p{L})/gu)?.length ?? 0) % 2 === 0;

/** Words after which "I" cannot simply become "you", or that already speak of a you or a we. */
const UNTURNABLE =
  /\b(?:we|us|our|ours|ourselves|you|your|yours|mine|let's)\b|\bi'|['?!]\s|'\w*\s*'|\b(?:if|whether|am i|was i|did i|do i|have i)\b/i;

/** "I took my time" as "you took your time"; null where the grammar would suffer. English only. */
export function turnToYou(piece: string): string | null {
  const bare = piece.replace(/^(?:and|so|then|but|first|well)[, ]+/i, "");
  if (!/^i [a-z]/i.test(bare) || UNTURNABLE.test(bare.slice(1)) || /[':]/.test(bare)) return null;
  return bare
    .replace(/\bI was\b/gi, "you were")
    .replace(/\bI am\b/gi, "you are")
    .replace(/\bI\b/gi, "you")
    .replace(/\bmyself\b/gi, "yourself")
    .replace(/\bmy\b/gi, "your")
    .replace(/\bme\b/gi, "you");
}
