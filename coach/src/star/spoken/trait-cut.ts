import type { Sentence, Token } from "../text/tokens.ts";
import { cutAt, readPieces } from "./pieces.ts";

/** Where one goes over to what one does about it. English; of the piece in small letters. */
const DEALS_WITH_IT =
  /^(?:(?:and|but|so|then|well) )*(?:since (?:then|that)|ever since|from then|after (?:that|this)|that(?:'s| is) (?:why|when) i|because of (?:that|this) i|these days|nowadays|now i|now,? (?:before|when|every)|for (?:some|a few|several|the (?:last|past)|two|three|four|five|six) (?:months|weeks|years)|to (?:work|improve|change|fix|deal|get|handle|overcome|stop|help)\b|what i (?:do|did)|i(?:'ve| have)? (?:started|began|begun|joined|made|signed|decided|learn(?:ed|t)|practi[sc]ed?|trained|asked|set|put|write|use|try|work|do|take|go|plan|prepare|keep)\b|i(?:'m| am) (?:working|learning|taking|doing|trying|practi[sc]ing)|so (?:now )?i\b)/;
/** Where one comes to what has become of it. */
const COMES_OF_IT =
  /^(?:(?:and|but|so|then) )*(?:in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|the end|\d{4})|last (?:month|week|year|summer|winter|spring|autumn|time|season)|this (?:year|month|spring|summer|autumn|winter|season)|my (?:\w+ )?(?:manager|boss|supervisor|colleagues?|coworkers?|trainer|teacher|tutor|team|friends|sister|brother|partner|customers?|guests?) (?:\w+ )?(?:says?|said|told|tells?|noticed|thanked|wrote|don't|doesn't|no longer)|today|it(?:'s| is| has| got|'s got) |things |now (?:it|my|people|they|nobody|no one|the)|i(?:'m| am) (?:still|much|more|better|now|a lot)|i still|the (?:result|last)|that was|nobody|(?:since then|ever since) (?:nobody|no |my |the |it |there |i (?:have(?:n't| not| never)|haven't|missed|never)))/;
/** Longer sentences often hold the deed and what came of it. */
const LONG_WORDS = 16;

/**
 * A weakness told in one go: named with the day it showed, what it led to, what is done about it, what has come of that. By the turns of
 * phrase with which one goes over to the next.
 * @returns the first characters of the second to fourth part; the text's length where it is not told
 */
export function traitParts(text: string): readonly [task: number, action: number, result: number] {
  const pieces = readPieces(text).flatMap((piece) =>
    piece.tokens.length > LONG_WORDS ? cutAt(piece, turns) : [piece],
  );
  const find = (from: number, pattern: RegExp) => {
    const at = pieces.findIndex((piece, index) => index >= from && pattern.test(said(piece)));
    return at < 0 ? pieces.length : at;
  };
  const begins = (at: number) => pieces[at]?.start ?? text.length;
  const action = find(1, DEALS_WITH_IT);
  const result = Math.min(find(Math.min(action + 1, pieces.length), COMES_OF_IT), pieces.length);
  // What is told before it is dealt with: the last of it, if there is more than one piece, is what it led to.
  const task = action > 1 ? Math.max(1, action - 1) : action;
  return [begins(task), begins(action), begins(result)];
}

const said = ({ tokens }: Sentence): string => tokens.map(({ low }) => low).join(" ");

const TURNS: ReadonlySet<string> = new Set(
  ["so i", "so now", "and now", "and in", "and last", "and this", "and today", "and since"].concat([
    "but now",
    "now i",
    "and my",
    "because of",
  ]),
);
const turns = (tokens: readonly Token[], at: number): boolean =>
  TURNS.has(`${tokens[at]?.low ?? ""} ${tokens[at + 1]?.low ?? ""}`);
