import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Evaluation } from "contract/evaluations";
import type { MockInterview } from "contract/mock-interviews";
import { afterEach, expect, test, vi } from "vitest";
import { PERSON } from "../../testing/person.ts";
import { type Answers, renderScreen } from "../../testing/screen-stage.tsx";
import RecruiterDashboardPage from "./page.tsx";

const ROSA = { ...PERSON, name: "Rosa Keller", profile: "recruiter" };
const interview = (change: Partial<MockInterview>): MockInterview => ({
  ...{ id: "i-1", candidateId: "c-1", candidateName: "Tomás Silva", recruiterId: ROSA.id },
  ...{ recruiterName: ROSA.name, secondEvaluatorName: null, airline: "", status: "scheduled" },
  interviewType: "behavioral",
  ...{ scheduledAt: "2026-11-20T10:00:00.000Z", duration: 30, notes: "", turn: null, late: null },
  ...{ candidateZone: "UTC", recruiterZone: "UTC", isEvaluated: false, selfScores: null },
  ...{ rating: null, startedAt: null, completedAt: null, version: 4, isSample: false },
  ...{ createdAt: "2026-11-18T10:00:00.000Z" },
  ...change,
});
const evaluation = (id: string): Evaluation => ({
  ...{ id, mockInterviewId: "i-9", candidateId: "c-9", candidateName: `Candidate ${id}` },
  ...{ recruiterId: ROSA.id, recruiterName: ROSA.name, interviewType: "behavioral" },
  ...{ overallScore: 8, communicationScore: 9, professionalismScore: 9, problemSolvingScore: 8 },
  ...{ customerServiceScore: 8, safetyAwarenessScore: 8, recommendation: "hire" },
  ...{ strengths: ["One", "Two", "Three", "Four"], areasForImprovement: ["Shorter"] },
  ...{ detailedFeedback: "Told in order.", evidence: {}, openedAt: null, isSample: false },
  createdAt: "2026-11-08T10:00:00.000Z",
});
const DONE = interview({ id: "i-2", status: "completed", candidateName: "Mei Lin Tan" });

afterEach(() => {
  vi.unstubAllGlobals();
});

async function open(answers: Answers = {}) {
  const sent = await renderScreen(<RecruiterDashboardPage />, {
    address: "/recruiter-dashboard",
    groups: ["recruiter", "booked", "second"],
    answers: {
      "GET /api/session": ROSA,
      "GET /api/users/me": ROSA,
      "GET /api/recruiters/me": { id: ROSA.id, name: ROSA.name, rating: 4.75, ratings: 36 },
      "GET /api/recruiters/me/figures": {
        ...{ totalInterviews: 48, upcoming: 3, completed: 41, evaluations: 40, averageScore: 7.44 },
      },
      "GET /api/mock-interviews?recruiterId=me&view=open": [interview({})],
      "GET /api/mock-interviews?recruiterId=me&view=to-evaluate": [DONE],
      "GET /api/mock-interviews?recruiterId=me&view=past": [
        DONE,
        interview({ id: "i-3", status: "cancelled", candidateName: "Ruth Adler" }),
      ],
      "GET /api/second-evaluations": [],
      "GET /api/evaluations": [1, 2, 3, 4, 5].map((at) => evaluation(String(at))),
      ...answers,
    },
  });
  await screen.findByRole("heading", { name: "Scheduled Interviews" });
  return sent;
}
const list = (name: string) => within(screen.getByRole("list", { name }));

test("shows the figures, what is to be done first, and what is over when asked", async () => {
  await open();
  for (const words of ["Verified Recruiter", "48", "41", "7.4", "4.8/5", "from 36 candidates"])
    expect(screen.getByText(words)).toBeTruthy();
  const cards = list("Scheduled Interviews").getAllByRole("listitem");
  expect(cards.map((card) => within(card).getByRole("heading").textContent)).toEqual([
    ...["Behavioral Interview", "Behavioral Interview"],
  ]);
  expect(cards[0]?.textContent).toContain("Nov 20, 2026 at");
  expect(
    within(cards[1] as HTMLElement).getByRole("button", { name: "Evaluate Mei Lin Tan" }),
  ).toBeTruthy();
  expect(screen.queryByText("Ruth Adler")).toBeNull();
  await userEvent.click(await screen.findByRole("button", { name: "Show earlier interviews" }));
  const past = list("Earlier interviews").getAllByRole("listitem");
  expect(past).toHaveLength(1);
  expect(within(past[0] as HTMLElement).queryByRole("button")).toBeNull();
  const [strengths] = screen.getAllByRole("list", { name: "Strengths" });
  expect(within(strengths as HTMLElement).getAllByRole("listitem")).toHaveLength(3);
});

