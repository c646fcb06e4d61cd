import { and, type Column, eq, lt, or, type Placeholder, type SQL } from "drizzle-orm";

/** Where a page of a list ends that is ordered newest first: moment and order of arrival of its last row. */
export type Cursor = { createdAt: Date; seq: number };

/** The cursor of the first page: what databases write with four digits of year is not later. */
export const NEWEST: Cursor = { createdAt: new Date(Date.UTC(10_000, 0, 1) - 1), seq: 0 };

/** The rows that come after the cursor in that order. */
export function below(
  table: { createdAt: Column; seq: Column },
  cursor: Cursor | Record<keyof Cursor, Placeholder>,
): SQL | undefined {
  const { createdAt, seq } = cursor;
  const sameMoment = and(eq(table.createdAt, createdAt), lt(table.seq, seq));
  return or(lt(table.createdAt, createdAt), sameMoment);
}
