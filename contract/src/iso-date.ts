import { z } from "zod";

const DATE_MESSAGE = "Use a date like 2026-11-28";

/** No earlier than anybody now alive: the calendar's year 0 is none that a database knows. */
export const IsoDate = z.iso
  .date(DATE_MESSAGE)
  .refine((date) => date >= "1900-01-01", DATE_MESSAGE);
