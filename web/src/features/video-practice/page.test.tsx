import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import "fake-indexeddb/auto";
import type { VideoSession } from "contract/video";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  DELIVERY,
  deliverySession,
  VIDEO_ANALYSIS,
} from "../../parts/delivery-report/delivery.fixture.ts";
import { type FakeMedia, stubMedia } from "../../testing/fake-media.ts";
import { FakeUpload } from "../../testing/fake-upload.ts";
import { SAMPLE_QUESTION } from "../../testing/practice-samples.ts";
import { type Answers, renderScreen } from "../../testing/screen-stage.tsx";
import VideoPracticePage from "./page.tsx";

const stored: VideoSession = {
  id: VIDEO_ANALYSIS.id,
  question: VIDEO_ANALYSIS.question,
  overallScore: 82,
  eyeContactScore: 81,
  confidenceScore: 82,
  clarityScore: 75,
  bodyLanguageScore: null,
  duration: 102,
  createdAt: VIDEO_ANALYSIS.createdAt,
  isSample: false,
};

let media: FakeMedia;
beforeEach(() => {
  media = stubMedia();
  vi.stubGlobal("XMLHttpRequest", FakeUpload);
  // jsdom plays nothing.
  HTMLMediaElement.prototype.play = async () => {};
  HTMLMediaElement.prototype.pause = () => {};
});
afterEach(() => vi.unstubAllGlobals());

const open = (answers: Answers = {}, address = "/video-practice") =>
  renderScreen(<VideoPracticePage />, {
    address,
    groups: ["video", "delivery", "recorder", "practice", "report"],
    answers: {
      "GET /api/questions/random": SAMPLE_QUESTION,
      "GET /api/video/sessions/me": [],
      "GET /api/delivery": [],
      "GET /api/coach": {
        engine: "built-in",
        service: null,
        transcriptService: null,
        speechService: null,
      },
      ...answers,
    },
  });

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

async function record() {
  await screen.findByRole("heading", { name: SAMPLE_QUESTION.question });
  await press("Start Recording");
  await screen.findByRole("button", { name: "Stop Recording" });
  media.recorder().give("picture and sound");
  await press("Stop Recording");
  await screen.findByRole("button", { name: "Analyse this take" });
}

