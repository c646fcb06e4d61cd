/** What a rule sees of the text around what it read. */
export type Place = { before: string; after: string };

/** One way to read a stretch of text aloud: the first rule whose pattern fits there and that gives words. */
export type Rule = {
  /** Sticky: it fits where reading stands, or not at all. */
  pattern: RegExp;
  /** English words of letters, apostrophes and spaces; null where the stretch means something else. */
  read: (match: RegExpExecArray, place: Place) => string | null;
};

/** A rule from a pattern without flags: it reads with `u` and sticks to its place. */
export function rule(pattern: RegExp, read: Rule["read"]): Rule {
  return { pattern: new RegExp(pattern.source, `uy${pattern.flags.replace(/[uy]/g, "")}`), read };
}
