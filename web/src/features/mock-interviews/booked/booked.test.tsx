import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  bookedInterview,
  evaluation,
  INTERVIEW_ID,
  ROSA,
} from "../../../testing/booking-samples.ts";
import { SESSION_ID, sessionSummary, storedSession } from "../../../testing/interview-samples.ts";
import { PERSON } from "../../../testing/person.ts";
import { type Answers, renderScreen, type Sent } from "../../../testing/screen-stage.tsx";
import MockInterviewsPage from "../page.tsx";
import { BookedInterviews } from "./booked.tsx";

const LIST = "/api/mock-interviews";
const OPEN = `GET ${LIST}?candidateId=me&view=open`;
const PAST = `GET ${LIST}?candidateId=me&view=past`;
const ONE = `/api/mock-interviews/${INTERVIEW_ID}`;
const EVALUATION = evaluation();
const FIRST = ROSA.nextSlot;
const SECOND = "2099-11-30T09:30:00.000Z";
const slots = (...open: string[]) => ({ zone: "Asia/Dubai", durationMinutes: 30, slots: open });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date("2099-11-30T07:00:00Z"), toFake: ["Date"] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Without an address only this part of the page is drawn. */
const open = (address: string | null, answers: Answers = {}, user = PERSON) =>
  renderScreen(address === null ? <BookedInterviews /> : <MockInterviewsPage />, {
    address: address ?? "/mock-interviews",
    groups: ["mock", "booking", "booked", "interview", "report"],
    answers: {
      "GET /api/session": user,
      "GET /api/users/me": user,
      "GET /api/interview-sessions": [],
      "GET /api/airline-facts": [{ airlineName: "Emirates" }, { airlineName: "KLM" }],
      [OPEN]: [],
      [PAST]: [],
      "GET /api/evaluations": [],
      ...answers,
    },
  });
const changes = (sent: readonly Sent[]) =>
  sent
    .filter(({ method }) => method !== "GET")
    .map(({ method, path, payload }) => [`${method} ${path}`, payload]);
const section = () => screen.findByRole("region", { name: "Interviews with a recruiter" });
const click = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));

describe("interviews to come", () => {
  test("stand in both times, and can be called off with a reason", async () => {
    const interview = bookedInterview({ recruiterZone: "Asia/Dubai", version: 4 });
    const cancelled = { ...interview, status: "cancelled" };
    let isThere = true;
    const sent = await open(null, {
      [OPEN]: () => (isThere ? [interview] : []),
      [`PUT ${ONE}`]: () => {
        isThere = false;
        return cancelled;
      },
    });
    const region = within(await section());
    expect(await region.findByText("9:00 AM")).toBeTruthy();
    expect(region.getByText("1:00 PM for Rosa Keller, Asia/Dubai")).toBeTruthy();
    const file = region.getByRole("link", {
      name: /^Add to calendar: the interview with Rosa Keller/,
    });
    expect(file.getAttribute("href")).toBe(`${ONE}/calendar`);
    await click(/^Cancel the interview with Rosa Keller/);
    await userEvent.type(screen.getByRole("textbox", { name: /^Reason/ }), "My shift moved");
    await click("Cancel the interview");
    expect(await region.findByRole("heading", { name: "No interview booked" })).toBeTruthy();
    expect(changes(sent)).toEqual([
      [`PUT ${ONE}`, { status: "cancelled", reason: "My shift moved", version: 4 }],
    ]);
  });

  test("offer a word about being late from an hour before", async () => {
    vi.setSystemTime("2099-11-30T08:10:00Z");
    const later = bookedInterview({ id: "later", scheduledAt: "2099-11-30T09:30:00.000Z" });
    const sent = await open(null, {
      [OPEN]: [bookedInterview(), later],
      [`POST ${ONE}/late`]: bookedInterview(),
    });
    const groups = await screen.findAllByRole("group", { name: "I’ll be late by" });
    expect(groups).toHaveLength(1);
    await click("10 min");
    await waitFor(() => expect(changes(sent)).toEqual([[`POST ${ONE}/late`, { minutes: 10 }]]));
  });

  test("that did not come are asked for again", async () => {
    let isUp = false;
    await open(null, {
      [OPEN]: () =>
        isUp ? [bookedInterview()] : Response.json({ detail: "Busy" }, { status: 503 }),
    });
    const region = within(await section());
    isUp = true;
    await userEvent.click(await region.findByRole("button", { name: "Try again" }));
    expect(await region.findByRole("heading", { name: "Rosa Keller" })).toBeTruthy();
  });
});

