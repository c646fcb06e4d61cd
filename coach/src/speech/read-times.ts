import { cardinal, ordinal, year } from "./numbers.ts";
import { type Rule, rule } from "./rule.ts";

const MONTHS = [
  ...["January", "February", "March", "April", "May", "June", "July", "August", "September"],
  ...["October", "November", "December"],
];
const MONTH = MONTHS.map((month) => `${month}|${month.slice(0, 3)}\\.?`).join("|");

const monthOf = (text: string): string =>
  MONTHS.find((month) => month.slice(0, 3) === text.slice(0, 3)) ?? text;
const HALVES: Readonly<Record<string, string>> = { a: "ay em", p: "pee em" };

function clock(hour: number, minute: number, half: string | undefined): string {
  const ending = half ? ` ${HALVES[half[0]?.toLowerCase() ?? ""]}` : "";
  if (minute > 0)
    return `${cardinal(hour)} ${minute < 10 ? `oh ${cardinal(minute)}` : cardinal(minute)}${ending}`;
  if (half) return `${cardinal(hour)}${ending}`;
  if (hour === 0 || hour === 24) return "midnight";
  return hour <= 12 ? `${cardinal(hour)} o'clock` : `${cardinal(hour)} hundred hours`;
}

const isDay = (day: number) => day >= 1 && day <= 31;
const isMonth = (month: number) => month >= 1 && month <= 12;
const theDay = (day: number, month: string, ofYear: string | undefined) =>
  `the ${ordinal(day)} of ${month}${ofYear ? ` ${year(Number(ofYear))}` : ""}`;

/** Times of day and dates. */
export const TIME_RULES: readonly Rule[] = [
  // 21:30, 9:05 am, 07:00:00.
  rule(
    /([01]?\d|2[0-4])[:h]([0-5]\d)(?::[0-5]\d)?(?:\s?([aApP])\.?[mM]\b\.?)?(?!\d)/,
    ([, hour, minute, half]) => clock(Number(hour), Number(minute), half),
  ),
  // 9 am, 9 p.m.
  rule(/(1[0-2]|[1-9])\s?([aApP])(?:\.[mM]\.|[mM]\b)/, ([, hour, half]) =>
    clock(Number(hour), 0, half),
  ),
  // 2026-11-28.
  rule(/([12]\d{3})-(\d\d)-(\d\d)(?!\d)/, ([, ofYear, month, day]) =>
    isMonth(Number(month)) && isDay(Number(day))
      ? theDay(Number(day), MONTHS[Number(month) - 1] ?? "", ofYear)
      : null,
  ),
  // 28/11/2026, 28.11.2026; which of two small numbers is the month, nobody can tell.
  rule(/(\d\d?)[/.](\d\d?)[/.]([12]\d{3})(?!\d)/, ([, first, second, ofYear]) => {
    const [one, other] = [Number(first), Number(second)];
    if (isMonth(other) && isDay(one) && one > 12)
      return theDay(one, MONTHS[other - 1] ?? "", ofYear);
    if (isMonth(one) && isDay(other) && other > 12)
      return theDay(other, MONTHS[one - 1] ?? "", ofYear);
    return `${cardinal(one)} ${cardinal(other)} ${year(Number(ofYear))}`;
  }),
  // 28 November 2026, 1st of May.
  rule(
    new RegExp(`(\\d\\d?)(?:st|nd|rd|th)?(?: of)? (${MONTH})(?![a-z])(?:,? ([12]\\d{3})(?!\\d))?`),
    ([, day, month = "", ofYear], { before }) => {
      if (!isDay(Number(day))) return null;
      const words = theDay(Number(day), monthOf(month), ofYear);
      return /\bthe\s$/i.test(before) ? words.replace(/^the /, "") : words;
    },
  ),
  // November 28, 2026.
  rule(
    new RegExp(`(${MONTH}) (\\d\\d?)(?:st|nd|rd|th)?(?![\\d:.]\\d|\\d)(?:,? ([12]\\d{3})(?!\\d))?`),
    ([, month = "", day, ofYear]) =>
      isDay(Number(day))
        ? `${monthOf(month)} ${ordinal(Number(day))}${ofYear ? ` ${year(Number(ofYear))}` : ""}`
        : null,
  ),
  // November 2026.
  rule(
    new RegExp(`(${MONTH}) ([12]\\d{3})(?!\\d)`),
    ([, month = "", ofYear]) => `${monthOf(month)} ${year(Number(ofYear))}`,
  ),
  // The 1990s, 2020s.
  rule(/([12]\d)(\d)0s\b/, ([, century = "", decade]) => {
    const whole = Number(century) * 100 + Number(decade) * 10;
    const words = whole % 1000 === 0 ? cardinal(whole) : year(whole);
    return words.endsWith("y") ? `${words.slice(0, -1)}ies` : `${words}s`;
  }),
];
