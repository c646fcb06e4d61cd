/** As much of a message as is read: `contract/chat` allows no more, and a longer one must not cost more. */
const READ_CHARACTERS = 5000;

/** What a person said, prepared for reading. */
export interface Message {
  /** As it is read, trimmed, cut to `READ_CHARACTERS`: as typed, or the English that a gloss makes of it. */
  text: string;
  /** As typed, in the person's own words: what is judged and repeated to them. */
  own: string;
  /** Lower case, no accents, no markup, straight apostrophes, single spaces, a space at both ends. */
  plain: string;
  /** Words and numbers of `plain`. */
  words: readonly string[];
  /** The same words as typed, for codes in capitals. */
  typed: readonly string[];
  /** Words; in scripts without spaces about half as many as there are characters. */
  length: number;
  isQuestion: boolean;
}

const WORD = /[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
/** "N I T S", "P.B.E.": three capitals or more, parted, are one abbreviation. */
const SPELLED_OUT = /(?<![\p{L}.])(?:\p{Lu}[ .]){2,}\p{Lu}(?![\p{L}'])/gu;
const QUESTION =
  /[?？؟]|^\s*(what|which|who|whom|whose|when|where|why|how|is|are|am|was|do|does|did|can|could|may|should|would|will|have|has|tell me|explain|describe|define|compare|give me|show me|name|list|que|cual|como|cuando|donde|por que|cuanto|explica|quel|quelle|comment|quand|ou est|pourquoi|combien|qu'|est-ce|什么|怎么|如何|为什么|哪)/u;

/** Whether it ends in a question, whatever was told before. */
export const endsAsking = ({ own }: Message): boolean => /[?？]\s*$/u.test(own);

export function readMessage(raw: string): Message {
  const text = raw.trim().slice(0, READ_CHARACTERS);
  const bare = withoutShorthand(withoutMarkup(text)).replace(SPELLED_OUT, (letters) =>
    letters.replace(/[ .]/g, ""),
  );
  const plain = ` ${fold(bare).replace(/\s+/g, " ").trim()} `;
  const typed = (
    bare
      .normalize("NFC")
      .replace(/[’ʼ`´]/g, "'")
      .match(WORD) ?? []
  ).map(withoutElision);
  const words = typed.map(fold);
  const unspaced = bare.match(UNSPACED)?.length ?? 0;
  return {
    text,
    own: text,
    plain,
    words,
    typed,
    length:
      unspaced > 0
        ? words.filter((word) => !word.match(UNSPACED)).length + unspaced / 2
        : words.length,
    isQuestion: QUESTION.test(plain),
  };
}

/** "Lufthansa's" and "d'Air France" name what "Lufthansa" and "Air France" name. */
function withoutElision(word: string): string {
  return word.replace(/^(?:[dlnjcsmt]|qu)'(?=\p{L}{2})/iu, "").replace(/'s$/i, "");
}

/** How people shorten words when they type on a telephone. In capitals the same letters are codes: "RN", "PPL". */
const SHORTHAND: Readonly<Record<string, string>> = {
  ...{
    u: "you",
    ur: "your",
    urs: "yours",
    urself: "yourself",
    r: "are",
    b4: "before",
    thru: "through",
  },
  ...{
    tho: "though",
    tmrw: "tomorrow",
    tmr: "tomorrow",
    tmw: "tomorrow",
    tmrrw: "tomorrow",
    "2day": "today",
  },
  ...{
    cuz: "because",
    coz: "because",
    bc: "because",
    becuz: "because",
    abt: "about",
    ppl: "people",
  },
  ...{
    smth: "something",
    sth: "something",
    smn: "someone",
    dunno: "don't know",
    insta: "instagram",
  },
  ...{
    wich: "which",
    wat: "what",
    wut: "what",
    wen: "when",
    dat: "that",
    gon: "going to",
    imma: "i will",
  },
  ...{
    yrs: "years",
    hrs: "hours",
    mins: "minutes",
    secs: "seconds",
    wks: "weeks",
    mths: "months",
    pls: "please",
  },
  ...{
    plz: "please",
    plse: "please",
    q: "question",
    qs: "questions",
    qn: "question",
    qns: "questions",
  },
  ...{
    ans: "answer",
    msg: "message",
    pic: "picture",
    pics: "pictures",
    fav: "favourite",
    diff: "difference",
  },
  ...{
    shud: "should",
    cud: "could",
    wud: "would",
    dint: "didn't",
    doin: "doing",
    goin: "going",
    nite: "night",
  },
  ...{
    alot: "a lot",
    outta: "out of",
    kinda: "kind of",
    whatcha: "what do you",
    lemme: "let me",
    ngl: "honestly",
  },
};
const SHORT_WORD = new RegExp(
  `(?<![\\p{L}\\p{N}'’.&/-])(?:w/o|w/|${Object.keys(SHORTHAND).join("|")})(?![\\p{L}\\p{N}'’&/-]|\\.\\p{L})`,
  "gu",
);

function withoutShorthand(text: string): string {
  return text.replace(SHORT_WORD, (word, at: number) => {
    if (word === "ans" && YEARS_BEFORE.test(text.slice(0, at))) return word;
    return word === "w/o" ? "without " : word === "w/" ? "with " : (SHORTHAND[word] ?? word);
  });
}

/** After a number it is the French word for years. */
const YEARS_BEFORE = /\d\s?$/;

/** Lower case without accents: "São Paulo" and "sao paulo" are one. */
export function fold(text: string): string {
  // Most of what is typed has no letter that could bear an accent.
  if (ASCII.test(text)) return text.replaceAll("`", "'").toLowerCase();
  return text
    .replace(/[’ʼ`´]/g, "'")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .normalize("NFC")
    .toLowerCase();
}

const ASCII = /^\p{ASCII}*$/u;

/** Words without the tags and scripts that somebody may have pasted along. */
function withoutMarkup(text: string): string {
  return text
    .replace(/<(script|style)\b[^>]*>[\s\S]*?(<\/\1>|$)/gi, " ")
    .replace(/<\/?[a-z][^>]{0,200}>/gi, " ");
}

/** True where nothing is said: no letters, or one key held down. */
export function isNoise(message: Message): boolean {
  const letters = message.plain.match(/\p{L}/gu) ?? [];
  if (letters.length === 0) return !/\d/.test(message.plain) || message.words.length === 0;
  if (message.words.length > 3 || letters.length < 6) return false;
  const longest = message.words.reduce((most, word) => Math.max(most, word.length), 0);
  const isMashed =
    !/[^\p{ASCII}]/u.test(message.plain) &&
    message.words.every((word) => word.length > 5 && !/[aeiouy]{1}[^aeiouy]{1,3}/.test(word));
  return longest > 40 || new Set(letters).size <= 2 || isMashed;
}
