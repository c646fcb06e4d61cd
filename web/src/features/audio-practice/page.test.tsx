import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type FakeMedia, stubMedia } from "../../testing/fake-media.ts";
import { FakeUpload } from "../../testing/fake-upload.ts";
import { SAMPLE_QUESTION, storedAnswer } from "../../testing/practice-samples.ts";
import { type Answers, renderScreen, STAGE_USER_ID } from "../../testing/screen-stage.tsx";
import AudioPracticePage from "./page.tsx";

const saved = { ...storedAnswer(), practiceMode: "audio" as const };
let media: FakeMedia;

async function open(more: Answers = {}) {
  const sent = await renderScreen(<AudioPracticePage />, {
    address: `/audio-practice-star?question=${SAMPLE_QUESTION.id}`,
    groups: ["practice", "report", "recorder", "audio"],
    answers: {
      [`GET /api/questions/${SAMPLE_QUESTION.id}`]: SAMPLE_QUESTION,
      "GET /api/responses": [],
      [`GET /api/responses/${saved.id}`]: saved,
      "POST /api/responses": saved,
      ...more,
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

describe("a server with a service that writes down", () => {
  const WORDS = "I asked what had happened.";
  const field = () =>
    screen.getByRole<HTMLTextAreaElement>("textbox", { name: "The words of your answer" });

  beforeEach(() => {
    FakeUpload.latest = new FakeUpload();
    vi.stubGlobal("XMLHttpRequest", FakeUpload);
    vi.stubGlobal(
      "OfflineAudioContext",
      class {
        async decodeAudioData() {
          const sound = new Float32Array(1600);
          return {
            length: 1600,
            numberOfChannels: 1,
            sampleRate: 16_000,
            getChannelData: () => sound,
          };
        }
      },
    );
  });

  /** Records, and asks for the words; resolves when the sound is on its way. */
  async function ask() {
    const service = {
      engine: "built-in",
      service: null,
      transcriptService: "hear.example.org",
      speechService: null,
    };
    await open({ "GET /api/coach": service });
    await userEvent.click(button("Start Recording"));
    await screen.findByText("Recording Started");
    media.recorder().give("spoken words");
    expect(screen.queryByRole("button", { name: "Write it down for me" })).toBeNull();
    await userEvent.click(button("Stop Recording"));
    const press = await screen.findByRole("button", { name: "Write it down for me" });
    const hint = document.getElementById(press.getAttribute("aria-describedby") ?? "");
    expect(hint?.textContent).toContain("to hear.example.org");
    await userEvent.click(press);
    await screen.findByText(/^Your words are being written down/);
    await waitFor(() => expect(FakeUpload.latest?.form.get("sound")).toBeTruthy());
  }

  it("is sent the sound on request, and its words fill the empty field", async () => {
    await ask();
    const { form } = FakeUpload.latest;
    expect(form.get("language")).toBe("en");
    expect((form.get("sound") as File).size).toBe(44 + 3200);
    FakeUpload.latest.answer(200, { text: WORDS });
    expect(await screen.findByText(/^Written down/)).toBeTruthy();
    expect(field().value).toBe(WORDS);
  });

  it("never writes over what was typed meanwhile", async () => {
    await ask();
    await userEvent.type(field(), "My own words.");
    FakeUpload.latest.answer(200, { text: WORDS });
    expect(await screen.findByText(WORDS)).toBeTruthy();
    expect(field().value).toBe("My own words.");
    await userEvent.click(button("Add them at the end"));
    expect(field().value).toBe(`My own words.\n${WORDS}`);
  });

  it("may fail: it is said so, and can be asked again", async () => {
    await ask();
    FakeUpload.latest.answer(503, { title: "No", status: 503, detail: "No words" });
    expect(await screen.findByText(/hear\.example\.org did not write it down/)).toBeTruthy();
    await userEvent.click(button("Write it down for me"));
    await screen.findByText(/^Your words are being written down/);
    vi.mocked(console.warn).mockClear();
  });
});
