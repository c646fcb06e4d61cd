import { RECRUITERS } from "content/recruiters/recruiters";

/** Who asks: what a list shows of the persona. */
export interface RecruiterCard {
  id: string;
  name: string;
  airline: string;
  position: string;
}

/** The persona of a stored session; one that has left the content since keeps its id as its name. */
export function recruiterOf(id: string): RecruiterCard {
  const known = RECRUITERS.find((recruiter) => recruiter.id === id);
  return known ?? { id, name: id, airline: "", position: "" };
}

/** The first persona of an airline; of another airline the first of all. */
export function recruiterForAirline(airline: string): RecruiterCard {
  const [first] = RECRUITERS;
  const own = RECRUITERS.find((recruiter) => recruiter.airline === airline) ?? first;
  return own ?? recruiterOf("");
}