describe("booking", () => {
  test("loses nothing that was filled in when the time has gone, and books another", async () => {
    let taken = 0;
    const sent = await open("/mock-interviews?book=", {
      "GET /api/recruiters": [ROSA],
      [`GET /api/recruiters/${ROSA.id}`]: ROSA,
      [`GET /api/recruiters/${ROSA.id}/slots`]: () =>
        taken === 0 ? slots(FIRST, SECOND) : slots(SECOND),
      [`POST ${LIST}`]: () => {
        taken += 1;
        return taken === 1
          ? Response.json(
              { title: "x", status: 409, detail: "This time has gone." },
              { status: 409 },
            )
          : bookedInterview({ scheduledAt: SECOND });
      },
      [OPEN]: () => (taken > 1 ? [bookedInterview({ scheduledAt: SECOND })] : []),
    });
    await userEvent.click(await screen.findByRole("link", { name: "See times of Rosa Keller" }));
    await click("Book this interview");
    expect(screen.getByText("Choose what you want to be asked")).toBeTruthy();
    await userEvent.click(screen.getByRole("radio", { name: /^9:00 AM/ }));
    await userEvent.click(screen.getByRole("radio", { name: "Technical Interview" }));
    await userEvent.type(screen.getByRole("textbox", { name: /^Note to Rosa/ }), "My first one");
    await click("Book this interview");
    expect((await screen.findByRole("alert")).textContent).toContain("This time has gone.");
    await waitFor(() => expect(screen.queryByRole("radio", { name: /^9:00 AM/ })).toBeNull());

    await userEvent.click(screen.getByRole("radio", { name: /^9:30 AM/ }));
    await click("Book this interview");
    expect((await section()).textContent).toContain("9:30 AM");
    expect(changes(sent).at(-1)).toEqual([
      `POST ${LIST}`,
      {
        ...{ recruiterId: ROSA.id, scheduledAt: SECOND, interviewType: "technical" },
        ...{ airline: "Emirates", notes: "My first one" },
        timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    ]);
  });

  test("is not offered to the sample account, which reads why", async () => {
    const demo = { ...PERSON, isDemo: true };
    await open(`/mock-interviews?book=${ROSA.id}`, {}, demo);
    expect(await screen.findByText(/^The sample account cannot book/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Book this interview" })).toBeNull();
  });

  test("says so in plain words where nobody has a free time", async () => {
    await open("/mock-interviews?book=", { "GET /api/recruiters": [] });
    expect(
      await screen.findByRole("heading", { name: "No recruiter has a free time" }),
    ).toBeTruthy();
  });
});

describe("an evaluation", () => {
  const held = bookedInterview({ status: "completed", isEvaluated: true });
  const scores = { overall: 8, communication: 8, professionalism: 8 };
  const own = { ...scores, problemSolving: 8, customerService: 8, safetyAwareness: 8 };

  test("keeps its scores to itself until one's own are given, then shows both and where to go on", async () => {
    let selfScores: typeof own | null = null;
    let openedAt: string | null = null;
    const sent = await open("/mock-interviews", {
      [PAST]: [held],
      "GET /api/evaluations": () => [{ ...EVALUATION, openedAt }],
      [`GET ${ONE}`]: () => ({ ...held, selfScores }),
      [`PUT ${ONE}/self-scores`]: ({ payload }: Sent) => {
        selfScores = payload as typeof own;
        return { ...held, selfScores };
      },
      [`POST /api/evaluations/${EVALUATION.id}/opened`]: () => {
        openedAt = "2099-11-30T07:00:00.000Z";
        return { ...EVALUATION, openedAt };
      },
    });
    const row = await screen.findByRole("link", { name: /New evaluation/ });
    expect(row.textContent).not.toMatch(/Consider|10/);
    await userEvent.click(row);
    const groups = await screen.findAllByRole("group");
    expect(groups).toHaveLength(6);
    for (const group of groups.slice(1))
      await userEvent.click(within(group).getByRole("radio", { name: "8 of 10" }));
    await click("Save and read");
    expect(screen.getByText("Give all six scores, or read it without")).toBeTruthy();
    expect(changes(sent)).toEqual([]);
    const first = within(screen.getByRole("group", { name: "Overall" }));
    await userEvent.click(first.getByRole("radio", { name: "8 of 10" }));
    expect(screen.getAllByText(/own steps and a fact that could be checked/)).toBeTruthy();
    await click("Save and read");

    expect(await screen.findByRole("heading", { name: "Evaluation by Rosa Keller" })).toBeTruthy();
    expect(changes(sent)).toEqual([
      [`PUT ${ONE}/self-scores`, own],
      [`POST /api/evaluations/${EVALUATION.id}/opened`, undefined],
    ]);
    await waitFor(() => expect(Object.keys(localStorage).join()).not.toContain("self-scores"));
    const list = within(screen.getByRole("region", { name: "By competency" }));
    const safety = list.getByRole("heading", { name: "Safety awareness" }).closest("li");
    expect(safety?.textContent).toContain("3 below your own view");
    expect(safety?.textContent).toContain("“I moved the bag, and then I forgot to tell anybody.”");
    const next = within(screen.getByRole("region", { name: "Practise this next" }));
    expect(next.getAllByRole("link").map((link) => link.getAttribute("href"))).toContain(
      "/star-practice?question=stopped-a-risky-act",
    );
  });

  test("is read without one's own scores where none are wanted; the interview can be rated", async () => {
    let openedAt: string | null = null;
    const sent = await open(`/mock-interviews?evaluation=${EVALUATION.id}`, {
      "GET /api/evaluations": () => [{ ...EVALUATION, openedAt }],
      [`GET ${ONE}`]: held,
      [`POST /api/evaluations/${EVALUATION.id}/opened`]: () => {
        openedAt = "2099-11-30T07:00:00.000Z";
        return { ...EVALUATION, openedAt };
      },
      [`PUT ${ONE}/rating`]: held,
      "GET /api/interview-sessions": [sessionSummary()],
      [`GET /api/interview-sessions/${SESSION_ID}`]: storedSession(),
    });
    await click("Read it without");
    expect(
      (await screen.findAllByText(/^In your latest practice interview the coach/)).length,
    ).toBeGreaterThan(0);
    await click(/^Rate the interview with Rosa Keller/);
    const dialog = within(screen.getByRole("dialog", { name: "How was the interview?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Save rating" }));
    expect(dialog.getByText("Give one to five stars")).toBeTruthy();
    await userEvent.click(dialog.getByRole("radio", { name: "4 stars" }));
    await userEvent.click(dialog.getByRole("button", { name: "Save rating" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(changes(sent).at(-1)).toEqual([`PUT ${ONE}/rating`, { stars: 4, comment: "" }]);
  });
});
