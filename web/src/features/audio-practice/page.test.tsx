import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type FakeMedia, stubMedia } from "../../testing/fake-media.ts";
import { SAMPLE_QUESTION, storedAnswer } from "../../testing/practice-samples.ts";
import { renderScreen, STAGE_USER_ID } from "../../testing/screen-stage.tsx";
import AudioPracticePage from "./page.tsx";

const saved = { ...storedAnswer(), practiceMode: "audio" as const };
let media: FakeMedia;

async function open() {
  const sent = await renderScreen(<AudioPracticePage />, {
    address: `/audio-practice-star?question=${SAMPLE_QUESTION.id}`,
    groups: ["practice", "report", "recorder", "audio"],
    answers: {
      [`GET /api/questions/${SAMPLE_QUESTION.id}`]: SAMPLE_QUESTION,
      "GET /api/responses": [],
      [`GET /api/responses/${saved.id}`]: saved,
      "POST /api/responses": saved,
    },
  });
  await screen.findByRole("heading", { name: SAMPLE_QUESTION.question });
  return sent;
}

const button = (name: string) => screen.getByRole("button", { name });
const submit = () => button("Submit Audio Response");

beforeEach(() => {
  media = stubMedia();
});
afterEach(() => vi.unstubAllGlobals());

describe("audio practice", () => {
  it("records, stops the microphone, and submits the words without the sound", async () => {
    const sent = await open();
    expect(submit()).toHaveProperty("disabled", true);
    await userEvent.keyboard("{Control>}s{/Control}");
    expect(await screen.findByText("No Recording")).toBeTruthy();

    await userEvent.click(button("Start Recording"));
    await screen.findByText("Recording Started");
    media.recorder().give("spoken words");
    await userEvent.click(button("Stop Recording"));
    await screen.findByText("Your response has been recorded successfully.");
    expect(media.streams[0]?.tracks[0]?.readyState).toBe("ended");
    expect(button("Play")).toBeTruthy();
    expect(button("Download")).toBeTruthy();

    await userEvent.type(
      screen.getByRole("textbox", { name: "The words of your answer" }),
      "I was alone.",
    );
    await userEvent.click(submit());
    await screen.findByRole("heading", { name: "Practice Session Complete!" });
    expect(sent.find(({ method }) => method === "POST")?.payload).toEqual({
      userId: STAGE_USER_ID,
      questionId: expect.stringMatching(/^\d{13}$/),
      question: SAMPLE_QUESTION.question,
      transcript: "I was alone.",
      timeSpent: expect.any(Number),
      practiceMode: "audio",
      videoUrl: null,
      audioUrl: null,
    });
    // It can still be heard and kept, on this page.
    expect(screen.getByRole("heading", { name: "Your recording" })).toBeTruthy();
  });

  it("says why it cannot record, and records when it can", async () => {
    await open();
    media.refuse("NotAllowedError");
    await userEvent.click(button("Start Recording"));
    expect(await screen.findByText("Recording Failed")).toBeTruthy();
    const words = "Failed to start audio recording. Please check microphone permissions.";
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
    await waitFor(() => expect(button("Start Recording")).toBeTruthy());
    expect(submit()).toHaveProperty("disabled", true);
  });
});
