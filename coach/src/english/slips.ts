/** A slip of English in a text, as it stands there and as it is said. */
export interface Slip {
  quote: string;
  better: string;
}

type Mend = (...parts: string[]) => string;

/** Trades that people tell their stories from; "as waiter" wants its article. */
const TRADES =
  "(?:waiter|waitress|receptionist|nurse|teacher|cook|chef|barista|bartender|lifeguard|cashier|salesman|saleswoman|seller|shop assistant|hairdresser|tour guide|guide|babysitter|nanny|driver|manager|supervisor|trainer|volunteer|hostess|cleaner|paramedic|pharmacist|student|intern|flight attendant|steward|stewardess)";
const PRONOUNS: Readonly<Record<string, string>> = {
  ...{ they: "them", he: "him", she: "her", we: "us", i: "me" },
};
const THIRD: Readonly<Record<string, string>> = {
  ...{ "don't": "doesn't", dont: "doesn't", "do not": "does not" },
};
const PLURAL: Readonly<Record<string, string>> = { is: "are", was: "were", has: "have" };
const NOTHING: Readonly<Record<string, string>> = {
  ...{ nothing: "anything", nobody: "anybody", nowhere: "anywhere", "no one": "anyone" },
};
const NO_PAST =
  "(?!need|feed|speed|bleed|proceed|succeed|exceed|breed|heed|embed|shed|wed|indeed)[a-z]+ed";

const PARTICIPLES: Readonly<Record<string, string>> = {
  ...{ work: "worked", live: "lived", am: "been", have: "had", do: "done", know: "known" },
  ...{ teach: "taught", study: "studied", learn: "learned", play: "played", help: "helped" },
};

/**
 * Slips that learners of English often make and that a pattern tells for certain: none of these is ever right in what somebody
 * tells of themselves.
 */
