/**
 * Code 39, the bar code that any reader knows. Nine stripes a letter, dark and light in turn; "w" is a wide one.
 * Source: ANSI/AIM BC1-1995, table of symbol characters.
 */
const STRIPES: Record<string, string> = {
  ...{ A: "wnnnnwnnw", B: "nnwnnwnnw", C: "wnwnnwnnn", D: "nnnnwwnnw", E: "wnnnwwnnn" },
  ...{ F: "nnwnwwnnn", G: "nnnnnwwnw", H: "wnnnnwwnn", I: "nnwnnwwnn", J: "nnnnwwwnn" },
  ...{ K: "wnnnnnnww", L: "nnwnnnnww", M: "wnwnnnnwn", N: "nnnnwnnww", O: "wnnnwnnwn" },
  ...{ P: "nnwnwnnwn", Q: "nnnnnnwww", R: "wnnnnnwwn", S: "nnwnnnwwn", T: "nnnnwnwwn" },
  ...{ U: "wwnnnnnnw", V: "nwwnnnnnw", W: "wwwnnnnnn", X: "nwnnwnnnw", Y: "wwnnwnnnn" },
  ...{ Z: "nwwnwnnnn", "*": "nwnnwnwnn" },
};
/** A wide stripe against a narrow one. */
const WIDE = 2.5;

export interface Bars {
  /** Dark stripes: from where, and how wide, in narrow stripes. */
  bars: { x: number; width: number }[];
  width: number;
}

/** Bars that read a code of capital letters, with the start and stop sign that every reader looks for. */
export function code39(code: string): Bars {
  const bars: Bars["bars"] = [];
  let x = 0;
  for (const letter of `*${code}*`) {
    for (const [index, stripe] of [...(STRIPES[letter] ?? "")].entries()) {
      const width = stripe === "w" ? WIDE : 1;
      if (index % 2 === 0) bars.push({ x, width });
      x += width;
    }
    x += 1;
  }
  return { bars, width: x - 1 };
}
