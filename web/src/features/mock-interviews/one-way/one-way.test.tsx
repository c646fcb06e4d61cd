import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import "fake-indexeddb/auto";
import type { InterviewSession } from "contract/interview-sessions";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findTake } from "../../../lib/media/take-store.ts";
import { type FakeMedia, stubMedia } from "../../../testing/fake-media.ts";
import { SESSION_ID, sessionAnswer, storedSession } from "../../../testing/interview-samples.ts";
import { type Answers, renderScreen } from "../../../testing/screen-stage.tsx";
import MockInterviewsPage from "../page.tsx";

const PATH = `/api/interview-sessions/${SESSION_ID}`;
const USER = {
  id: "6f9619ff-8b86-4d01-b42d-00cf4fc964ff",
  name: "Leïla Benali",
  targetAirline: "",
  accommodations: { moreTime: false, secondTake: false, noCamera: true },
};

const fresh = (change: Partial<InterviewSession> = {}) =>
  storedSession({
    kind: "one-way",
    mode: "audio",
    status: "in_progress",
    ending: null,
    questions: storedSession().questions.slice(0, 2),
    questionCount: 2,
    answers: [],
    report: null,
    ...change,
  });

let media: FakeMedia;
const open = (id: string | null, answers: Answers = {}) =>
  renderScreen(<MockInterviewsPage />, {
    address: `/mock-interviews?one-way=rania-khoury${id ? `&id=${id}` : ""}`,
    groups: ["oneway", "interview", "recorder", "report", "practice", "delivery"],
    answers: {
      "GET /api/session": USER,
      "GET /api/users/me": USER,
      [`GET ${PATH}`]: fresh(),
      ...answers,
    },
  });

/** The clock jumps: nobody waits for a countdown. */
let passedMs = 0;
const pass = (seconds: number) => {
  passedMs += seconds * 1000;
};

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const press = async (name: string | RegExp) => userEvent.click(button(name));

beforeEach(() => {
  media = stubMedia();
  const real = performance.now.bind(performance);
  vi.spyOn(performance, "now").mockImplementation(() => real() + passedMs);
});
afterEach(() => vi.unstubAllGlobals());

describe("the start of a one-way interview", () => {
  it("says how it will run, for this person, and begins with the first question's camera check", async () => {
    const sent = await open(null, {
      "POST /api/interview-sessions": fresh(),
      "PATCH /api/users/me": ({ payload }: { payload: object }) => ({ ...USER, ...payload }),
    });
    expect(await screen.findByText("Microphone only")).toBeTruthy();
    expect(screen.getByText("30 seconds to think")).toBeTruthy();
    expect(screen.getByText("1 take")).toBeTruthy();
    await userEvent.click(screen.getByRole("checkbox", { name: /^More time/ }));
    expect(await screen.findByText("45 seconds to think")).toBeTruthy();
    expect(screen.getByText("180 seconds to answer")).toBeTruthy();

    await press("6");
    await press("Check my microphone");
    expect(await screen.findByRole("heading", { name: "Your microphone" })).toBeTruthy();
    expect(sent.find(({ method }) => method === "POST")?.payload).toEqual({
      kind: "one-way",
      recruiterId: "rania-khoury",
      mode: "audio",
      language: "en",
      length: 6,
    });
  });
});

