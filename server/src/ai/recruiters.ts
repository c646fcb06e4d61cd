import { RECRUITERS } from "content/recruiters/recruiters";
import type { Recruiter } from "content/recruiters/schema";

const byId = new Map(RECRUITERS.map((recruiter) => [recruiter.id, recruiter]));

/** The persona that a request names; null where there is none with this id. */
export function findRecruiter(id: string): Recruiter | null {
  return byId.get(id) ?? null;
}
