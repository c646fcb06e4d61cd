/** Words of a conversation that the content may lack, so that they are not mended into others. */
const KNOWN = new Set(
  `hello hey thanks thank please okay yes yeah nope sorry shorter longer again another repeat drill drills practise
  practice quiz weakest strongest weak strong progress improve improving plan plans coach chat resume story stories spanish french
  chinese english german italian portuguese dutch japanese korean arabic shut stupid useless idiot president
  football bitcoin recipe joke poem poems python javascript love marry girlfriend boyfriend date dating
  salary salaries wage wages paid earn sue lawyer lawsuit weather forecast headache pills dose
  instructions ignore previous prompt system pretend jailbreak pizza movie music song capital france
  suicide kill myself hopeless stressed scared nervous anxious really actually maybe kinda gonna wanna gimme
  cat dog hotel restaurant guest waiter tattoos tattoo piercing piercings hiring hired recruiting competencies competency
  saint petersburg perfectionist perfectionism mock let's again before behind believe boring busy buy call calls chance children choose clothes cover course dream early easy email enjoy exam
  family famous favourite feel female male finish forget friend friends funny girl boy guess happy hate heard hello hobby hours humour hurt idea
  important invite job jobs keep kids leader leadership leave life listen live lose lucky lunch maybe meet money month mother nobody notes opinion
  parents party past pilot pilots play police polite prefer present pretty problem prove quick quickly quiet ready remember reply request rich
  rude secret serious shall share shop shower sleep smile someone soon spend stand story stress student sure talk teach terrible test thank thing
  tired today together tomorrow tonight topic touch travel true trust understand uniform university wait walk water wear week weekend welcome
  winter wish woman wonder world write wrong yesterday young ceo restaurant movies wingspan bicycle engine engines wings
  stronger better best worst mine ours yours elaborate simplify summarise summarize skip stop quit
  dumb silly daft weird lads mammy mum dad lol haha yay wow huh bored wee typed posts daunting chatty giggle giggles
  stewardess steward hostess hosts airhostess height weight tall short age old glasses contact lenses`.split(
    /\s+/,
  ),
);
const SHORTEST = 4;

/**
 * The words with slips of spelling mended towards those of the content: one slip from four letters on, two from eight on.
 * @param frequencies how often the content has each word; the commoner one wins among equals
 */
export function mendSpelling(
  words: readonly string[],
  frequencies: ReadonlyMap<string, number>,
  isName: (word: string) => boolean,
): string[] {
  let left = 12; // Long texts are answers, not questions: there no word decides alone.
  return words.map((word) => {
    const isKnown =
      word.length < SHORTEST ||
      /[^a-z]/.test(word) ||
      frequencies.has(word) ||
      KNOWN.has(word) ||
      isName(word);
    if (isKnown || left === 0) return word;
    left -= 1;
    return nearest(word, frequencies) ?? word;
  });
}

interface Candidate {
  word: string;
  count: number;
  /** One bit for each letter in it: words that differ in many letters need not be compared. */
  letters: number;
}

/** Candidates by their length; made once for each content. */
const BY_LENGTH = new WeakMap<ReadonlyMap<string, number>, Map<number, Candidate[]>>();
/** Weight of a word of conversation among those of the content, which stand there that often. */
const KNOWN_COUNT = 2;

function candidatesIn(frequencies: ReadonlyMap<string, number>): Map<number, Candidate[]> {
  const made = BY_LENGTH.get(frequencies);
  if (made) return made;
  const all = [...frequencies, ...[...KNOWN].map((word) => [word, KNOWN_COUNT] as const)].filter(
    ([word]) => word.length >= SHORTEST && !/[^a-z]/.test(word),
  );
  const candidates = all.map(([word, count]) => ({ word, count, letters: lettersOf(word) }));
  const byLength = Map.groupBy(candidates, ({ word }) => word.length);
  BY_LENGTH.set(frequencies, byLength);
  return byLength;
}

function lettersOf(word: string): number {
  let letters = 0;
  for (const letter of word) letters |= 1 << (letter.charCodeAt(0) - 97);
  return letters;
}

function bits(value: number): number {
  let left = value;
  let count = 0;
  while (left !== 0) {
    left &= left - 1;
    count += 1;
  }
  return count;
}

function nearest(word: string, frequencies: ReadonlyMap<string, number>): string | null {
  const allowed = word.length >= 8 ? 2 : 1;
  const byLength = candidatesIn(frequencies);
  const letters = lettersOf(word);
  let best: { word: string; slips: number; count: number } | null = null;
  for (let length = word.length - allowed; length <= word.length + allowed; length += 1) {
    for (const candidate of byLength.get(length) ?? []) {
      if (bits(candidate.letters ^ letters) > 2 * allowed) continue;
      const slips = distance(word, candidate.word, best ? Math.min(allowed, best.slips) : allowed);
      if (slips === null) continue;
      if (!best || slips < best.slips || (slips === best.slips && candidate.count > best.count))
        best = { word: candidate.word, slips, count: candidate.count };
    }
  }
  return best?.word ?? null;
}

/** Letters to add, leave out, change or swap with a neighbour; null where more than `most`. */
export function distance(a: string, b: string, most: number): number | null {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return null;
    before = row;
    row = next;
  }
  const slips = row[b.length] ?? 0;
  return slips <= most ? slips : null;
}
