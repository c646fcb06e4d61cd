import { AIRLINES } from "content/airlines/airlines";
import { AIRPORTS } from "content/airports/airports";
import { MORE_AIRPORTS } from "content/airports/more-airports";
import { spell } from "./letters.ts";
import { cardinal, digits, model } from "./numbers.ts";
import { type Rule, rule } from "./rule.ts";
import { MORE_DESIGNATORS } from "./trade-words.ts";

/** Two-character designators of airlines: "EK", "6E". */
const DESIGNATORS: ReadonlySet<string> = new Set([
  ...AIRLINES.map(({ iataCode }) => iataCode),
  ...MORE_DESIGNATORS,
]);

/** Codes of airports, three letters and four: "DXB", "OMDB". */
export const AIRPORT_CODES: ReadonlySet<string> = new Set(
  [...AIRPORTS, ...MORE_AIRPORTS].flatMap(({ code, icao }) => [code, icao]),
);

const VARIANTS: Readonly<Record<string, string>> = {
  ...{ neo: "neo", ceo: "ceo", LR: "el are", XLR: "ex el are", ER: "ee are", F: "freighter" },
};
const variantOf = (text: string | undefined) => (text ? ` ${VARIANTS[text]}` : "");
const VARIANT = "(neo|ceo|XLR|LR|ER|F)?(s)?(?![A-Za-z0-9])";
/** More than one of a type: "three eighties". */
const several = (words: string, ending: string | undefined) =>
  !ending ? words : words.endsWith("y") ? `${words.slice(0, -1)}ies` : `${words}s`;

/** Things that are counted: before them 747 is a number, not an aeroplane. */
const COUNTED =
  /^\s(?:passengers|guests|people|crew|seats|flights|hours|minutes|days|miles|kilomet|feet|meals|bags|points|questions|colleagues|customers|aircraft|destinations|employees|euros|dollars)/;

/** Aircraft, flights, seats, doors and gates. */
export const CODE_RULES: readonly Rule[] = [
  // Flight level: FL350.
  rule(/FL\s?(\d{2,3})(?!\w)/, ([, level = ""]) => `flight level ${digits(level)}`),
  // Airbus: A320, A321neo, A350-900, A340-600.
  rule(
    new RegExp(`A\\s?([23]\\d\\d)(?:-(\\d{2,4}))?${VARIANT}`),
    ([, type = "", series, variant, ending]) =>
      several(`ay ${model(type)}${series ? ` ${model(series)}` : ""}${variantOf(variant)}`, ending),
  ),
  // Boeing: B737, Boeing 777-300ER, 787-9, 737 MAX 8.
  rule(
    new RegExp(`(B-?)?(7[0-8]7)(?:-(\\d{1,3}))?${VARIANT}`),
    ([, letter, type = "", series, variant, ending], { before, after }) => {
      const isNamed =
        letter ||
        series ||
        ending ||
        /\b(?:Boeing|the|a|on)\s$/i.test(before) ||
        /^\s(?:MAX|Dreamliner)/.test(after);
      if (!isNamed || (!letter && !series && COUNTED.test(after))) return null;
      return several(
        `${letter ? "bee " : ""}${digits(type)}${series ? ` ${model(series)}` : ""}${variantOf(variant)}`,
        ending,
      );
    },
  ),
  // Regional aircraft: ATR 72-600, CRJ900, E195-E2.
  rule(
    /(ATR|CRJ|ERJ|MD|DC)[\s-]?(\d{2,4})(?:-(\d{2,3}))?(?![A-Za-z0-9])/,
    ([, maker = "", type = "", series]) =>
      `${spell(maker)} ${model(type)}${series ? ` ${model(series)}` : ""}`,
  ),
  // Flights: EK521, BA 2490; with a space only from three digits on, or after the word.
  rule(
    /([A-Z]{2}|[A-Z]\d|\d[A-Z])(\s?)(\d{1,4})(?![A-Za-z0-9:.]\w|\w)/,
    ([, airline = "", space, number = ""], { before }) => {
      const isNamed = /\bflight\s$/i.test(before);
      if (!DESIGNATORS.has(airline) && !(isNamed && /^[A-Z]/.test(airline))) return null;
      if (space && number.length < 3 && !isNamed) return null;
      return `${spell(airline)} ${digits(number)}`;
    },
  ),
  // Flight 521: the digits by themselves.
  rule(/(\d{3,4})(?![\d.,:%]\d|\d|\s?[%a-z])/, ([, number = ""], { before }) =>
    /\bflight\s(?:number\s)?$/i.test(before) ? digits(number) : null,
  ),
  // Seat 12A, door 2L.
  rule(
    /(\d{1,2})([A-Z])(?!\w)/,
    ([, number, letter = ""]) => `${cardinal(Number(number))} ${spell(letter)}`,
  ),
  // Door L1, gate B12, E190.
  rule(
    /([A-Z])(\d{1,3})(?![\w.,]\d|\w)/,
    ([, letter = "", number = ""]) =>
      `${spell(letter)} ${number.length === 3 ? model(number) : number.startsWith("0") ? digits(number) : cardinal(Number(number))}`,
  ),
  // DXB–LHR.
  rule(/([A-Z]{3})\s?(?:[-–→]|->)\s?([A-Z]{3})(?!\w)/, ([, from = "", to = ""]) =>
    AIRPORT_CODES.has(from) && AIRPORT_CODES.has(to) ? `${spell(from)} to ${spell(to)}` : null,
  ),
];

/** Whether two capitals stand for an airline. */
export function isDesignator(word: string): boolean {
  return DESIGNATORS.has(word);
}