describe("video practice", () => {
  it("sends a take with its question, shows how far it is, and then what it earned", async () => {
    await open();
    expect(await screen.findByText("No video sessions yet. Start practicing!")).toBeTruthy();
    await record();
    await userEvent.type(screen.getByRole("textbox", { name: "What you said" }), "I stayed calm.");
    await press("Analyse this take");

    const bar = await screen.findByRole("progressbar", { name: "Analysing your take" });
    act(() => FakeUpload.latest.sent(0.5));
    expect(bar.getAttribute("aria-valuetext")).toBe("Sending the recording, 15%");
    expect(FakeUpload.latest.form.get("question")).toBe(SAMPLE_QUESTION.question);
    expect(FakeUpload.latest.form.get("transcript")).toBe("I stayed calm.");
    // The server wants to know everything else before the file comes.
    expect([...FakeUpload.latest.form.keys()].at(-1)).toBe("video");

    act(() => FakeUpload.latest.answer(200, VIDEO_ANALYSIS));
    expect(await screen.findByText("Video Analysis Complete")).toBeTruthy();
    expect(screen.getByText("Your score is 82 out of 100.")).toBeTruthy();
    expect(await screen.findByRole("heading", { name: "Latest analysis" })).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Change these two first" })).toBeTruthy();
    // The place on the timeline is that of the player.
    await press("Go to 0:54: Your pace rose in the middle.");
    const place = screen.getByRole("slider", { name: "Place along the answer" });
    expect(place.getAttribute("aria-valuetext")).toBe("0:53 of 1:42");
    // What cannot be judged is said, not guessed.
    expect(screen.getByText("Emotion and Accent")).toBeTruthy();
  });

  it("sends the sound to a service for its words only when asked to, and says which", async () => {
    await open({
      "GET /api/coach": {
        engine: "built-in",
        service: null,
        transcriptService: "hear.example",
        speechService: null,
      },
    });
    await record();
    const choice = await screen.findByRole("checkbox", { name: /sent to hear\.example/ });
    await press("Analyse this take");
    expect(FakeUpload.latest.form.get("wantsTranscript")).toBeNull();
    await press("Cancel");
    await userEvent.click(choice.isConnected ? choice : screen.getByRole("checkbox"));
    await press("Analyse this take");
    expect(FakeUpload.latest.form.get("wantsTranscript")).toBe("true");
  });

  it("keeps the take when the analysis fails, says so, and tries again", async () => {
    await open();
    await record();
    await press("Analyse this take");
    act(() => FakeUpload.latest.answer(500, { title: "x", status: 500, detail: "out of order" }));

    expect(await screen.findByText("Error")).toBeTruthy();
    expect(screen.getAllByText("Failed to analyze video").length).toBeGreaterThan(0);
    expect(screen.getByText("Your take is still here; nothing is lost.")).toBeTruthy();
    const first = FakeUpload.latest;
    await press("Try again");
    expect(FakeUpload.latest).not.toBe(first);
    act(() => FakeUpload.latest.answer(200, VIDEO_ANALYSIS));
    expect(await screen.findByText("Video Analysis Complete")).toBeTruthy();
  });

  it("waits as long as a busy server asks for before it offers another try", async () => {
    await open();
    await record();
    await press("Analyse this take");
    act(() => FakeUpload.latest.answer(503, { title: "x", status: 503, detail: "full" }, 40));
    expect(await screen.findByText(/Try again in 0:40\.$/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Try again" }).getAttribute("aria-disabled")).toBe(
      "true",
    );
  });

  it("stops an analysis here and on the server, and still has the take", async () => {
    const sent = await open({ [`DELETE /api/video/analyze`]: "" });
    await record();
    await press("Analyse this take");
    await press("Cancel");
    expect(FakeUpload.latest.isAborted).toBe(true);
    const id = FakeUpload.latest.form.get("analysisId");
    await waitFor(() =>
      expect(sent).toContainEqual(
        expect.objectContaining({ method: "DELETE", path: `/api/video/analyze/${id}` }),
      ),
    );
    expect(screen.getByRole("button", { name: "Analyse this take" })).toBeTruthy();
  });

  it("says in the specified words why a recording does not start", async () => {
    media.refuse("NotAllowedError");
    await open();
    await screen.findByRole("heading", { name: SAMPLE_QUESTION.question });
    await press("Start Recording");
    expect(await screen.findByText("Recording Failed")).toBeTruthy();
    expect(
      screen.getAllByText(
        "Camera and microphone access denied. Please allow permissions and try again.",
      ).length,
    ).toBeGreaterThan(0);
  });

  it("says of a take with too little to judge by that, not that nothing is to change", async () => {
    const headline = { id: "headline.noFace", values: {}, text: "No face was found." };
    await open(
      {
        "GET /api/delivery": [],
        [`GET /api/delivery/${stored.id}`]: deliverySession({
          analysis: { ...DELIVERY, overallScore: 43, changes: [], headline },
        }),
      },
      `/video-practice?analysis=${stored.id}`,
    );
    expect(await screen.findByRole("heading", { name: "Too little to measure" })).toBeTruthy();
    expect(screen.queryByText("Nothing stands out to change")).toBeNull();
  });

  it("opens a stored analysis, measured against the take before, and deletes it after asking", async () => {
    const earlier = deliverySession({
      id: "7a6e5d4c-0000-4000-8000-000000000002",
      createdAt: "2026-11-18T12:00:00.000Z",
      overallScore: 76,
      analysis: { ...DELIVERY, overallScore: 76 },
    });
    const sent = await open(
      {
        "GET /api/video/sessions/me": [stored],
        "GET /api/delivery": [deliverySession(), earlier],
        [`GET /api/delivery/${stored.id}`]: deliverySession(),
        [`DELETE /api/delivery/${stored.id}`]: new Response(null, { status: 204 }),
      },
      `/video-practice?analysis=${stored.id}`,
    );
    const score = within(await screen.findByRole("region", { name: "Latest analysis" }));
    expect(score.getByRole("img", { name: "82 out of 100" })).toBeTruthy();
    expect(await score.findByText(/^6 more than your take/)).toBeTruthy();
    expect(screen.getByText("Average 82")).toBeTruthy();
    expect(screen.getByText("1 min 42 s")).toBeTruthy();

    await press(/^Delete the session of/);
    await userEvent.click(
      within(screen.getByRole("dialog")).getByRole("button", { name: "Delete" }),
    );
    expect(await screen.findByText("Session deleted")).toBeTruthy();
    const deleted = sent.findIndex(({ method }) => method === "DELETE");
    expect(deleted).toBeGreaterThan(0);
    // What is gone is not asked for again.
    const after = sent.slice(deleted + 1).map(({ path }) => path);
    expect(after).not.toContain(`/api/delivery/${stored.id}`);
    expect(await screen.findByRole("heading", { name: SAMPLE_QUESTION.question })).toBeTruthy();
  });
});
