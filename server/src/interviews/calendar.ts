import { calendarFile } from "coach/plan/calendar-file";
import { zoneRules } from "coach/plan/zone-rules";
import type { LanguageCode } from "contract/languages";
import type { Party } from "contract/mock-interview-terms";
import { MINUTE_MS } from "../clock.ts";
import type { InterviewRow } from "./store.ts";
import { interviewWords } from "./words.ts";

/**
 * The calendar file of an interview, on the clock of whoever asks. It is the same event each time: a calendar that has it
 * takes the change.
 * @param invitation the addresses of a letter that it goes with
 */
export function interviewCalendar(
  row: InterviewRow,
  party: Party,
  language: LanguageCode,
  now: Date,
  invitation: { organizer: string; attendee: string } | null = null,
): string {
  const zone = party === "candidate" ? row.candidateZone : row.recruiterZone;
  const other = party === "candidate" ? row.recruiterName : row.candidateName;
  const name = other ?? interviewWords("someone", language);
  const startsAt = row.scheduledAt;
  const { airline } = row;
  const event = {
    uid: `${row.id}@flight-attendant-interview-prep`,
    when: { startsAt, endsAt: new Date(startsAt.getTime() + row.duration * MINUTE_MS), zone },
    sequence: row.sequence,
    isCancelled: row.status === "cancelled",
    summary: interviewWords("calendar-summary", language, { name }),
    ...(airline && { description: interviewWords("calendar-like", language, { airline }) }),
    reminder: interviewWords("calendar-reminder", language, { name }),
    ...(invitation && { invitation }),
  };
  const method = !invitation ? "PUBLISH" : event.isCancelled ? "CANCEL" : "REQUEST";
  return calendarFile([event], now, [zoneRules(zone, startsAt)], method);
}
