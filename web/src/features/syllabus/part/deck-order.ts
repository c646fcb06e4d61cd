/** So many cards later one that was not known comes again. */
const AGAIN_AFTER = 4;

/** The order of a round: the card that was asked for, those not known yet, then the others, each as the course has them. */
export function roundOf(
  ids: readonly string[],
  known: readonly string[],
  first: string | null,
): readonly string[] {
  const rank = (id: string) => (id === first ? 0 : known.includes(id) ? 2 : 1);
  return ids.toSorted((a, b) => rank(a) - rank(b));
}

/** What is left after the first card: one that was not known comes again a few cards later, or last. */
export function afterFirst(round: readonly string[], wasKnown: boolean): readonly string[] {
  const [first, ...rest] = round;
  return wasKnown || first === undefined ? rest : rest.toSpliced(AGAIN_AFTER, 0, first);
}
