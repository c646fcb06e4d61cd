import type { Entry } from "../knowledge/entry.ts";

const NUMBER =
  "(?:\\d[\\d.,]*(?:st|nd|rd|th)?|half|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|a few|several)";
const of = (units: string) =>
  new RegExp(`\\b${NUMBER}(?:[ -](?:to|and|or)[ -]${NUMBER})?[ -]?(?:${units})\\b`, "i");

/** What a question wants measured, read from folded text, and what an answer to it holds; the first that fits counts. */
const MEASURES: readonly (readonly [asks: RegExp, holds: RegExp])[] = [
  [/\bhow many (seconds|secs)\b|cuantos segundos|combien de secondes|几秒|多少秒/, of("seconds?")],
  [
    /\bhow many (minutes|mins)\b|cuantos minutos|combien de minutes|几分钟|多少分钟/,
    of("minutes?|hours?"),
  ],
  [/\bhow many hours\b|cuantas horas|combien d'heures|几(个)?小时/, of("hours?|minutes?")],
  [
    /\b(how old|what age|(until|till|up to|to|from) (what|which) (week|month|age)|how many (weeks|months|years)( old)?)\b/,
    of("days?|weeks?|months?|years?"),
  ],
  [
    /\bhow (long|much time|soon|quickly|fast)\b|cuanto tiempo|combien de temps|多久|多长时间/,
    of("seconds?|minutes?|hours?|days?|weeks?|months?|years?"),
  ],
  [
    /\bhow high\b|\b(what|which) (cabin )?(altitude|height|level)\b|\bhow many feet\b|多高|什么高度/,
    of("feet|ft|met(?:re|er)s?"),
  ],
  [/\bhow (hot|cold|warm)\b|\b(what|which) temperature\b/, /\d+ ?(?:°|degrees)/i],
  [
    /\bhow (far|deep|wide)\b|\bhow many (met(re|er)s|miles|kilomet)/,
    of("met(?:re|er)s?|m|cm|feet|ft|miles?|km|minutes?"),
  ],
  [
    /\bhow (many|much|often)\b|\bcuant[oa]s?\b|\bcombien\b|多少|几个/,
    new RegExp(`\\b${NUMBER}\\b`, "i"),
  ],
];

const IN_THE_LEAD = 1.1;
const ELSEWHERE = 1.02;
const NOWHERE = 0.85;

/** What an answer to the folded message holds where it asks for a measure; null where it asks for none. */
export function measureIn(plain: string): RegExp | null {
  return MEASURES.find(([asks]) => asks.test(plain))?.[1] ?? null;
}

/** How likely an entry answers, by the measure that the folded message asks for; 1 where it asks for none. */
export function measureFor(plain: string): (entry: Entry) => number {
  const holds = measureIn(plain);
  if (!holds) return () => 1;
  const held = HELD.get(holds) ?? new WeakMap<Entry, number>();
  HELD.set(holds, held);
  return (entry) => {
    const known = held.get(entry);
    if (known !== undefined) return known;
    const worth = worthOf(entry, holds);
    held.set(entry, worth);
    return worth;
  };
}

/** An entry does not change: whether it holds a measure is looked up once. */
const HELD = new Map<RegExp, WeakMap<Entry, number>>();

function worthOf({ parts }: Entry, holds: RegExp): number {
  const [lead, ...others] = parts;
  if (lead && holds.test(textOfPart(lead))) return IN_THE_LEAD;
  return others.some((one) => holds.test(textOfPart(one))) ? ELSEWHERE : NOWHERE;
}

function textOfPart({ text, list }: Entry["parts"][number]): string {
  const own = typeof text === "string" ? text : Object.values(text.values ?? {}).join(" ");
  return [own, ...list].join(" ");
}
