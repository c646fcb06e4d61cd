import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { SAMPLE_ANSWER, SAMPLE_QUESTION, storedAnswer } from "../../testing/practice-samples.ts";
import { type Answers, renderScreen } from "../../testing/screen-stage.tsx";
import TextPracticePage from "./page.tsx";

const saved = storedAnswer();

const open = (answers: Answers, address = "/text-practice") =>
  renderScreen(<TextPracticePage />, {
    address,
    groups: ["practice", "report"],
    answers: {
      "GET /api/questions/random": SAMPLE_QUESTION,
      "GET /api/responses": [],
      [`GET /api/responses/${saved.id}`]: saved,
      ...answers,
    },
  });

const field = (name: string) => screen.getByRole("textbox", { name });

async function answerAll() {
  await screen.findByRole("heading", { name: SAMPLE_QUESTION.question });
  for (const [name, text] of [
    ["Situation", SAMPLE_ANSWER.situation],
    ["Task", SAMPLE_ANSWER.task],
    ["Action", SAMPLE_ANSWER.action],
    ["Result", SAMPLE_ANSWER.result],
  ] as const) {
    fireEvent.change(field(name), { target: { value: text } });
  }
}

const submit = () => userEvent.click(screen.getByRole("button", { name: "Submit Response" }));

describe("text practice", () => {
  it("saves an answer in the specified shape and shows what it earned", async () => {
    const sent = await open({ "POST /api/responses": saved });
    expect(screen.getByText("Loading practice question...")).toBeTruthy();
    await answerAll();
    await submit();

    expect(await screen.findByText("Response Saved")).toBeTruthy();
    expect(screen.getByText("Your STAR format response has been saved successfully.")).toBeTruthy();
    expect(await screen.findByRole("heading", { name: "Practice Session Complete!" })).toBeTruthy();
    const score = saved.analysis.overallScore;
    expect(screen.getByRole("img", { name: `${score} out of 100` })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Practice Another Question" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Return to Dashboard" })).toBeTruthy();

    const post = sent.find(({ method }) => method === "POST");
    expect(post?.payload).toEqual({
      questionId: SAMPLE_QUESTION.id,
      ...SAMPLE_ANSWER,
      practiceMode: "text",
      sessionDuration: expect.any(Number),
      question: SAMPLE_QUESTION.question,
    });
  });

  it("keeps the words when the server fails, says so, and sends them again under the same id", async () => {
    let tries = 0;
    const sent = await open({
      "POST /api/responses": () => {
        tries += 1;
        return tries === 1 ? new Response("out of order", { status: 500 }) : saved;
      },
    });
    await answerAll();
    await submit();

    expect(await screen.findByText("Error")).toBeTruthy();
    expect(screen.getByText("Failed to save your response. Please try again.")).toBeTruthy();
    expect(await screen.findByText(/^Saved on this device\./)).toBeTruthy();
    expect(field("Action")).toHaveProperty("value", SAMPLE_ANSWER.action);

    await submit();
    await screen.findByRole("heading", { name: "Practice Session Complete!" });
    const ids = sent
      .filter(({ method }) => method === "POST")
      .map(({ headers }) => headers["idempotency-key"]);
    expect(new Set(ids).size).toBe(1);
  });

  it("refuses a blank section with the specified toast and leads to it", async () => {
    const sent = await open({});
    await answerAll();
    fireEvent.change(field("Task"), { target: { value: "  " } });
    await submit();

    expect(await screen.findByText("Incomplete Response")).toBeTruthy();
    expect(
      screen.getByText("Please fill in all STAR format sections before submitting."),
    ).toBeTruthy();
    expect(document.activeElement).toBe(field("Task"));
    expect(field("Task").getAttribute("aria-invalid")).toBe("true");
    expect(sent.some(({ method }) => method === "POST")).toBe(false);
  });

  it("clears everything on Reset, stops the timer, and gives it back on Undo", async () => {
    await open({});
    await answerAll();
    await userEvent.click(screen.getByRole("button", { name: "Reset" }));
    expect(field("Situation")).toHaveProperty("value", "");
    expect(screen.getByRole("timer").textContent).toBe("00:00");

    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    expect(field("Situation")).toHaveProperty("value", SAMPLE_ANSWER.situation);
  });

  it("says when no question arrives and tries again", async () => {
    let tries = 0;
    await open({
      "GET /api/questions/random": () => {
        tries += 1;
        return tries === 1 ? new Response("", { status: 503 }) : SAMPLE_QUESTION;
      },
    });
    const alert = await screen.findByRole("alert");
    expect(within(alert).getByRole("heading", { name: "No question arrived" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: SAMPLE_QUESTION.question })).toBeTruthy();
  });

  it("begins a new question blank and keeps the answer that was begun", async () => {
    const other = { ...SAMPLE_QUESTION, id: "other", question: "Why cabin crew?" };
    const sent = await open({
      "GET /api/questions/random": ({ path }: { path: string }) =>
        path.includes("difficult-guest") ? other : SAMPLE_QUESTION,
    });
    await answerAll();
    await userEvent.click(screen.getByRole("button", { name: "New Question" }));
    await screen.findByRole("heading", { name: other.question });
    expect(field("Situation")).toHaveProperty("value", "");

    await userEvent.click(await screen.findByRole("button", { name: /Continue/ }));
    await screen.findByRole("heading", { name: SAMPLE_QUESTION.question });
    await waitFor(() =>
      expect(field("Situation")).toHaveProperty("value", SAMPLE_ANSWER.situation),
    );
    expect(sent.some(({ method }) => method === "POST")).toBe(false);
  });
});
