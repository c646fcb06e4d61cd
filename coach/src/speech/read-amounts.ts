import { cardinal, digits, ordinal, quantity, year } from "./numbers.ts";
import { type Rule, rule } from "./rule.ts";
import { CURRENCIES, UNITS } from "./trade-words.ts";

const NUMBER = "\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?";
const LARGE: Readonly<Record<string, string>> = {
  ...{ million: "million", billion: "billion", thousand: "thousand", m: "million", bn: "billion" },
  ...{ k: "thousand", M: "million", B: "billion", K: "thousand" },
};
const LARGE_PATTERN = "(?:\\s?(million|billion|thousand|bn|[kmMBK])(?![A-Za-z]))?";
const UNIT = Object.keys(UNITS)
  .toSorted((one, other) => other.length - one.length)
  .join("|");
const CODES = Object.keys(CURRENCIES)
  .filter((name) => /^[A-Z]/.test(name))
  .join("|");
/** Small coins, said after "and". */
const CENTS: Readonly<Record<string, string>> = { $: "cents", "€": "cents", "£": "pence" };

const isOne = (amount: string) => Number(amount) === 1;
const signOf = (sign: string | undefined) =>
  !sign ? "" : sign === "+" ? "plus " : sign === "±" ? "plus or minus " : "minus ";

function money(currency: string, amount: string, large: string | undefined): string {
  const [one, many] = CURRENCIES[currency] ?? ["", ""];
  if (large) return `${quantity(amount)} ${LARGE[large]} ${spelledIn(many)}`;
  const [whole = "", cents] = amount.split(".");
  const small = CENTS[currency];
  const head = `${quantity(small ? whole : amount)} ${spelledIn(isOne(small ? whole : amount) ? one : many)}`;
  if (!small || !cents || Number(cents) === 0) return head;
  return `${head} and ${cardinal(Number(cents.padEnd(2, "0").slice(0, 2)))} ${small}`;
}

const spelledIn = (currency: string) => currency.replace("US ", "you ess ");

/** Quantities with what they are quantities of, and bare numbers last. */
export const AMOUNT_RULES: readonly Rule[] = [
  // $1,250.50, €1.5 million, AED 2,500, 300 USD.
  rule(
    new RegExp(`([$€£¥]|(?:${CODES})(?=\\s?\\d))\\s?(${NUMBER})${LARGE_PATTERN}`),
    ([, currency = "", amount = "", large]) => money(currency, amount, large),
  ),
  rule(
    new RegExp(`(${NUMBER})${LARGE_PATTERN}\\s?([$€£¥]|(?:${CODES})(?![A-Za-z]))`),
    ([, amount = "", large, currency = ""]) => money(currency, amount, large),
  ),
  // 30 °C, -5°F, 90°.
  rule(
    new RegExp(`([-−+])?(${NUMBER})\\s?°\\s?([CF])?(?![A-Za-z])`),
    ([, sign, amount = "", scale]) => {
      const kind = scale === "C" ? " celsius" : scale === "F" ? " fahrenheit" : "";
      return `${signOf(sign)}${quantity(amount)} degree${isOne(amount) ? "" : "s"}${kind}`;
    },
  ),
  // 45 %, 99.5%.
  rule(new RegExp(`(${NUMBER})\\s?%`), ([, amount = ""]) => `${quantity(amount)} percent`),
  // 10–15 kg, 2019-2021: a range.
  rule(
    new RegExp(
      `(${NUMBER})\\s?[–-]\\s?(${NUMBER})(?!\\d|-\\d)(?:\\s?(${UNIT})(?![A-Za-z\\d]))?(\\s?%)?`,
    ),
    ([, from = "", to = "", unit, percent], { before }) => {
      if (Number(from.replaceAll(",", "")) >= Number(to.replaceAll(",", ""))) return null;
      const read = isYear(from) && isYear(to) ? (text: string) => year(Number(text)) : quantity;
      const words = `${read(from)} to ${read(to)}`;
      const ofWhat = unit ? ` ${UNITS[unit]?.[1]}` : percent ? " percent" : "";
      return /\d$/.test(before) ? null : `${words}${ofWhat}`;
    },
  ),
  // 24/7, 50/50, 4/5, 1/2.
  rule(/(\d{1,3})\/(\d{1,3})(?![\d/])/, ([, one = "", other = ""]) => {
    if (one === "24" && other === "7") return "twenty four seven";
    if (one === "1" && other === "2") return "one half";
    const [first, second] = [cardinal(Number(one)), cardinal(Number(other))];
    return Number(one) < Number(other) ? `${first} out of ${second}` : `${first} ${second}`;
  }),
  // 1st, 22nd.
  rule(/(\d+)(?:st|nd|rd|th)(?![A-Za-z])/, ([, amount]) => ordinal(Number(amount))),
  // 23 kg, 35,000 ft, 5km/h.
  rule(
    new RegExp(`([-−+±])?(${NUMBER})\\s?(${UNIT})(?![A-Za-z\\d])`, "i"),
    ([, sign, amount = "", unit = ""]) => {
      // Alone, a capital is a seat or a size, and "A" no unit.
      if (/^[A-Z]$/.test(unit)) return null;
      const [one, many] = UNITS[unit.toLowerCase()] ?? ["", ""];
      return `${signOf(sign)}${quantity(amount)} ${isOne(amount) ? one : many}`;
    },
  ),
  // 3x, 2×.
  rule(new RegExp(`(${NUMBER})\\s?[x×](?![A-Za-z])`), ([, amount = ""]) =>
    isOne(amount) ? "once" : `${quantity(amount)} times`,
  ),
  // #1, No. 5.
  rule(/(?:#|No\.\s?|Nr\.\s?)(\d+)/, ([, amount = ""]) => `number ${quantity(amount)}`),
  // Versions and sections: 2.1.3.
  rule(/\d+(?:\.\d+){2,}/, ([all]) => all.split(".").map(quantity).join(" point ")),
  // Years: four digits without a comma that count nothing.
  rule(/([12]\d{3})(?![\d,.:]\d|\d)/, ([, amount = ""], { before, after }) => {
    const isCounted = /^\s[a-z]+s\b/.test(after) && !/^\s(?:was|is|has|as|this|its)\b/.test(after);
    const isDated = /\b(?:in|since|until|by|from|of|year|before|after|during|for|and|to)\s$/i.test(
      before,
    );
    return isYear(amount) && (isDated || !isCounted) ? year(Number(amount)) : null;
  }),
  rule(new RegExp(`([-−+±~])?(${NUMBER})`), ([, sign, amount = ""], { before }) => {
    const isSigned = sign && !/[\w)]\s?$/.test(before);
    return `${sign === "~" ? "about " : isSigned ? signOf(sign) : ""}${quantity(amount)}`;
  }),
  // Digits of other scripts, where they are digits to us.
  rule(/[０-９]+/, ([all]) => digits(all.normalize("NFKC"))),
];

function isYear(text: string): boolean {
  return /^(?:19|20)\d\d$/.test(text);
}