const SLIPS: readonly (readonly [pattern: RegExp, mend: Mend])[] = [
  [
    /\bi have (\d{2}) years(?: old)?\b(?! (?:of|in|as|with|behind|experience))/gi,
    (_, age) => `I am ${age}`,
  ],
  // "Told them where is the smoke": a question within a sentence keeps the order of a statement.
  [
    /\b((?:told|asked|showed|explained|knew|knows?|tell|ask|understood|understand|see|saw|checked|check) (?:(?:me|him|her|us|them|you|everybody|security|to (?:me|him|her|us|them)) )?)(where|what|who|how|why|when) (is|are|was|were) ((?:the|my|his|her|their|our) [a-z]+)(?=[.,;!]|$| (?:and|but|so|because)\b)/gi,
    (_, before, word, verb, noun) => `${before}${word} ${noun} ${verb}`,
  ],
  [/\bi am agree\b|\bi'm agree\b/gi, () => "I agree"],
  [
    /\b(explain(?:ed|s)?) (me|him|us|them(?= (?:the|an?|that|how|why|what|everything|our|my|this|to)\b))\b/gi,
    (_, verb, whom) => `${verb} to ${whom}`,
  ],
  [/\b(information|advice|equipment|luggage|baggage|homework|furniture)s\b/gi, (_, noun) => noun],
  [
    /\b((?:have|has|'ve|'s) (?:been|worked|lived|had|known|studied)\b[^.!?]{0,40}) since (\d+|two|three|four|five|six|seven|eight|nine|ten|many|some|several) (years|months|weeks|days)\b/gi,
    (_, before, number, unit) => `${before} for ${number} ${unit}`,
  ],
  [
    /(?<=^|[.!?,;:] |\b(?:and|but|because|so|when|where) )(he|she|it) have\b(?! to be\b)/gi,
    (_, who) => `${who} has`,
  ],
  [
    /(?<!\b(?:did|does|would|could|should|can|will|may|might|must|let|make|made|help|see|had|if|that) )\b(he|she|it) (don't|dont|do not)\b(?! (?:you|i|we|they)\b)/gi,
    (_, who, verb) => `${who} ${THIRD[verb.toLowerCase()] ?? verb}`,
  ],
  [
    /\b(did ?n[o']?t|did not|didnt|do not|don't|does not|doesn't) (speak|say|know|have|want|understand|see|do|eat|find|get|hear|tell)(ed)? (nothing|nobody|nowhere|no one)\b/gi,
    (_, not, verb, __, none) => `${spelled(not)} ${verb} ${NOTHING[none.toLowerCase()] ?? none}`,
  ],
  [
    new RegExp(`\\b(did ?n't|didnt|did not) (${NO_PAST})\\b`, "gi"),
    (_, not, verb) => `${spelled(not)} ${baseOf(verb)}`,
  ],
  [
    /\bmore (better|easier|bigger|faster|happier|worse|older|younger|nicer|quicker|calmer|safer|friendlier)\b/gi,
    (_, word) => word,
  ],
  [
    /\bsince (\d+|two|three|four|five|six|seven|eight|nine|ten|many|some|several) (years|months|weeks) i (work|live|am|have|do|know|teach|study|learn|play|help)\b/gi,
    (_, number, unit, verb) =>
      `for ${number} ${unit} I've ${PARTICIPLES[verb.toLowerCase()] ?? verb}`,
  ],
  [
    /\b((?:i|we|you|they|he|she)(?:'m|'re|'s| am| are| is| was| were| got| get)) used to (work|wake|get|be|speak|deal|help|do|start|have|clean|stand|carry|travel)\b/gi,
    (_, be, verb) => `${be} used to ${ingOf(verb)}`,
  ],
  [/\b(responsible) of\b/gi, (_, word) => `${word} for`],
  [/\b(depend(?:s|ed|ing)?) of\b/gi, (_, verb) => `${verb} on`],
  [/\bmarried with\b/gi, () => "married to"],
  [/\binterested (?:on|for)\b(?! (?:\w+ )?(?:years|months|a long))/gi, () => "interested in"],
  [/\b(arriv(?:e|es|ed|ing)) to (the|my|our|a)\b/gi, (_, verb, article) => `${verb} at ${article}`],
  [/\b(listen(?:ed|s|ing)?) (him|her|them|me|us)\b/gi, (_, verb, whom) => `${verb} to ${whom}`],
  [/\b(discuss(?:ed|ing)?) about\b/gi, (_, verb) => verb],
  [/\b(ask(?:ed|s)?) to (him|her|them|me|us)\b/gi, (_, verb, whom) => `${verb} ${whom}`],
  [/\bsaid (me|him|us)\b(?! (?:and|or)\b)/gi, (_, whom) => `told ${whom}`],
  [
    new RegExp(`\\b(work(?:s|ed|ing)?|was|been) (?:as|like) (${TRADES})\\b(?! (?:and|or) )`, "gi"),
    (_, verb, trade) => `${verb} as ${/^[aeiou]/i.test(trade) ? "an" : "a"} ${trade}`,
  ],
  [
    /(?<=^|[.!?,;:] |\b(?:and|but|because|so|when|where|if|many|some|most|these|those|all|room) )\bpeople (is|was|has)\b/gi,
    (_, verb) => `people ${PLURAL[verb.toLowerCase()] ?? verb}`,
  ],
  [
    /(?<!\b(?:what|all|everything|whatever|anything|best|much|most|that) (?:i|we|they|you|he|she) )\b(can|must|should) to\b(?= [a-z]+)/gi,
    (_, verb) => verb,
  ],
  [
    /\b(ma[dk]e|let) (they|he|she|we)\b(?= [a-z]+)/gi,
    (_, verb, who) => `${verb} ${PRONOUNS[who.toLowerCase()] ?? who}`,
  ],
  [
    /\bthere (is|was) (many|two|three|four|five|six|several|some people|a lot of people)\b(?! (?:hours?|minutes?|days|weeks|months|years|degrees|euros|metres|of us))/gi,
    (_, verb, many) => `there ${PLURAL[verb.toLowerCase()] ?? verb} ${many}`,
  ],
  [
    /\blook(ing)? forward to (hear|meet|work|see|fly|join)\b/gi,
    (_, ing, verb) => `look${ing ?? ""} forward to ${verb}ing`,
  ],
  [
    /\b(want(?:ed|s)?) that (you|he|she|they|we|i)\b/gi,
    (_, verb, who) => `${verb} ${PRONOUNS[who.toLowerCase()] ?? who} to`,
  ],
  [/\b(let) (me|him|her|them|us) to\b/gi, (_, verb, whom) => `${verb} ${whom}`],
  [/\benjoy(ed)? to ([a-z]+)\b/gi, (_, ed, verb) => `enjoy${ed ?? ""} ${ingOf(verb)}`],
  [/\b(nothing|anything|something) of english\b/gi, () => "any English"],
  [/\bi (?:am|'m) (?:born)\b/gi, () => "I was born"],
];

const MOST_SLIPS = 6;

/** Slips of English in what somebody told, in the order of the text, each once; at most six. */
export function slipsIn(text: string): Slip[] {
  const plain = text.replace(/[‘’]/g, "'");
  const found = SLIPS.flatMap(([pattern, mend]) =>
    [...plain.matchAll(pattern)].map((match) => ({
      at: match.index,
      quote: match[0].trim(),
      better: mend(...match).trim(),
    })),
  ).sort((a, b) => a.at - b.at);
  const seen = new Set<string>();
  let end = 0;
  return found
    .filter(({ at, quote }) => {
      const isNew = at >= end && !seen.has(quote.toLowerCase());
      if (isNew) end = at + quote.length;
      return isNew && seen.add(quote.toLowerCase());
    })
    .slice(0, MOST_SLIPS)
    .map(({ quote, better }) => ({ quote, better: begunLike(quote, better) }));
}

/** Large where the quote begins so. */
const begunLike = (quote: string, better: string): string =>
  /^\p{Lu}/u.test(quote) ? better.charAt(0).toUpperCase() + better.slice(1) : better;

/** "didnt" to "didn't". */
const spelled = (not: string): string => not.replace(/^didnt$/i, "didn't").replace(/ n't/, "n't");

/** "wanted" to "want", "stopped" to "stop", "tried" to "try", "decided" to "decide". */
function baseOf(past: string): string {
  if (/ied$/i.test(past)) return past.replace(/ied$/i, "y");
  const stem = past.replace(/ed$/i, "");
  if (/([bdgmnprt])\1$/i.test(stem)) return stem.slice(0, -1);
  return KEEPS_ITS_E.test(stem) ? `${stem}e` : stem;
}

const KEEPS_ITS_E =
  /(?:[aeiou](?:c|d|g|k|m|n|p|r|s|t|v|z)|(?:^|[a-z])(?:ar|or|ur)(?:g|r|s|v)|ng|dg|rc|ns|rs|ls|lv|bl|pl|gl|tl|u)$/i;

/** "serve" to "serving", "swim" stays with one m: the word is shown, not spelled by rule. */
const ingOf = (verb: string): string =>
  /[^aeiou]e$/i.test(verb) ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
