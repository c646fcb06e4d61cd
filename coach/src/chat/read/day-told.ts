import { readMessage } from "./message.ts";

const NUMBERS: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8 },
  ...{ nine: 9, ten: 10, twelve: 12, fourteen: 14 },
};
const OF_THE_DAY = /\b(?:interviews?|assessments?|open day|recruitment day|selection|big day)\b/;
const LEFT =
  /\b(?:in|with|have|got|only|just|for) (?:about |around |roughly |only |just |like )*(\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen) (days?|weeks?)\b(?! (?:old|ago|of|long|off))( to go| left| from now)?/;
const PLANS = /\b(?:plan|schedule|timetable|practi[sc]e|prepare|get ready)\b/;
const WEEK = 7;
/** "Next month" is no date: what is left is about so many days. */
const MONTH = 30;
const MOST_DAYS = 60;

const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const ON_A_WEEKDAY =
  /\b(next|this|on|coming) (?:this |next |coming )?(sunday|monday|tuesday|wednesday|thursday|friday|saturday)\b/;

/** Days to the weekday that a message names: "on Thursday" is the nearest one, "next Thursday" that of the week to come. */
function daysToWeekday(plain: string, today: string): number | null {
  const [whole = "", , name = ""] = plain.match(ON_A_WEEKDAY) ?? [];
  if (whole === "") return null;
  const from = new Date(`${today.slice(0, 10)}T00:00:00Z`).getUTCDay();
  const nearest = (WEEKDAYS.indexOf(name) - from + WEEK) % WEEK || WEEK;
  // Weeks begin on Monday: from Wednesday on, "next Tuesday" is the nearest one.
  const isThisWeek = (WEEKDAYS.indexOf(name) || WEEK) > (from || WEEK);
  return whole.includes("next") && isThisWeek ? nearest + WEEK : nearest;
}

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const ON_A_DATE =
  /\bon the (\d{1,2})(?:st|nd|rd|th)\b(?: of)?(?: (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)?|\bon (?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: of)? (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/;
const DAY_MS = 86_400_000;

/** Days to "the 12th", or "the 12th of January": the next one from today on. */
function daysToDate(plain: string, today: string): number | null {
  const found = plain.match(ON_A_DATE);
  const day = Number(found?.[1] ?? found?.[3] ?? 0);
  if (day < 1 || day > 31) return null;
  const from = Date.parse(`${today.slice(0, 10)}T00:00:00Z`);
  const now = new Date(from);
  const named = found?.[2] ?? found?.[4];
  const month = named ? MONTHS.indexOf(named) : now.getUTCMonth();
  const at = (year: number, of: number) => (Date.UTC(year, of, day) - from) / DAY_MS;
  const nearest = at(now.getUTCFullYear(), month);
  if (nearest >= 0) return nearest;
  return named ? at(now.getUTCFullYear() + 1, month) : at(now.getUTCFullYear(), month + 1);
}

/**
 * Whole days to somebody's interview, as a message tells them: "my assessment day is in about ten days"; null where it does not.
 * @param today ISO date
 */
export function daysToldIn(text: string, today: string): number | null {
  const { plain } = readMessage(text);
  const isOfTheDay = OF_THE_DAY.test(plain);
  if (isOfTheDay && /\btomorrow\b/.test(plain)) return 1;
  if (isOfTheDay && /\bnext week\b/.test(plain)) return WEEK;
  if (isOfTheDay && /\bnext month\b/.test(plain)) return MONTH;
  const date = isOfTheDay ? daysToDate(plain, today) : null;
  if (date !== null && date <= MOST_DAYS) return date;
  const weekday = isOfTheDay ? daysToWeekday(plain, today) : null;
  if (weekday !== null) return weekday;
  const [, number = "", unit = "", isLeft] = plain.match(LEFT) ?? [];
  if (number === "" || !(isOfTheDay || isLeft || PLANS.test(plain))) return null;
  const days = (NUMBERS[number] ?? Number(number)) * (unit.startsWith("week") ? WEEK : 1);
  return days > 0 && days <= MOST_DAYS ? days : null;
}
