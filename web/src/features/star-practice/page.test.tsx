import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { stubMedia } from "../../testing/fake-media.ts";
import { SAMPLE_ANSWER, SAMPLE_QUESTION, storedAnswer } from "../../testing/practice-samples.ts";
import { type Answers, renderScreen, STAGE_USER_ID } from "../../testing/screen-stage.tsx";
import StarPracticePage from "./page.tsx";

const saved = storedAnswer();
afterEach(() => vi.unstubAllGlobals());

async function open(answers: Answers) {
  const sent = await renderScreen(<StarPracticePage />, {
    address: `/star-practice?question=${SAMPLE_QUESTION.id}`,
    groups: ["practice", "report", "recorder"],
    answers: {
      [`GET /api/questions/${SAMPLE_QUESTION.id}`]: SAMPLE_QUESTION,
      "GET /api/questions/random": { ...SAMPLE_QUESTION, id: "other", question: "Why cabin crew?" },
      "GET /api/responses": [],
      [`GET /api/responses/${saved.id}`]: saved,
      ...answers,
    },
  });
  await screen.findByRole("heading", { name: SAMPLE_QUESTION.question });
  for (const section of ["Situation", "Task", "Action", "Result"] as const) {
    const key = section.toLowerCase() as keyof typeof SAMPLE_ANSWER;
    fireEvent.change(screen.getByRole("textbox", { name: section }), {
      target: { value: SAMPLE_ANSWER[key] },
    });
  }
  return sent;
}

describe("multi-mode practice", () => {
  it("sends the nested shape on Ctrl+S and completes the session", async () => {
    const sent = await open({ "POST /api/responses": saved });
    screen.getByRole("button", { name: "Reset" }).focus();
    await userEvent.keyboard("{Control>}s{/Control}");

    await screen.findByRole("heading", { name: "Practice Session Complete!" });
    expect(sent.find(({ method }) => method === "POST")?.payload).toEqual({
      userId: STAGE_USER_ID,
      questionId: expect.stringMatching(/^\d{13}$/),
      question: SAMPLE_QUESTION.question,
      response: SAMPLE_ANSWER,
      timeSpent: expect.any(Number),
      practiceMode: "text",
      videoUrl: null,
      audioUrl: null,
    });
  });

  it("shows 'Save Failed' when the answer is refused, and keeps it", async () => {
    const refusal = { title: "Bad Request", status: 400, detail: "The answer does not fit." };
    await open({
      "POST /api/responses": () =>
        Response.json(refusal, { status: 400, headers: { "content-type": "application/json" } }),
    });
    await userEvent.click(screen.getByRole("button", { name: "Submit Response" }));

    expect(await screen.findByText("Save Failed")).toBeTruthy();
    expect(screen.getByText("Failed to save your response. Please try again.")).toBeTruthy();
    expect(screen.getByText("The answer does not fit.")).toBeTruthy();
    expect(screen.getByRole("textbox", { name: "Result" })).toHaveProperty(
      "value",
      SAMPLE_ANSWER.result,
    );
  });

  it("closes the fields while it records, and turns the camera off with the mode", async () => {
    const media = stubMedia();
    await open({});
    await userEvent.click(screen.getByRole("button", { name: "Video" }));
    await userEvent.click(await screen.findByRole("button", { name: "Start Recording" }));
    // The camera is given half a second to find its exposure.
    await screen.findByText("Recording Started", {}, { timeout: 5000 });
    expect(media.asked.at(-1)?.video).toMatchObject({ width: { ideal: 640 } });
    expect(screen.getByRole("textbox", { name: "Task" })).toHaveProperty("disabled", true);
    expect(screen.getByRole("button", { name: "Submit Response" })).toHaveProperty(
      "disabled",
      true,
    );

    await userEvent.click(screen.getByRole("button", { name: "Text" }));
    // Shown, and said aloud.
    await screen.findAllByText("Recording Stopped");
    expect(media.streams[0]?.tracks.map(({ readyState }) => readyState)).toEqual([
      "ended",
      "ended",
    ]);
    expect(screen.getByRole("textbox", { name: "Task" })).toHaveProperty("disabled", false);

    await userEvent.click(screen.getByRole("button", { name: "New Question" }));
    await screen.findByRole("heading", { name: "Discard the recording?" });
    await userEvent.click(screen.getByRole("button", { name: "Keep it" }));
    expect(screen.getByRole("heading", { name: SAMPLE_QUESTION.question })).toBeTruthy();
  });

  it.each([
    ["NotSupportedError", "Camera Not Supported", "Your browser doesn't support camera access."],
    [
      "NotFoundError",
      "Recording Failed",
      "No camera found. Please connect a camera and try again.",
    ],
  ])("says what a %s of the camera means", async (name, title, words) => {
    const media = stubMedia();
    await open({});
    await userEvent.click(screen.getByRole("button", { name: "Video" }));
    media.refuse(name);
    await userEvent.click(await screen.findByRole("button", { name: "Start Recording" }));
    expect(await screen.findByText(title)).toBeTruthy();
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  });

  it("leaves the keys to the text while somebody types, and draws a new question otherwise", async () => {
    await open({});
    screen.getByRole("textbox", { name: "Task" }).focus();
    await userEvent.keyboard("{Alt>}n{/Alt}");
    expect(screen.getByRole("heading", { name: SAMPLE_QUESTION.question })).toBeTruthy();

    screen.getByRole("button", { name: "Reset" }).focus();
    await userEvent.keyboard("{Alt>}n{/Alt}");
    expect(await screen.findByRole("heading", { name: "Why cabin crew?" })).toBeTruthy();
  });
});
