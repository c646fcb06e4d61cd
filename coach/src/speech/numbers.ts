/** Numbers in English words, without hyphens: the engine reads letters and spaces only. */

const ONES = [
  ...["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"],
  ...["ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen"],
  ...["eighteen", "nineteen"],
];
const TENS = [
  ...["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"],
];
const SCALES: readonly [number, string][] = [
  [1e12, "trillion"],
  [1e9, "billion"],
  [1e6, "million"],
  [1000, "thousand"],
];
/** What is longer is a code, not a quantity: it is read digit by digit. */
const LONGEST_QUANTITY = 15;

const IRREGULAR_ORDINALS: Readonly<Record<string, string>> = {
  ...{ one: "first", two: "second", three: "third", five: "fifth", eight: "eighth" },
  ...{ nine: "ninth", twelve: "twelfth" },
};

/** 0 to 999,999,999,999,999 in words: 112 is "one hundred and twelve". */
export function cardinal(value: number): string {
  if (value < 20) return ONES[value] ?? "";
  if (value < 100) return joined(TENS[Math.floor(value / 10)] ?? "", value % 10);
  if (value < 1000) {
    const rest = value % 100;
    const hundreds = `${ONES[Math.floor(value / 100)]} hundred`;
    return rest === 0 ? hundreds : `${hundreds} and ${cardinal(rest)}`;
  }
  const [size, name] = SCALES.find(([least]) => value >= least) ?? [1000, "thousand"];
  const rest = value % size;
  const head = `${cardinal(Math.floor(value / size))} ${name}`;
  if (rest === 0) return head;
  return `${head} ${rest < 100 ? "and " : ""}${cardinal(rest)}`;
}

/** 21 is "twenty first". */
export function ordinal(value: number): string {
  const words = cardinal(value).split(" ");
  const last = words.pop() ?? "";
  const irregular = IRREGULAR_ORDINALS[last];
  return [
    ...words,
    irregular ?? (last.endsWith("y") ? `${last.slice(0, -1)}ieth` : `${last}th`),
  ].join(" ");
}

/** A year as it is said, 1000 to 2999: 2026 is "twenty twenty six", 1905 "nineteen oh five". */
export function year(value: number): string {
  const [century, rest] = [Math.floor(value / 100), value % 100];
  if (value >= 2000 && value < 2010) return cardinal(value);
  if (rest === 0) return century % 10 === 0 ? cardinal(value) : `${cardinal(century)} hundred`;
  return `${cardinal(century)} ${rest < 10 ? `oh ${ONES[rest]}` : cardinal(rest)}`;
}

/** Each digit by itself, as flight numbers and codes are read. */
export function digits(text: string): string {
  return [...text].map((digit) => ONES[Number(digit)]).join(" ");
}

/** A model number as crew say it: 320 is "three twenty", 319 "three nineteen", 900 "nine hundred". */
export function model(text: string): string {
  const value = Number(text);
  const rest = value % 100;
  if (text.length !== 3) return cardinal(value);
  if (rest === 0) return cardinal(value);
  const head = ONES[Math.floor(value / 100)];
  return `${head} ${rest < 10 ? `oh ${ONES[rest]}` : cardinal(rest)}`;
}

/** A quantity as it is written, with commas and a decimal point: "1,234.5", "0.25". */
export function quantity(text: string): string {
  const [whole = "", fraction] = text.replaceAll(",", "").split(".");
  const isCode = whole.length > LONGEST_QUANTITY || /^0\d/.test(whole);
  const words = isCode ? digits(whole) : cardinal(Number(whole));
  return fraction ? `${words} point ${digits(fraction)}` : words;
}

function joined(head: string, rest: number): string {
  return rest === 0 ? head : `${head} ${ONES[rest]}`;
}
