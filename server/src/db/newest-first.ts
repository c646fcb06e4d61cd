import { and, type Column, eq, lt, or, type SQL } from "drizzle-orm";

/** Where a page of a list ends that is ordered newest first: moment and order of arrival of its last row. */
export type Cursor = { createdAt: Date; seq: number };

/** The rows that come after the cursor in that order. */
export function below(table: { createdAt: Column; seq: Column }, cursor: Cursor): SQL | undefined {
  const { createdAt, seq } = cursor;
  const sameMoment = and(eq(table.createdAt, createdAt), lt(table.seq, seq));
  return or(lt(table.createdAt, createdAt), sameMoment);
}
