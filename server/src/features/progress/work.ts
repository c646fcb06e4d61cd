import type { WorkDay, WorkKind } from "contract/progress";

/** One piece of work that was stored. */
export type Work = { at: Date; kind: WorkKind; seconds: number };

const DAYS = 60;
const DAY_MS = 86_400_000;

/** Before this moment nothing is asked for; a day more, as a zone may be behind. */
export function workSince(now: Date): Date {
  return new Date(now.getTime() - (DAYS + 1) * DAY_MS);
}

/** Many small answers of one day are one piece of work: a plan asks for a day's review, not for a card. */
const ONCE_A_DAY: ReadonlySet<WorkKind> = new Set(["review"]);

/** Work by calendar day in a zone and by kind, the oldest day first. */
export function workByDay(work: readonly Work[], timeZone: string): WorkDay[] {
  // The Swedish format is the ISO date.
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone });
  const days = new Map<string, Map<WorkKind, WorkDay["work"][number]>>();
  for (const { at, kind, seconds } of work) {
    const date = format.format(at);
    const kinds = days.get(date) ?? new Map<WorkKind, WorkDay["work"][number]>();
    const known = kinds.get(kind) ?? { kind, count: 0, seconds: 0 };
    kinds.set(kind, {
      kind,
      count: ONCE_A_DAY.has(kind) ? 1 : known.count + 1,
      seconds: known.seconds + Math.round(seconds),
    });
    days.set(date, kinds);
  }
  return [...days]
    .map(([date, kinds]) => ({ date, work: [...kinds.values()] }))
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .slice(-DAYS);
}