describe("a one-way interview under way", () => {
  it("starts no clock before the microphone works", async () => {
    media.refuse("NotAllowedError");
    await open(SESSION_ID);
    expect((await screen.findByRole("alert")).textContent).toContain("is blocked");
    expect(button("Start the interview")).toHaveProperty("disabled", true);
  });

  it("gives time to think, records by itself, keeps the one take, and asks before it is left", async () => {
    await open(SESSION_ID);
    await waitFor(() => expect(button("Start the interview")).toHaveProperty("disabled", false));
    await press("Start the interview");
    expect(screen.getByRole("timer", { name: "Time left" }).textContent).toBe("0:30");
    await press("I’m ready");
    pass(3);
    await waitFor(() => expect(button("Finish my answer")).toBeTruthy());
    act(() => media.recorder().give("spoken words"));

    await userEvent.click(screen.getByRole("link", { name: "Back to mock interviews" }));
    const dialog = screen.getByRole("dialog", { name: "Leave the interview?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Stay" }));

    // The tab slept: the answer ends at its limit, whenever that is seen.
    pass(600);
    expect(await screen.findByText("One take, as airlines have it.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Record again" })).toBeNull();
    await press("Next question");
    expect(screen.getByText("Question 2 of 2")).toBeTruthy();
    // The microphone stayed on: nobody is asked for it twice.
    expect(media.asked).toHaveLength(1);

    // The device goes away in the middle: that costs no take.
    await press("I’m ready");
    pass(3);
    await waitFor(() => expect(button("Finish my answer")).toBeTruthy());
    act(() => media.streams.at(-1)?.tracks[0]?.unplug());
    expect((await screen.findByRole("alert")).textContent).toContain("disconnected");
    expect(button("Record again")).toBeTruthy();
  });
});

describe("a second take, where it is granted", () => {
  it("stands beside the first, and the one that is chosen is kept and the other forgotten", async () => {
    const granted = { ...USER, accommodations: { ...USER.accommodations, secondTake: true } };
    await open(SESSION_ID, { "GET /api/session": granted, "GET /api/users/me": granted });
    await waitFor(() => expect(button("Start the interview")).toHaveProperty("disabled", false));
    await press("Start the interview");
    await press("I’m ready");
    const record = async (seconds: number) => {
      pass(3);
      await waitFor(() => expect(button("Finish my answer")).toHaveProperty("disabled", false));
      act(() => media.recorder().give("spoken words"));
      pass(seconds);
      await press("Finish my answer");
    };
    await record(41);
    await userEvent.click(await screen.findByRole("button", { name: "Record again" }));
    await record(9);
    expect(await screen.findByRole("heading", { name: "Which take counts?" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Record again" })).toBeNull();
    expect(button(/^Second take, 0:/).getAttribute("aria-pressed")).toBe("true");
    await press(/^First take, 0:4/);
    await press("Next question");
    expect(screen.getByText("Question 2 of 2")).toBeTruthy();
    const place = `/mock-interviews?session=${SESSION_ID}&question=0`;
    await waitFor(async () => {
      const left = await findTake(USER.id, place, new Date(), []);
      expect(left?.durationSeconds).toBeGreaterThan(40);
      expect(await findTake(USER.id, place, new Date(), [left?.id ?? ""])).toBeNull();
    });
  });
});

describe("after the last question", () => {
  const answered = () =>
    fresh({
      answers: [
        sessionAnswer(0, null, { mode: "audio" }),
        sessionAnswer(1, null, { mode: "audio" }),
      ],
      answeredCount: 2,
    });

  it("the words may be typed, are stored with their answer, and the report follows", async () => {
    const sent = await open(SESSION_ID, {
      [`GET ${PATH}`]: answered(),
      [`PUT ${PATH}/answers/1`]: sessionAnswer(1, "I stayed calm."),
      [`PATCH ${PATH}`]: { ...answered(), status: "completed" },
    });
    await screen.findByRole("heading", { name: "Your takes are analysed" });
    const [, second] = screen.getAllByRole("textbox", { name: "What you said" });
    await userEvent.type(second as HTMLElement, "I stayed calm.");
    await press("See my report");
    await waitFor(() => expect(location.search).toBe(`?report=${SESSION_ID}`));
    const puts = sent.filter(({ method }) => method === "PUT");
    expect(puts.map(({ path, payload }) => [path, (payload as { answer: string }).answer])).toEqual(
      [[`${PATH}/answers/1`, "I stayed calm."]],
    );
    expect(sent.find(({ method }) => method === "PATCH")?.payload).toEqual({
      status: "completed",
      ending: "all-answered",
    });
  });
});
