import type { Client } from "./test-app.ts";

export const WANTED_INTERVIEW = { recruiterId: "rania-khoury", mode: "text" };

/** What somebody says to a question about a difficult customer. */
export const SAID_IN_INTERVIEW =
  "Last winter a guest shouted at me because his room was not ready. I had to find him a bed before his meeting. I listened, called housekeeping and swapped his room. He was in his room eleven minutes later and apologised.";
export const INTERVIEW_ANSWER = { answer: SAID_IN_INTERVIEW, mode: "text", seconds: 95.4 };

export const beginInterview = (who: Client, more = {}, headers = {}) =>
  who.send("POST", "/api/interview-sessions", { ...WANTED_INTERVIEW, ...more }, headers);

/** Address of a session that was begun. */
export const pathOf = ({ body }: { body: { id: string } }) => `/api/interview-sessions/${body.id}`;

export const putAnswer = (who: Client, path: string, position: number, more = {}) =>
  who.send("PUT", `${path}/answers/${position}`, { ...INTERVIEW_ANSWER, ...more });

export const finishInterview = (who: Client, path: string, ending = "all-answered") =>
  who.send("PATCH", path, { status: "completed", ending });
