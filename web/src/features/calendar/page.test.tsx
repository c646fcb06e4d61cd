import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Application } from "contract/applications";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PERSON } from "../../testing/person.ts";
import { type Answers, renderScreen, type Sent } from "../../testing/screen-stage.tsx";
import CalendarPage from "./page.tsx";

const AT = new Date(2026, 10, 23, 10);
const SETTINGS = { stage: "final-interview", minutesPerDay: 40, daysOff: [], ticks: [] };
const KLM: Application = {
  ...{ id: "7d0f3c1a-0000-4000-8000-000000000001", userId: PERSON.id, airline: "KLM" },
  ...{ stage: "video-interview", stageName: null, nextDate: "2026-12-09", notes: "Six questions" },
  ...{ version: 3, isSample: false, createdAt: AT.toISOString(), updatedAt: AT.toISOString() },
};

beforeEach(() => {
  vi.useFakeTimers({ now: AT, toFake: ["Date"] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function open(answers: Answers = {}, interviewDate: string | null = "2026-12-07") {
  const user = { ...PERSON, interviewDate };
  const sent = await renderScreen(<CalendarPage />, {
    address: "/calendar",
    groups: ["plan", "calendar"],
    answers: {
      "GET /api/session": user,
      "GET /api/users/me": user,
      "GET /api/plan": SETTINGS,
      "GET /api/progress/work": [],
      "GET /api/applications": [],
      "GET /api/airline-facts": [{ airlineName: "Emirates" }, { airlineName: "KLM" }],
      "GET /api/applications/stages": [],
      ...answers,
    },
  });
  await screen.findByRole("heading", { name: "Your applications" });
  return sent;
}
const payloads = (sent: readonly Sent[], method: string) =>
  sent.filter((call) => call.method === method).map(({ path, payload }) => ({ path, payload }));

test("counts the days, names today's tasks with their reasons, and leads to their screens", async () => {
  await open();
  expect(screen.getByRole("heading", { level: 2, name: "14 days to go" })).toBeTruthy();
  expect(screen.getByText("Monday, December 7, 2026")).toBeTruthy();
  const today = within(screen.getByRole("region", { name: "Today" }));
  const begin = today.getAllByRole("link", { name: /^Begin: / });
  expect(begin.length).toBeGreaterThan(0);
  const tasks = today.getAllByRole("listitem");
  expect(tasks.length).toBeLessThanOrEqual(3);
});

test("work that was done today is recognised, and cannot be ticked by hand", async () => {
  const work = ["written-answer", "spoken-answer", "video-take", "mock-interview", "story"];
  await open({
    "GET /api/progress/work": [
      { date: "2026-11-23", work: work.map((kind) => ({ kind, count: 1, seconds: 600 })) },
    ],
  });
  const today = within(screen.getByRole("region", { name: "Today" }));
  expect(today.getAllByText("Done, seen in your work").length).toBeGreaterThan(0);
});

test("the last evening is for rest; what is off the screen is ticked, and a tick that is not kept goes again", async () => {
  let isRefused = false;
  const sent = await open(
    {
      "PUT /api/plan/ticks": ({ payload }: Sent) =>
        isRefused
          ? Response.json({ detail: "Slow down" }, { status: 429 })
          : { ...SETTINGS, ticks: [payload] },
    },
    "2026-11-24",
  );
  expect(screen.getByText(/^The last evening is for rest/)).toBeTruthy();
  const clothes = screen.getByRole("checkbox", { name: "Done: Lay out your clothes" });
  await userEvent.click(clothes);
  await waitFor(() => expect((clothes as HTMLInputElement).checked).toBe(true));
  expect(payloads(sent, "PUT")).toEqual([
    {
      path: "/api/plan/ticks",
      payload: { date: "2026-11-23", task: "clothes", isDone: true },
    },
  ]);
  isRefused = true;
  await userEvent.click(clothes);
  expect(await screen.findByText("The tick was not saved")).toBeTruthy();
  expect((clothes as HTMLInputElement).checked).toBe(true);
});

test("too few minutes are said plainly, with what would be enough", async () => {
  await open({ "GET /api/plan": { ...SETTINGS, minutesPerDay: 3 } });
  const note = within(screen.getByRole("complementary", { name: "What does not fit" }));
  expect(note.getByText("3 minutes a day do not hold everything.")).toBeTruthy();
  expect(note.getByText(/With \d+ minutes a day it would all fit\.$/)).toBeTruthy();
});

test.each([
  ["2026-11-26", 1],
  ["2026-11-25", 0],
] as const)(
  "what does not fit before %s is said while it can change something: %i",
  async (date, count) => {
    await open({ "GET /api/plan": { ...SETTINGS, minutesPerDay: 3 } }, date);
    expect(screen.getByText("Up to the day")).toBeTruthy();
    expect(screen.queryAllByRole("complementary", { name: "What does not fit" })).toHaveLength(
      count,
    );
  },
);

test("without a date it asks for one: a day that has passed is refused, then all is saved", async () => {
  const sent = await open(
    {
      "PATCH /api/plan": ({ payload }: Sent) => ({ ...SETTINGS, ...(payload as object) }),
      "PATCH /api/users/me": ({ payload }: Sent) => ({ ...PERSON, ...(payload as object) }),
    },
    null,
  );
  expect(screen.getByRole("heading", { name: "When is your interview?" })).toBeTruthy();
  const form = within(screen.getByRole("form", { name: "Your interview" }));
  const type = async (label: string, text: string) => {
    await userEvent.clear(form.getByLabelText(label));
    await userEvent.type(form.getByLabelText(label), text);
  };
  await type("Interview date", "2026-11-20");
  await type("Minutes a day", "2");
  await userEvent.click(form.getByRole("button", { name: "Save and plan" }));
  expect(form.getByText(/^This day has passed/)).toBeTruthy();
  expect(form.getByText("Use 3 to 240 minutes")).toBeTruthy();
  expect(payloads(sent, "PATCH")).toEqual([]);
  await type("Interview date", "2026-12-01");
  await type("Minutes a day", "25");
  await userEvent.selectOptions(
    form.getByLabelText("What kind of day"),
    "Recorded video interview",
  );
  await userEvent.click(form.getByRole("button", { name: "Sun" }));
  await userEvent.click(form.getByRole("button", { name: "Save and plan" }));
  expect(await screen.findByRole("heading", { name: "8 days to go" })).toBeTruthy();
  expect(payloads(sent, "PATCH").map(({ payload }) => payload)).toEqual([
    { stage: "video-interview", minutesPerDay: 25, daysOff: [0] },
    { interviewDate: "2026-12-01", targetAirline: "Emirates" },
  ]);
});

test("a day that has passed asks how it went, and leads to the tracker", async () => {
  await open({}, "2026-11-20");
  expect(screen.getByRole("heading", { name: "How did it go?" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Note it in your applications" }));
  const dialog = within(screen.getByRole("dialog", { name: "Add an application" }));
  expect((dialog.getByLabelText("Airline") as HTMLInputElement).value).toBe("Emirates");
});

test("the nearest tracked date leads the plan when the account has none", async () => {
  await open({ "GET /api/applications": [KLM] }, null);
  expect(screen.getByRole("heading", { name: "16 days to go" })).toBeTruthy();
  expect(screen.getByText("From your applications")).toBeTruthy();
});

test("an application that was changed elsewhere is shown, and overwritten only by a second press", async () => {
  let version = 4;
  const newer = () => ({ ...KLM, notes: "Moved to Monday", version });
  const sent = await open({
    "GET /api/applications": () => [version === 4 ? KLM : newer()],
    "PATCH /api/applications/7d0f3c1a-0000-4000-8000-000000000001": ({ payload }: Sent) => {
      const read = (payload as { version: number }).version;
      version = 5;
      return read === 5
        ? { ...newer(), version: 6 }
        : Response.json({ detail: "Changed" }, { status: 409 });
    },
  });
  await userEvent.click(screen.getByRole("button", { name: "Change KLM" }));
  const dialog = within(screen.getByRole("dialog", { name: "Change the application" }));
  await userEvent.type(dialog.getByLabelText("Notes"), "!");
  expect(dialog.getByText("14 of 5,000")).toBeTruthy();
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText(/Moved to Monday/)).toBeTruthy();
  await userEvent.click(dialog.getByRole("button", { name: "Save mine over it" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(payloads(sent, "PATCH").map(({ payload }) => payload)).toEqual([
    { notes: "Six questions!", version: 3 },
    { notes: "Six questions!", version: 5 },
  ]);
});

test("removed by mistake, an application comes back; one without an airline is not sent", async () => {
  let kept = [KLM];
  const sent = await open({
    "GET /api/applications": () => kept,
    [`DELETE /api/applications/${KLM.id}`]: () => {
      kept = [];
      return {};
    },
    "POST /api/applications": () => {
      kept = [KLM];
      return KLM;
    },
  });
  await userEvent.click(screen.getByRole("button", { name: "Remove KLM" }));
  expect(await screen.findByRole("heading", { name: "No application noted yet" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByRole("heading", { name: "KLM" })).toBeTruthy();
  const { airline, stage, stageName, nextDate, notes } = KLM;
  expect(payloads(sent, "POST").at(-1)?.payload).toEqual({
    ...{ airline, stage, stageName, nextDate, notes },
  });

  await userEvent.click(screen.getByRole("button", { name: "Add an application" }));
  const dialog = within(screen.getByRole("dialog", { name: "Add an application" }));
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  expect(dialog.getByText("Name the airline")).toBeTruthy();
  await userEvent.type(dialog.getByLabelText("Airline"), "Nobody Airways");
  expect(dialog.getByText(/^The guide does not know this airline/)).toBeTruthy();
  expect(payloads(sent, "POST")).toHaveLength(1);
});

test("what does not come says so, and is asked for again", async () => {
  let isBroken = true;
  const refused = () => Response.json({ detail: "Back in a minute." }, { status: 503 });
  const opening = open({ "GET /api/plan": () => (isBroken ? refused() : SETTINGS) });
  const alert = within(await screen.findByRole("alert"));
  expect(alert.getByText("Back in a minute.")).toBeTruthy();
  isBroken = false;
  await userEvent.click(alert.getByRole("button", { name: "Try again" }));
  await opening;
  expect(screen.getByRole("heading", { name: "14 days to go" })).toBeTruthy();
});
