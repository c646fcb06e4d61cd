/** How an airline is drawn here: colours of our palette and a pattern of our own, never its livery. */
export interface Identity {
  /** Token of the fin, and of what is painted on it. */
  base: string;
  paint: string;
  pattern: number;
}

const COLOURS = [
  ["lagoon", "dawn"],
  ["blue", "sun"],
  ["dawn", "lagoon"],
  ["green", "sun"],
  ["red", "sun"],
  ["blue", "dawn"],
  ["lagoon", "sun"],
  ["yellow", "lagoon"],
] as const;
const PATTERNS = 8;
/** Chosen so that hardly any airline comes by the colour of its own tail. */
const START = 4216;

/** The same for the same airline for ever. Some share a look: name and code stand beside it. */
export function identityOf(airlineId: string): Identity {
  let hash = START;
  for (const letter of airlineId) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  const [base, paint] = COLOURS[hash % COLOURS.length] ?? COLOURS[0];
  return { base, paint, pattern: Math.floor(hash / COLOURS.length) % PATTERNS };
}
