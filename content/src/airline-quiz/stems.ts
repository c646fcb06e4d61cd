/** Words that stand in many names and values and tell none from another. */
const COMMON = new Set(
  "airlines airline airways that this with from have been than their them they each every other first into also only more most over when what which while about after before since between company passenger passengers aircraft flying flies service group year years world large largest long".split(
    " ",
  ),
);

/** Five letters of each telling word: "Emirati" and "Emirates", "punctual" and "punctuality" are the same. */
const STEM_LETTERS = 5;

function wordsOf(text: string): string[] {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Beginnings of the telling words of a text, four letters or longer. */
function stemsOf(text: string): Set<string> {
  const telling = wordsOf(text).filter((word) => word.length >= 4 && !COMMON.has(word));
  return new Set(telling.map((word) => word.slice(0, STEM_LETTERS)));
}

/** How many telling words two texts share. */
export function sharedStems(one: string, other: string): number {
  const stems = stemsOf(other);
  return [...stemsOf(one)].filter((stem) => stems.has(stem)).length;
}

/** Whether a text gives the airline's name away: "Omani hospitality" does of Oman Air, "KLM Cityhopper" of KLM. */
export function namesAirline(text: string, airlineName: string): boolean {
  const words = wordsOf(text);
  return wordsOf(airlineName)
    .filter((name) => name.length >= 3 && !COMMON.has(name) && name !== "air" && name !== "all")
    .some((name) =>
      words.some((word) =>
        name.length < 4 ? word === name : word.startsWith(name.slice(0, STEM_LETTERS)),
      ),
    );
}
