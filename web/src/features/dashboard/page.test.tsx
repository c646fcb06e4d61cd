import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { User } from "contract/users";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadWords } from "../../i18n/i18n.ts";
import { AccountProvider } from "../../lib/account.tsx";
import { createQueryClient } from "../../lib/query-client.ts";
import { PERSON } from "../../testing/person.ts";
import { answersAt, newcomerProgress, practisedProgress } from "./page.fixture.ts";
import DashboardPage from "./page.tsx";

const AT = new Date(2026, 10, 20, 10, 30);
type Answer = { status: number; body: unknown } | "no answer";
let answers: Record<string, Answer>;
let sent: { call: string; body: unknown }[];

const ok = (body: unknown): Answer => ({ status: 200, body });

beforeAll(() => loadWords("shell", "nav", "buttons", "features", "dashboard", "plan", "airline"));

beforeEach(() => {
  vi.useFakeTimers({ now: AT, toFake: ["Date"] });
  sent = [];
  answers = {
    "GET /api/session": ok(PERSON),
    "GET /api/users/me": ok(PERSON),
    "GET /api/progress": ok(practisedProgress(AT)),
    "GET /api/responses": ok(answersAt(AT)),
  };
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const call = `${init.method} ${path.split("?")[0]}`;
    sent.push({ call, body: init.body ? JSON.parse(String(init.body)) : undefined });
    const answer = answers[call];
    if (!answer || answer === "no answer") throw new TypeError("Failed to fetch");
    const type = answer.status < 400 ? "application/json" : "application/problem+json";
    return new Response(JSON.stringify(answer.body), {
      status: answer.status,
      headers: { "content-type": type },
    });
  });
  // The browser's stream of server events: silent here.
  vi.stubGlobal(
    "EventSource",
    class extends EventTarget {
      close() {}
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function open(user: Partial<User> = {}) {
  const known = { ...PERSON, ...user };
  answers["GET /api/session"] ??= ok(known);
  if (answers["GET /api/session"] !== "no answer") answers["GET /api/session"] = ok(known);
  const record = {
    id: known.id,
    name: known.name,
    email: "",
    profile: known.profile,
    airline: known.targetAirline,
    loginTime: AT.toISOString(),
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AccountProvider record={record}>
        <DashboardPage />
      </AccountProvider>
    </QueryClientProvider>,
  );
}

const headline = () => screen.findByRole("heading", { level: 1 });

test("puts the next step first, with its evidence", async () => {
  open({ interviewDate: "2026-11-28" });
  expect((await headline()).textContent).toBe(
    "Three of your last four answers stop short of a full result.",
  );
  expect(
    screen.getByText(/^Good morning, Leïla\. 8 days to your assessment day with/),
  ).toBeTruthy();
  const retake = await screen.findByRole("link", { name: "Retake now, 6 min" });
  expect(retake.getAttribute("href")).toMatch(/^\/star-practice\?retake=.*0004$/);

  await userEvent.click(screen.getByRole("button", { name: "Why this?" }));
  const evidence = within(screen.getByRole("dialog", { name: "Why this?" }));
  expect(evidence.getByText("Result: 38 of 100")).toBeTruthy();
  expect(evidence.getAllByText("and then it was fine").length).toBeGreaterThan(0);
});

test.each([
  ["2026-11-21", "Tomorrow is the day. Tonight is for rest.", "Open today's plan"],
  ["2026-11-20", "Today is the day.", "Look at the day"],
  ["2026-11-18", "How did it go?", "Note how it went"],
])("an interview on %s comes before everything else: %s", async (interviewDate, words, link) => {
  answers["GET /api/plan"] = ok({ stage: null, minutesPerDay: 30, daysOff: [], ticks: [] });
  answers["GET /api/progress/work"] = ok([]);
  answers["GET /api/applications"] = ok([]);
  answers["GET /api/users/me"] = ok({ ...PERSON, interviewDate });
  open({ interviewDate });
  expect((await headline()).textContent).toBe(words);
  expect(screen.getByRole("link", { name: link }).getAttribute("href")).toMatch(/^\/calendar/);
});

test("where nothing keeps falling short the plan's task comes next, with its reason and its time", async () => {
  answers["GET /api/progress"] = ok({ ...practisedProgress(AT), nextStep: null });
  answers["GET /api/plan"] = ok({ stage: null, minutesPerDay: 30, daysOff: [], ticks: [] });
  answers["GET /api/progress/work"] = ok([]);
  answers["GET /api/applications"] = ok([]);
  open({ interviewDate: "2026-12-04" });
  expect((await headline()).textContent).toBe("Answer a new question in four parts");
  expect(screen.getByRole("link", { name: "Begin, 15 min" }).getAttribute("href")).toBe(
    "/star-practice",
  );
  expect(screen.getByText(/^You have not tried this in the last four weeks/)).toBeTruthy();
});

test("shows the figures of stored practice", async () => {
  open();
  const figures = within(await screen.findByRole("list", { name: "Your figures" }));
  expect(figures.getByText("13")).toBeTruthy();
  expect(figures.getByText("6 this week, 2 more than the week before")).toBeTruthy();
  expect(figures.getByText("Up 7 since your first five answers")).toBeTruthy();
  expect(figures.getByText("1 h 47 min this week")).toBeTruthy();
  expect(await screen.findByText("This week: 6 sessions, 1 h 47 min, best answer 82")).toBeTruthy();
});

test("says what was not practised yet instead of judging it", async () => {
  answers["GET /api/progress"] = ok(newcomerProgress(AT));
  answers["GET /api/responses"] = ok([]);
  open({ targetAirline: "" });
  await screen.findByRole("link", { name: "Start your first practice" });
  expect(screen.getAllByText("Not practised yet")).toHaveLength(3);
  expect(await screen.findAllByText("Not practised yet.")).toHaveLength(4);
  expect(screen.queryByText(/^0/)).toBeNull();
  expect(
    screen.getByRole("heading", { name: "The coach has read nothing of yours yet" }),
  ).toBeTruthy();
  expect(screen.getByRole("button", { name: "Choose your target airline" })).toBeTruthy();
});

test("says how far one is prepared for the place of the interview, or where to set it", async () => {
  answers["GET /api/preparation"] = ok([
    { region: "asia-japan", module: "cultural", score: 80 },
    { region: "europe-uk", module: "timing", score: 100 },
  ]);
  open({ targetRegion: "asia-japan" });
  const line = await screen.findByRole("link", { name: /^Smart Prep: Japan/ });
  await within(line).findByText("1 of 4 parts of Smart Prep done");
  expect(line.getAttribute("href")).toBe("/cultural-settings?tab=prep");
});

test("without a place of the interview leads to setting it, and asks for nothing", async () => {
  open();
  const line = await screen.findByRole("link", { name: /^Prepare for where you interview/ });
  expect(line.getAttribute("href")).toBe("/cultural-settings");
  expect(sent.map(({ call }) => call)).not.toContain("GET /api/preparation");
});

test("filters the skills and tells a reached target from a missing one", async () => {
  open();
  const panel = within(await screen.findByRole("region", { name: "Interview Skills Progress" }));
  await panel.findByText("8% remaining");
  expect(panel.getByText("Target achieved!")).toBeTruthy();
  await userEvent.click(panel.getByRole("button", { name: "Behavioral" }));
  expect(panel.getAllByRole("heading", { level: 3 })).toHaveLength(1);
  await userEvent.click(panel.getByRole("button", { name: "All Skills" }));
  expect(panel.getAllByRole("heading", { level: 3 })).toHaveLength(4);
});

test("stores one's own target, and says why when it cannot", async () => {
  const detail = "Too many requests in a short time.";
  answers["PUT /api/progress/targets"] = {
    status: 429,
    body: { title: "Slow", status: 429, detail },
  };
  open();
  await userEvent.click(
    await screen.findByRole("button", { name: /Set own target for STAR Method Mastery/ }),
  );
  const field = screen.getByLabelText("Target for STAR Method Mastery, in percent");
  await userEvent.clear(field);
  await userEvent.type(field, "120");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getByText("A whole number from 1 to 100.")).toBeTruthy();

  await userEvent.clear(field);
  await userEvent.type(field, "95");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText(`The target could not be saved: ${detail}`);

  answers["PUT /api/progress/targets"] = ok({ skill: "star", targetLevel: 95 });
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("13% remaining");
  expect(sent.at(-1)?.body).toEqual({ skill: "star", targetLevel: 95 });
});

test("reaches every practice and study screen by a link", async () => {
  open();
  await userEvent.click(await screen.findByRole("button", { name: "All practice screens" }));
  const paths = [...screen.getAllByRole("link"), ...screen.getAllByRole("menuitem")].map((link) =>
    link.getAttribute("href"),
  );
  expect(paths).toEqual(
    expect.arrayContaining([
      "/dashboard-details",
      "/airline-facts",
      "/star-practice",
      "/video-practice",
      "/mock-interviews",
      "/airport-codes",
      "/study-guide",
      "/aircraft-3d",
      "/cockpit-exploration",
      "/evacuation-procedures",
      "/aircraft-door-models",
      "/cultural-settings",
      "/text-practice",
      "/text-practice-star",
      "/audio-practice-star",
      "/video-practice-star",
      "/video-test",
      "/door-component-quiz",
      "/language-demo",
      "/story-bank",
    ]),
  );
  expect(screen.getByRole("link", { name: "Learning Resources & Tools" })).toBeTruthy();
});

test("marks the history of a demo account as sample data", async () => {
  open({ isDemo: true });
  expect(await screen.findByText("Sample data")).toBeTruthy();
});

test("says what the server said, and tries again", async () => {
  const detail = "The database does not answer.";
  answers["GET /api/progress"] = { status: 503, body: { title: "Busy", status: 503, detail } };
  open();
  const alert = within(await screen.findByRole("alert"));
  expect(alert.getByText(detail)).toBeTruthy();
  answers["GET /api/progress"] = ok(practisedProgress(AT));
  await userEvent.click(alert.getByRole("button", { name: "Try again" }));
  expect((await headline()).textContent).toMatch(/^Three of your last four/);
});

test("without a connection keeps every way to practise and says when the figures come", async () => {
  answers = { "GET /api/session": "no answer" };
  open();
  await screen.findByRole("heading", { name: "No connection" });
  expect(await screen.findByRole("link", { name: /STAR practice/ })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Emirates, change target airline" })).toBeTruthy();
});

test("a missing assessment day can be set where it is missed", async () => {
  answers["PATCH /api/users/me"] = ok({ ...PERSON, interviewDate: "2026-12-01" });
  open();
  await userEvent.click(await screen.findByRole("button", { name: "Set your assessment day" }));
  const field = screen.getByLabelText("Your assessment day");
  await userEvent.type(field, "2026-11-01");
  await userEvent.click(screen.getByRole("button", { name: "Save the day" }));
  expect(screen.getByText("Choose a day from today on.")).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, "2026-12-01");
  await userEvent.click(screen.getByRole("button", { name: "Save the day" }));
  await waitFor(() => expect(screen.getByText(/11 days to your assessment day/)).toBeTruthy());
});
