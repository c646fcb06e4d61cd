import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sessionSummary, storedSession } from "../../testing/interview-samples.ts";
import { PERSON } from "../../testing/person.ts";
import { type Answers, renderScreen, type Sent } from "../../testing/screen-stage.tsx";
import MockInterviewsPage from "./page.tsx";

const SESSIONS = "/api/interview-sessions";
const begun = {
  ...storedSession(),
  ...sessionSummary({
    status: "in_progress",
    ending: null,
    completedAt: null,
    answeredCount: 0,
    remainingSeconds: 1800,
    overallScore: null,
  }),
  answers: [],
  report: null,
};
const READING = {
  primary: "confident",
  intensity: "medium",
  confidence: 0.7,
  cues: [{ start: 0, end: 6, quote: "I know", emotion: "confident", kind: "word", weight: 2 }],
  language: "en",
  source: "built-in",
};
const FEEDBACK = {
  spokenFeedback: "Thank you. I could see you do it.",
  shortFeedback: "Clear from the first word.",
  followUp: null,
};

const open = (address: string, answers: Answers = {}) =>
  renderScreen(<MockInterviewsPage />, {
    address,
    groups: ["mock"],
    answers: {
      "GET /api/session": PERSON,
      "GET /api/users/me": PERSON,
      [`GET ${SESSIONS}`]: [],
      [`POST ${SESSIONS}`]: begun,
      [`PUT ${SESSIONS}/${begun.id}/answers/0`]: {},
      "POST /api/emotion/analyze": READING,
      "POST /api/ai-recruiter/feedback": FEEDBACK,
      "POST /api/avatar/adapt-response": {
        spokenResponse: "Thank you, that was calm and clear.",
        emotionalSupport: "",
      },
      ...answers,
    },
  });

/** Begins a text interview with the sound off, so that nothing has to be heard. */
async function begin() {
  await userEvent.click(await screen.findByRole("button", { name: "Sound on" }));
  await userEvent.click(screen.getByRole("button", { name: "Start Interview Session" }));
  await screen.findByRole("heading", { name: "Question 1 of 4" });
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe("mock interviews", () => {
  it("lead from a recruiter over the mode to feedback that is adapted, and on", async () => {
    const sent = await open("/mock-interviews");
    await userEvent.click(
      await screen.findByRole("button", { name: "Start Practice with Rania Khoury" }),
    );
    const dialog = screen.getByRole("dialog", { name: "Choose Your Practice Mode" });
    await userEvent.click(within(dialog).getByRole("button", { name: /^Text-Based/ }));
    expect(localStorage.getItem("ai-practice-rania-khoury")).toBe("text");
    expect(location.search).toBe("?session=ai-practice-rania-khoury&mode=text");

    await begin();
    expect(location.search).toContain(`&id=${begun.id}`);
    const submit = await screen.findByRole("button", { name: "Submit answer" });
    expect(submit).toHaveProperty("disabled", true);
    await userEvent.type(
      screen.getByRole("textbox", { name: "Your response" }),
      "I know people, and I like them.",
    );
    expect(await screen.findByText("Confident, medium.")).toBeTruthy();
    expect(screen.getByText(/“I know”/)).toBeTruthy();
    await userEvent.click(submit);

    // With the sound off the feedback is read, and the person goes on.
    await userEvent.click(await screen.findByRole("button", { name: "Next question" }));
    expect(await screen.findByRole("heading", { name: "Question 2 of 4" })).toBeTruthy();
    await userEvent.click(screen.getByText("Clear from the first word."));
    expect(screen.getByText("Thank you, that was calm and clear.")).toBeTruthy();
    await waitFor(() =>
      expect(sent.filter(({ method }) => method === "PUT").at(-1)?.payload).toMatchObject({
        answer: "I know people, and I like them.",
        mode: "text",
        spokenFeedback: "Thank you, that was calm and clear.",
        emotions: [{ primary: "confident", intensity: "medium" }],
      }),
    );
  });

  it("begin each screen at its top, with the focus on it", async () => {
    await open("/mock-interviews?session=ai-practice-rania-khoury&mode=text");
    const tops = vi.fn();
    vi.stubGlobal("scrollTo", tops);
    const details = await screen.findByRole("heading", { name: "Session details" });
    await waitFor(() => expect(document.activeElement).toBe(details));
    tops.mockClear();
    await begin();
    const question = await screen.findByRole("heading", { name: "Question 1 of 4" });
    await waitFor(() => expect(document.activeElement).toBe(question));
    expect(tops).toHaveBeenCalledWith({ top: 0 });
  });

  it("ask further once: what is said to the answer of that is no question, and no phrase comes twice", async () => {
    const first = { section: "result", question: "How did it end?" };
    const feedback = ({ payload }: Sent) => {
      const { askedBefore } = payload as { askedBefore: string[] };
      return askedBefore.length > 0 ? FEEDBACK : { ...FEEDBACK, followUp: first };
    };
    const sent = await open("/mock-interviews?session=ai-practice-rania-khoury&mode=text", {
      "POST /api/ai-recruiter/feedback": feedback,
    });
    const payloadsOf = (path: string) =>
      sent.filter((one) => one.path.startsWith(path)).map(({ payload }) => payload);
    await begin();
    const submit = async (label: RegExp) => {
      await userEvent.type(await screen.findByRole("textbox", { name: label }), "I stayed calm.");
      await screen.findByText("Confident, medium.");
      await userEvent.click(screen.getByRole("button", { name: "Submit answer" }));
    };
    await submit(/^Your response$/);
    await submit(/asked further$/);
    await screen.findByRole("button", { name: "Next question" });
    expect(payloadsOf("/api/ai-recruiter/feedback")).toMatchObject([
      { askedBefore: [] },
      { askedBefore: ["situation", "task", "action", "result"] },
    ]);
    const spoken = "Thank you, that was calm and clear. How did it end?";
    expect(payloadsOf("/api/avatar/adapt-response")).toMatchObject([
      { saidBefore: [] },
      { saidBefore: [spoken] },
    ]);
  });

  it("go on when emotion, feedback and storing fail, and keep the answer for later", async () => {
    const down = () => Response.json({ detail: "Down" }, { status: 503 });
    await open("/mock-interviews?session=ai-practice-rania-khoury&mode=text", {
      "POST /api/emotion/analyze": down,
      "POST /api/ai-recruiter/feedback": down,
      [`PUT ${SESSIONS}/${begun.id}/answers/0`]: down,
    });
    await begin();
    await userEvent.type(
      await screen.findByRole("textbox", { name: "Your response" }),
      "I know people, and I like them.",
    );
    await userEvent.click(screen.getByRole("button", { name: "Submit answer" }));
    expect(await screen.findByRole("heading", { name: "Question 2 of 4" })).toBeTruthy();
    expect(await screen.findByText(/Your answers are kept on this device/)).toBeTruthy();
    expect(localStorage.getItem("flight-attendant-prep:outbox")).toContain("I know people");
    expect(console.warn).toHaveBeenCalledWith(
      "The feedback could not be obtained",
      expect.anything(),
    );
    vi.mocked(console.warn).mockClear();
  });
});
