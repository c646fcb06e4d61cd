import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bookedInterview, INTERVIEW_ID } from "../../testing/booking-samples.ts";
import { PERSON } from "../../testing/person.ts";
import { type Answers, renderScreen } from "../../testing/screen-stage.tsx";
import { NextInterviewLine } from "./next-interview-line.tsx";

const LIST = "/api/mock-interviews";
const TAKEN = `GET ${LIST}?candidateId=me&view=open`;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date("2099-11-30T08:35:00Z"), toFake: ["Date"] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const open = (answers: Answers) =>
  renderScreen(<NextInterviewLine otherwise="list" />, {
    ...{ address: "/", groups: ["nextInterview"] },
    answers: { "GET /api/session": PERSON, "GET /api/users/me": PERSON, ...answers },
  });

test("an interview within the hour is told in minutes and leads into its room", async () => {
  const far = bookedInterview({ id: "far", scheduledAt: "2099-12-02T09:00:00.000Z" });
  await open({ [TAKEN]: [far, bookedInterview()] });
  const line = await screen.findByRole("link", { name: /Rosa Keller.*in 25 minutes.*Join/ });
  expect(line.getAttribute("href")).toBe(`/interview-room?interview=${INTERVIEW_ID}`);
});

test("while none is near it leads to all of them", async () => {
  await open({ [TAKEN]: [bookedInterview({ scheduledAt: "2099-12-20T09:00:00.000Z" })] });
  const line = await screen.findByRole("link", { name: /None booked in the next seven days/ });
  expect(line.getAttribute("href")).toBe("/mock-interviews#with-a-recruiter");
});

test("lists that did not come promise nothing", async () => {
  await open({ [TAKEN]: () => Response.json({ detail: "Busy" }, { status: 503 }) });
  await vi.waitFor(() => expect(screen.queryByText(/Looking for/)).toBeNull(), { timeout: 4000 });
  expect(screen.queryByText(/None booked/)).toBeNull();
  expect(screen.getByRole("link", { name: /Interviews with a recruiter/ })).toBeTruthy();
});