test("a step is sent with its version; a refused one is told", async () => {
  let isRefused = false;
  const sent = await open({
    "PUT /api/mock-interviews/i-1": () =>
      isRefused
        ? Response.json({ detail: "It was changed meanwhile." }, { status: 409 })
        : interview({ status: "in_progress" }),
  });
  const start = () => screen.getByRole("button", { name: "Start the interview with Tomás Silva" });
  await userEvent.click(start());
  expect(await screen.findByText("Interview status has been updated successfully.")).toBeTruthy();
  expect(sent.find(({ method }) => method === "PUT")?.payload).toEqual({
    ...{ status: "in_progress", version: 4 },
  });
  isRefused = true;
  await userEvent.click(start());
  expect(await screen.findByText("It was changed meanwhile.")).toBeTruthy();
});

test("an evaluation begins at five, names what is missing, and is sent once it is whole", async () => {
  const sent = await open({ "POST /api/evaluations": evaluation("6") });
  await userEvent.click(screen.getByRole("button", { name: "Evaluate Mei Lin Tan" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Candidate Evaluation" }));
  const scores = dialog.getAllByRole<HTMLInputElement>("spinbutton");
  expect(scores.map(({ value }) => value)).toEqual(["5", "5", "5", "5", "5", "5"]);
  const submit = () => userEvent.click(dialog.getByRole("button", { name: "Submit evaluation" }));
  await userEvent.clear(scores[1] as HTMLInputElement);
  await userEvent.type(scores[1] as HTMLInputElement, "11");
  await submit();
  for (const words of [
    ...["At most 10", "At least one strength is required"],
    ...["At least one improvement area is required", "Detailed feedback is required"],
  ])
    expect(dialog.getByText(words)).toBeTruthy();
  expect(sent.some(({ method }) => method === "POST")).toBe(false);

  await userEvent.clear(scores[1] as HTMLInputElement);
  await userEvent.type(scores[1] as HTMLInputElement, "8");
  await userEvent.type(dialog.getByLabelText("Strengths"), "Calm under pressure{Enter}");
  await userEvent.click(dialog.getByRole("button", { name: "Close with the outcome" }));
  await userEvent.type(dialog.getByLabelText("Detailed feedback"), "A real event, in order.");
  await userEvent.click(dialog.getByRole("button", { name: "Hire" }));
  await submit();
  expect(
    await screen.findByText("Candidate evaluation has been submitted successfully!"),
  ).toBeTruthy();
  expect(sent.find(({ method }) => method === "POST")?.payload).toMatchObject({
    ...{ mockInterviewId: "i-2", candidateId: "c-1", recruiterId: "me", communicationScore: 8 },
    ...{ strengths: ["Calm under pressure"], areasForImprovement: ["Close with the outcome"] },
    recommendation: "hire",
  });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("what could not be sent stays in the form", async () => {
  await open({
    "POST /api/evaluations": () => Response.json({ detail: "Full" }, { status: 503 }),
  });
  await userEvent.click(screen.getByRole("button", { name: "Evaluate Mei Lin Tan" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Candidate Evaluation" }));
  await userEvent.click(dialog.getByRole("button", { name: "Calm first sentence" }));
  await userEvent.click(dialog.getByRole("button", { name: "Close with the outcome" }));
  await userEvent.type(dialog.getByLabelText("Detailed feedback"), "A real event, in order.");
  await userEvent.click(dialog.getByRole("button", { name: "Submit evaluation" }));
  expect(await screen.findByText("Failed to submit evaluation. Please try again.")).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>("Detailed feedback").value).toBe(
    "A real event, in order.",
  );
});

test("nobody has booked yet, nothing was evaluated", async () => {
  await open({
    "GET /api/mock-interviews?recruiterId=me&view=open": [],
    "GET /api/mock-interviews?recruiterId=me&view=to-evaluate": [],
    "GET /api/mock-interviews?recruiterId=me&view=past": [],
    "GET /api/evaluations": [],
    "GET /api/recruiters/me/figures": {
      ...{ totalInterviews: 0, upcoming: 0, completed: 0, evaluations: 0, averageScore: null },
    },
    "GET /api/recruiters/me": { id: ROSA.id, name: ROSA.name, rating: 5, ratings: 0 },
  });
  for (const words of [
    ...["No interviews scheduled", "No evaluations yet", "N/A", "5/5", "no ratings yet"],
    "Interviews will appear here when candidates book sessions with you.",
  ])
    expect(await screen.findByText(words)).toBeTruthy();
});
