import { clockTime } from "./zone-rules.ts";

/** An iCalendar file (RFC 5545) of whole-day and timed events. */

export interface CalendarEvent {
  /** Stays the same for the same event, so that a second download changes the first. */
  uid: string;
  /** A whole day ("2026-11-28"), or two moments: written in UTC, or on the clock of a zone whose rules go with the file. */
  when: { day: string } | { startsAt: Date; endsAt: Date; zone?: string };
  /** How often it was changed: a calendar takes the highest. */
  sequence?: number;
  /** It does not take place: a calendar strikes it out. */
  isCancelled?: boolean;
  summary: string;
  description?: string;
  /** True where the person can be called away: practice is no appointment. */
  isFree?: boolean;
  /** Words of the reminder on the day before, at nine in the morning for a whole day; none without. */
  reminder?: string;
  /** Who invites whom, as e-mail addresses: in a file that goes out by mail. */
  invitation?: { organizer: string; attendee: string };
}

const CRLF = "\r\n";
/** RFC 5545, section 3.1: lines are no longer than 75 octets, the line break left out. */
const LINE_OCTETS = 75;
const PRODUCT = "-//Flight Attendant Interview Prep//Interview Calendar//EN";

/**
 * The text of a file.
 * @param stamp when it is made (DTSTAMP)
 * @param zones rules of the zones that its events name, from `zoneRules`
 * @param method what a mail program is to do with it (RFC 5546)
 */
export function calendarFile(
  events: readonly CalendarEvent[],
  stamp: Date,
  zones: readonly string[][] = [],
  method: "PUBLISH" | "REQUEST" | "CANCEL" = "PUBLISH",
): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:${PRODUCT}`,
    "CALSCALE:GREGORIAN",
    `METHOD:${method}`,
    ...zones.flat(),
    ...events.flatMap((event) => eventLines(event, stamp)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => fold(line) + CRLF).join("");
}

function eventLines(
  {
    uid,
    when,
    sequence,
    isCancelled,
    summary,
    description,
    isFree,
    reminder,
    invitation,
  }: CalendarEvent,
  stamp: Date,
) {
  const isDay = "day" in when;
  return [
    "BEGIN:VEVENT",
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(stamp)}`,
    ...(isDay
      ? // The end of a whole day is the day after it (section 3.6.1).
        [`DTSTART;VALUE=DATE:${bare(when.day)}`, `DTEND;VALUE=DATE:${bare(nextDay(when.day))}`]
      : [`DTSTART${moment(when.startsAt, when.zone)}`, `DTEND${moment(when.endsAt, when.zone)}`]),
    ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
    ...(isCancelled ? ["STATUS:CANCELLED"] : []),
    ...(invitation
      ? [
          `ORGANIZER:mailto:${invitation.organizer}`,
          `ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${invitation.attendee}`,
        ]
      : []),
    `SUMMARY:${escaped(summary)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(isFree ? ["TRANSP:TRANSPARENT"] : []),
    ...(reminder
      ? [
          "BEGIN:VALARM",
          "ACTION:DISPLAY",
          `DESCRIPTION:${escaped(reminder)}`,
          // A day begins at midnight: fifteen hours before it is nine on the day before.
          `TRIGGER:${isDay ? "-PT15H" : "-P1D"}`,
          "END:VALARM",
        ]
      : []),
    "END:VEVENT",
  ];
}

const bare = (day: string) => day.replaceAll("-", "");
const nextDay = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
/** ":20261122T090000Z", or ";TZID=Asia/Dubai:20261122T130000". */
const moment = (at: Date, zone: string | undefined) =>
  zone ? `;TZID=${zone}:${clockTime(at, zone)}` : `:${utc(at)}`;
/** "20261122T090000Z". */
const utc = (moment: Date) => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

/** Section 3.3.11: backslash, semicolon and comma are escaped, line breaks written out; other control characters have no place. */
function escaped(text: string): string {
  return (
    text
      .replace(/\r\n?/g, "\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: just these are taken out.
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "")
      .replace(/[\\;,]/g, (mark) => `\\${mark}`)
      .replaceAll("\n", "\\n")
  );
}

/** Breaks a line between characters, never inside one: each further line begins with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      folded += `${CRLF} `;
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
