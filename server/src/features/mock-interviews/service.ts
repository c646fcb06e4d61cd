import { INTERVIEW_MINUTES } from "contract/availability-terms";
import {
  type InterviewStatus,
  NO_SHOW_AFTER_MINUTES,
  PARTIES,
  type Party,
  UPCOMING_MAX,
} from "contract/mock-interview-terms";
import type {
  InterviewTurn,
  MockInterviewChange,
  MovedInterview,
  NewMockInterview,
} from "contract/mock-interviews";
import type { User } from "contract/users";
import type { z } from "zod";
import { isUuid } from "../../accounts/own-id.ts";
import type { Clock } from "../../clock.ts";
import type { Database } from "../../db/database.ts";
import {
  bookedAlready,
  interviewChanged,
  invalidFields,
  notAbsentYet,
  notFound,
  notInDemo,
  recruiterOfInterviewOnly,
  slotGone,
  statusStep,
  tooManyInterviews,
} from "../../http/problems.ts";
import { openSlotsOf, quartersOfInterview } from "../../interviews/hours.ts";
import {
  findHours,
  findInterview,
  type HoursRow,
  type InterviewRow,
} from "../../interviews/store.ts";
import type { Tell } from "../../notices/notices.ts";
import { noticeOfInterview, otherParty } from "../../notices/of-interview.ts";
import type { Random } from "../../random.ts";
import { stepFault } from "./model.ts";
import {
  announceInterview,
  freeQuarters,
  hasRoom,
  insertInterview,
  type NewRow,
  takeQuarters,
  updateInterview,
} from "./store.ts";

export type MockInterviews = ReturnType<typeof createMockInterviews>;

