/**
 * The spelling alphabet of aviation, in its official spelling (ICAO Annex 10, volume II, figure 5-1): Alfa and
 * Juliett are written so that no reader says them wrongly.
 */
const WORDS =
  "Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu".split(
    " ",
  );
const A = 65;

/** "DOH" as "Delta", "Oscar", "Hotel". */
export function spelled(code: string): string[] {
  return [...code].map((letter) => WORDS[letter.charCodeAt(0) - A] ?? letter);
}

/** The same for a voice, with a pause after each letter. */
export function spokenCode(code: string): string {
  return `${spelled(code).join(", ")}.`;
}
