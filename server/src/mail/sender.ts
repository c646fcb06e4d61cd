import { type Clock, MINUTE_MS, SECOND_MS } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { failureCode } from "../db/failure.ts";
import type { Log } from "../http/log.ts";
import { interviewCalendar } from "../interviews/calendar.ts";
import { findInterview } from "../interviews/store.ts";
import { letterOf, MAIL_SWITCH_PATH, type Reader } from "./letter.ts";
import { type Mailer, MailRefusal, type OutgoingLetter } from "./mailer.ts";
import { claimLetters, findRecipient, settleLetter, type WaitingLetter } from "./store.ts";

const EVERY_MS = 5 * SECOND_MS;
/** Letters that are taken at once, one after the other. */
const BATCH = 5;
/** Longer than a batch takes at the time limit of each. */
const LEASE_MS = 3 * MINUTE_MS;
/** Minutes until the next attempt; the attempt after the last pause is the last. */
const PAUSES = [1, 5, 30, 120] as const;

type Parts = { db: Database; mailer: Mailer; clock: Clock; log: Log; publicUrl: URL };

/** Sends the letters that wait, once; several processes may do so at once. Gives how many were taken up. */
export async function sendWaiting(parts: Parts): Promise<number> {
  const { db, clock } = parts;
  const now = clock();
  const leaseEnd = new Date(now.getTime() + LEASE_MS);
  const letters = await claimLetters(db, { now, leaseEnd, limit: BATCH });
  for (const letter of letters) await sendOne(parts, letter);
  return letters.length;
}

async function sendOne(
  { db, mailer, clock, log, publicUrl }: Parts,
  waiting: WaitingLetter,
): Promise<void> {
  const { id, mailTries } = waiting;
  try {
    const letter = await compose({ db, mailer, publicUrl, now: clock() }, waiting);
    if (!letter) return await settleLetter(db, id, { mailState: null });
    await mailer.send(letter);
    await settleLetter(db, id, { mailState: "sent" });
  } catch (thrown) {
    // A letter that cannot be written must not hold up those behind it: it is tried again like one that was refused.
    const error =
      thrown instanceof MailRefusal ? thrown : new MailRefusal(failureCode(thrown), false);
    const pause = error.isFinal ? undefined : PAUSES[mailTries - 1];
    log.write({ event: "mail-refused", code: error.code, tries: mailTries, final: !pause });
    await settleLetter(
      db,
      id,
      pause ? { mailAt: new Date(clock().getTime() + pause * MINUTE_MS) } : { mailState: "failed" },
    );
  }
}

/** Null where it has become pointless: nobody to send it to, or a reminder of what is over. */
async function compose(
  { db, mailer, publicUrl, now }: Pick<Parts, "db" | "mailer" | "publicUrl"> & { now: Date },
  { id, userId, content }: WaitingLetter,
): Promise<OutgoingLetter | null> {
  const to = await findRecipient(db, userId);
  if (!to) return null;
  const { name, address, language } = to;
  const interview = "interviewId" in content ? await findInterview(db, content.interviewId) : null;
  const isLate = "scheduledAt" in content && new Date(content.scheduledAt) < now;
  if (content.kind === "interview-soon" && (isLate || interview?.status !== "scheduled"))
    return null;
  const reader: Reader = {
    ...{ name, language, zone: to.timezone ?? "UTC", otherZone: null },
    ...(interview && "party" in content && clocksOf(interview, content.party)),
  };
  const isFile = interview && ["booked", "moved", "cancelled"].includes(content.kind);
  const invitation = { organizer: mailer.from.address, attendee: address };
  return {
    ...letterOf(content, reader, publicUrl),
    ...{ id, to: { name, address }, unsubscribe: new URL(MAIL_SWITCH_PATH, publicUrl) },
    calendar:
      isFile && "party" in content
        ? {
            method: interview.status === "cancelled" ? "CANCEL" : "REQUEST",
            content: interviewCalendar(interview, content.party, language, now, invitation),
          }
        : null,
  };
}

function clocksOf(
  { candidateZone, recruiterZone }: { candidateZone: string; recruiterZone: string },
  party: "candidate" | "recruiter",
): Pick<Reader, "zone" | "otherZone"> {
  const [zone, other] =
    party === "candidate" ? [candidateZone, recruiterZone] : [recruiterZone, candidateZone];
  return { zone, otherZone: other === zone ? null : other };
}

/** Sends what waits every few seconds, one batch at a time. */
export function startSender(parts: Parts): { stop(): void } {
  let isBusy = false;
  const work = async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      while ((await sendWaiting(parts)) === BATCH);
    } catch (error) {
      parts.log.write({ event: "mail-failed", code: failureCode(error) });
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(() => void work(), EVERY_MS).unref();
  return { stop: () => clearInterval(timer) };
}