/** Booking, moving and the steps of an interview between two people. */
export function createMockInterviews(deps: {
  db: Database;
  clock: Clock;
  random: Random;
  tell: Tell;
}) {
  const { db, clock, random, tell } = deps;

  const stored = async (id: string): Promise<InterviewRow> => {
    const row = await findInterview(db, id);
    if (!row) throw notFound();
    return row;
  };

  /** The recruiter's hours, where the slot is one that can be booked. */
  const openHours = async (
    recruiterId: string | null,
    slot: Date,
    moving: string | null = null,
  ): Promise<HoursRow> => {
    const now = clock();
    if (slot <= now) throw invalidFields([{ path: "scheduledAt", key: "field-slot-past" }]);
    const hours = recruiterId && isUuid(recruiterId) ? await findHours(db, recruiterId) : null;
    if (!hours) throw notFound();
    const open = await openSlotsOf(db, hours, now, moving);
    if (!open.some((at) => at.getTime() === slot.getTime())) throw slotGone();
    return hours;
  };

  /** Both people's time, or a refusal that says whose is gone. */
  const take = async (
    tx: Database,
    { id, candidateId, recruiterId }: Pick<NewRow, "id" | "candidateId" | "recruiterId">,
    slot: Date,
  ) => {
    const people = [candidateId, ...(recruiterId ? [recruiterId] : [])];
    const busy = await takeQuarters(tx, id, people, quartersOfInterview(slot));
    if (busy.includes(candidateId)) throw bookedAlready();
    if (busy.length > 0) throw slotGone();
  };

  /** Changes the version that was read, in one piece with `further`. */
  const change = async (
    row: InterviewRow,
    sent: { version?: number | undefined },
    fields: Partial<NewRow>,
    further: (tx: Database) => Promise<void> = async () => {},
  ): Promise<InterviewRow> => {
    if (sent.version !== undefined && sent.version !== row.version) throw interviewChanged();
    await db.transaction(async (tx) => {
      const changed = await updateInterview(tx, row, fields);
      if (!changed) throw interviewChanged();
      await further(tx);
      await announceInterview(tx, row);
    });
    return stored(row.id);
  };

  return {
    async book(
      candidate: Pick<User, "id" | "isDemo">,
      wanted: z.output<typeof NewMockInterview>,
    ): Promise<InterviewRow> {
      const { recruiterId, timezone, scheduledAt, ...kept } = wanted;
      const candidateId = candidate.id;
      // It ends within days, and a recruiter would wait for nobody.
      if (candidate.isDemo) throw notInDemo();
      if (recruiterId === candidateId)
        throw invalidFields([{ path: "recruiterId", key: "field-own-slot" }]);
      const slot = new Date(scheduledAt);
      const hours = await openHours(recruiterId, slot);
      const row = {
        ...{ ...kept, id: random.uuid(), candidateId, recruiterId, status: "scheduled" as const },
        ...{ scheduledAt: slot, duration: INTERVIEW_MINUTES, createdAt: clock() },
        ...{ candidateZone: timezone, recruiterZone: hours.zone },
      };
      await db.transaction(async (tx) => {
        if (!(await hasRoom(tx, candidateId))) throw tooManyInterviews(UPCOMING_MAX);
        await insertInterview(tx, row);
        await take(tx, row, slot);
        await announceInterview(tx, row);
        const booked = await findInterview(tx, row.id);
        if (!booked) throw notFound();
        await tell(
          tx,
          PARTIES.flatMap((party) =>
            noticeOfInterview(booked, party, (facts) => ({ kind: "booked", ...facts })),
          ),
        );
      });
      return stored(row.id);
    },

    async step(
      row: InterviewRow,
      party: Party,
      sent: z.output<typeof MockInterviewChange>,
    ): Promise<InterviewRow> {
      const now = clock();
      const { status, noShow, reason } = sent;
      switch (stepFault(row, sent, party, now)) {
        case "not-next":
          throw statusStep(row.status, status);
        case "recruiter-only":
          throw recruiterOfInterviewOnly();
        case "not-absent-yet":
          throw notAbsentYet(NO_SHOW_AFTER_MINUTES);
      }
      if (status !== "cancelled") return change(row, sent, { status, ...stampOf(status, now) });
      const turn: InterviewTurn = {
        ...{ kind: noShow ? "no-show" : "cancelled", by: party, reason },
        ...{ at: now.toISOString(), from: null },
      };
      const fields = { status, turn, late: null, sequence: row.sequence + 1 };
      const kind = noShow ? "no-show" : "cancelled";
      return change(row, sent, fields, async (tx) => {
        await freeQuarters(tx, row.id);
        await tell(
          tx,
          noticeOfInterview(row, otherParty(party), (facts) => ({ kind, ...facts, reason })),
        );
      });
    },

    async move(
      row: InterviewRow,
      party: Party,
      sent: z.output<typeof MovedInterview>,
    ): Promise<InterviewRow> {
      if (row.status !== "scheduled") throw statusStep(row.status, "scheduled");
      const slot = new Date(sent.scheduledAt);
      const hours = await openHours(row.recruiterId, slot, row.id);
      const turn: InterviewTurn = {
        ...{ kind: "moved", by: party, reason: sent.reason },
        ...{ at: clock().toISOString(), from: row.scheduledAt.toISOString() },
      };
      const fields = {
        ...{ scheduledAt: slot, recruiterZone: hours.zone, turn, late: null },
        sequence: row.sequence + 1,
      };
      return change(row, sent, fields, async (tx) => {
        await freeQuarters(tx, row.id);
        await take(tx, row, slot);
        const from = row.scheduledAt.toISOString();
        const { reason } = sent;
        await tell(
          tx,
          noticeOfInterview({ ...row, scheduledAt: slot }, otherParty(party), (facts) => ({
            ...{ kind: "moved", ...facts, from, reason },
          })),
        );
      });
    },

    tellLate: (row: InterviewRow, party: Party, minutes: number): Promise<InterviewRow> =>
      change(row, {}, { late: { by: party, minutes } }, (tx) =>
        tell(
          tx,
          noticeOfInterview(row, otherParty(party), (facts) => ({
            kind: "late",
            ...facts,
            minutes,
          })),
        ),
      ),

    /** Whatever else one of the two writes down about it. */
    note: (row: InterviewRow, fields: Partial<NewRow>): Promise<InterviewRow> =>
      change(row, {}, fields),
  };
}

function stampOf(status: InterviewStatus, now: Date): Partial<NewRow> {
  return status === "in_progress" ? { startedAt: now, late: null } : { completedAt: now };
}
