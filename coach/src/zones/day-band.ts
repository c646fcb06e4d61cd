import { datePlus, instantOf, type WallClock, wallClock } from "./zone-clock.ts";

export type Phase = "night" | "awake" | "working";

/** Hours of a day that somebody works, in minutes after midnight. */
export interface WorkingHours {
  from: number;
  until: number;
}

/** Most adults sleep between these; outside of it one is awake. */
const NIGHT = { from: 22 * 60, until: 7 * 60 };
const OFFICE: WorkingHours = { from: 9 * 60, until: 17 * 60 };
/** Offsets from UTC are multiples of a quarter of an hour. */
const STEP_MINUTES = 15;
const MINUTE_MS = 60_000;

/** A part of a band: minutes after the beginning of the day that is drawn. */
export interface BandPart {
  phase: Phase;
  from: number;
  until: number;
}

export interface DayBand {
  parts: BandPart[];
  /** Where a new hour that is a multiple of three begins: for the scale. */
  hours: { at: number; hour: number }[];
  /** Where a new date begins inside the band. */
  midnights: number[];
}

export interface DayPicture {
  startsAt: Date;
  /** 1440, or an hour more or less on the day of a clock change. */
  minutes: number;
  interview: DayBand;
  home: DayBand;
  /** Where both are at work. */
  overlaps: { from: number; until: number }[];
}

/** One calendar day of the interview's zone, as it passes there and at home. */
export function dayPicture(
  date: string,
  zone: string,
  home: string,
  businessHours: WorkingHours = OFFICE,
): DayPicture {
  const startsAt = instantOf(date, "00:00", zone).at;
  const endsAt = instantOf(datePlus(date, 1), "00:00", zone).at;
  const minutes = Math.round((endsAt.getTime() - startsAt.getTime()) / MINUTE_MS);
  const interview = bandOf(startsAt, minutes, zone, businessHours);
  const atHome = bandOf(startsAt, minutes, home, OFFICE);
  return { startsAt, minutes, interview, home: atHome, overlaps: overlapsOf(interview, atHome) };
}

/** "9:00 AM - 5:00 PM" as minutes after midnight; ordinary office hours where it is written otherwise. */
export function workingHoursOf(businessHours: string): WorkingHours {
  const found = [...businessHours.matchAll(/(\d{1,2}):(\d{2}) (AM|PM)/g)].map(
    ([, hour, minute, half]) =>
      ((Number(hour) % 12) + (half === "PM" ? 12 : 0)) * 60 + Number(minute),
  );
  const [from, until] = found;
  return from === undefined || until === undefined ? OFFICE : { from, until };
}

export function phaseAt(
  { hour, minute }: Pick<WallClock, "hour" | "minute">,
  work = OFFICE,
): Phase {
  const at = hour * 60 + minute;
  if (at >= NIGHT.from || at < NIGHT.until) return "night";
  return at >= work.from && at < work.until ? "working" : "awake";
}

function bandOf(startsAt: Date, minutes: number, zone: string, work: WorkingHours): DayBand {
  const band: DayBand = { parts: [], hours: [], midnights: [] };
  for (let at = 0; at < minutes; at += STEP_MINUTES) {
    const clock = wallClock(new Date(startsAt.getTime() + at * MINUTE_MS), zone);
    const phase = phaseAt(clock, work);
    const last = band.parts.at(-1);
    const until = Math.min(at + STEP_MINUTES, minutes);
    if (last?.phase === phase) last.until = until;
    else band.parts.push({ phase, from: at, until });
    if (clock.minute !== 0) continue;
    if (clock.hour % 3 === 0) band.hours.push({ at, hour: clock.hour });
    if (clock.hour === 0 && at > 0) band.midnights.push(at);
  }
  return band;
}

function overlapsOf(one: DayBand, other: DayBand): { from: number; until: number }[] {
  const working = ({ parts }: DayBand) => parts.filter(({ phase }) => phase === "working");
  return working(one).flatMap((a) =>
    working(other)
      .map((b) => ({ from: Math.max(a.from, b.from), until: Math.min(a.until, b.until) }))
      .filter(({ from, until }) => from < until),
  );
}
