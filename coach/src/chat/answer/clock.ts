import { clockZone } from "content/airports/clock-zone";
import { type ZoneDifference, zoneDifference } from "../../zones/difference.ts";
import { timeOf } from "../../zones/zone-clock.ts";
import { ALL_AIRPORTS } from "../knowledge/airports.ts";
import type { ChatRequest } from "../request.ts";
import { type Context, type Draft, suggest } from "./draft.ts";
import { say } from "./talk.ts";

type ClockRequest = Extract<ChatRequest, { kind: "clock" }>;

const DAY = 1440;
/** Noon, so that no zone is in another month. */
const instantIn = (year: string, month: number) =>
  new Date(`${year}-${String(month).padStart(2, "0")}-15T12:00:00Z`);
/** Where clocks change, they differ between these. */
const WINTER_AND_SUMMER = [1, 7] as const;

/** How far one clock is ahead of the other, today and in the other half of the year, and what time it is there. */
export function answerClock(request: ClockRequest, context: Context): Draft {
  const { voice, today } = context;
  const [home, there] = [placeOf(request.home), placeOf(request.there)];
  if (!home || !there) return say(request, "talk.acknowledge", context);
  const year = today.slice(0, 4);
  const now =
    request.month === null ? new Date(`${today}T12:00:00Z`) : instantIn(year, request.month);
  const apart = (at: Date) => zoneDifference(at, home.zone, there.zone);
  const months = new Intl.DateTimeFormat(voice.language, { month: "long", timeZone: "UTC" });
  const told = (at: Date) => {
    const difference = apart(at);
    return voice.say(`clock.${difference.direction}`, {
      ...{ there: there.name, home: home.name, month: months.format(at) },
      hours: hoursOf(difference),
    });
  };
  const other = WINTER_AND_SUMMER.map((month) => instantIn(year, month)).find(
    (at) => minutesOf(apart(at)) !== minutesOf(apart(now)),
  );
  const time = request.time;
  return {
    request,
    paragraphs: [
      [told(now), ...(other ? [told(other)] : [])].join(" "),
      ...(time === null
        ? []
        : [
            voice.say("clock.time", {
              ...{ home: home.name, there: there.name, time: clockOf(time) },
              other: clockOf(time + minutesOf(apart(now))),
            }),
          ]),
    ],
    citations: [home, there].flatMap(({ code }) => {
      const entry = context.knowledge.entry(`airports/${code}`);
      return entry ? [entry.citation] : [];
    }),
    suggestions: suggest(voice, [["suggest.quiz"], ["suggest.practise"]]),
  };
}

function placeOf(code: string): { code: string; name: string; zone: string } | null {
  if (code === "UTC") return { code, name: "UTC", zone: "UTC" };
  const airport = ALL_AIRPORTS.find((one) => one.code === code);
  return airport ? { code, name: airport.city, zone: clockZone(airport) } : null;
}

/** "4", or "5:30" where a zone is not on the hour. */
function hoursOf({ hours, minutes }: ZoneDifference): string {
  return minutes === 0 ? String(hours) : `${hours}:${minutes}`;
}

/** Negative where the other clock is behind. */
function minutesOf({ direction, hours, minutes }: ZoneDifference): number {
  return (direction === "behind" ? -1 : 1) * (60 * hours + minutes);
}

/** "11:00", and "01:30 +1" on the next day, as rosters write it. */
function clockOf(minutes: number): string {
  const day = Math.floor(minutes / DAY);
  const left = minutes - day * DAY;
  const clock = timeOf({ hour: Math.floor(left / 60), minute: left % 60 });
  return day === 0 ? clock : `${clock} ${day > 0 ? "+" : "−"}${Math.abs(day)}`;
}
