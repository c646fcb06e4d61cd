import { type Called, idsIn } from "../knowledge/name-index.ts";
import type { ChatState } from "../state.ts";
import { leansBack } from "./follow-up.ts";
import type { Message } from "./message.ts";
import type { Reading } from "./skills.ts";

const ASKS_OF_CLOCKS =
  /\b(time difference|difference in time|hours? (ahead|behind|in front|later|earlier|difference|apart)|(ahead|in front|behind) of|what time|(what|which|how) o'?clock|local time|convert|time zones?|zulu|utc|gmt|diferencia horaria|horas de diferencia|decalage horaire|heures de decalage|时差)\b|时差|\b([01]\d|2[0-3])[0-5]\d ?z\b/;
const ZULU = /\b(zulu|utc|gmt)\b|\b([01]\d|2[0-3])[0-5]\d ?z\b/;
const TIME = /\b([01]?\d|2[0-3])[:.h]?([0-5]\d) ?(?:z|utc|gmt|zulu)?\b/;
const SURE = 0.955;

/** "Dubai is how many hours in front of London", "0300Z is what o'clock in Manila", then "and for Tokyo?". */
export function readClocks(
  { plain, ...message }: Message,
  called: readonly Called[],
  { topic }: ChatState,
): Reading[] {
  const before = topic?.kind === "clock" ? topic : null;
  const places = citiesIn(called);
  const goesOn = before !== null && (places.length === 1 || leansBack({ plain, ...message }));
  if (!ASKS_OF_CLOCKS.test(plain) && !goesOn) return [];
  const [first, second] = places;
  const time = timeIn(plain);
  const isZulu = ZULU.test(plain);
  const pair =
    first && second
      ? { home: second, there: first }
      : first && isZulu
        ? { home: "UTC", there: first }
        : goesOn && before
          ? { home: before.home, there: first ?? before.there }
          : null;
  if (!pair || pair.home === pair.there) return [];
  return [
    {
      request: {
        kind: "clock",
        ...pair,
        time: time ?? before?.time ?? null,
        month: monthIn(plain),
      },
      score: SURE,
      because: "how two clocks stand",
      ...(goesOn ? { goesOn: true as const } : {}),
    },
  ];
}

/** Codes of the airports named, one for a city, in the order of the message. */
function citiesIn(called: readonly Called[]): string[] {
  const byPlace = new Map<number, string>();
  for (const { entry, from } of [...called].sort((a, b) => a.from - b.from))
    if (entry.set === "airports" && !byPlace.has(from))
      byPlace.set(from, entry.citation.id.replace("airports/", ""));
  return idsIn(called, "airports").length === 0 ? [] : [...new Set(byPlace.values())];
}

/** Names of the months in the four languages that are read as they stand, by their beginnings. */
const MONTHS: readonly RegExp[] = [
  /\b(jan(uary)?|enero|janvier)\b|(?<!\d)1月/,
  /\b(feb(ruary)?|febrero|fevrier)\b|(?<!\d)2月/,
  /\b(march|marzo|mars)\b|(?<!\d)3月/,
  /\b(apr(il)?|abril|avril)\b|(?<!\d)4月/,
  /\b(in may|en mayo|en mai)\b|(?<!\d)5月/,
  /\b(june?|junio|juin)\b|(?<!\d)6月/,
  /\b(july?|julio|juillet|summer|verano|ete)\b|(?<!\d)7月/,
  /\b(aug(ust)?|agosto|aout)\b|(?<!\d)8月/,
  /\b(sept?(ember)?|septiembre|septembre)\b|(?<!\d)9月/,
  /\b(oct(ober)?|octubre|octobre)\b|10月/,
  /\b(nov(ember)?|noviembre|novembre)\b|11月/,
  /\b(dec(ember)?|diciembre|decembre|winter|invierno|hiver)\b|12月/,
];

function monthIn(plain: string): number | null {
  const at = MONTHS.findIndex((pattern) => pattern.test(plain));
  return at < 0 ? null : at + 1;
}

function timeIn(plain: string): number | null {
  const found = plain.match(TIME);
  return found ? 60 * Number(found[1]) + Number(found[2]) : null;
}
