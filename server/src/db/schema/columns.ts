import { timestamp } from "drizzle-orm/pg-core";

/** Milliseconds, as a JavaScript date holds them: a page cursor must compare equal. */
export const moment = (name: string) => timestamp(name, { precision: 3, withTimezone: true });
