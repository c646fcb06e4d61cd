import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PERSON } from "../../testing/person.ts";
import { type Answers, renderScreen } from "../../testing/screen-stage.tsx";
import SyllabusPage from "./page.tsx";

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  // The account may still be connecting when a test has seen enough.
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const hand = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const open = (query = "", answers: Answers = {}) =>
  renderScreen(<SyllabusPage />, {
    address: `/syllabus${query}`,
    groups: ["syllabus"],
    answers,
  });
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

/** Leaves the screen and opens it again, as a reload does. */
async function reopen(query: string) {
  cleanup();
  await pass(1);
  await open(query);
}

test("a card is said, turned and told; the overview then leads back to its part", async () => {
  await open("?entry=security-levels");
  await hand.click(
    await screen.findByRole("button", { name: /^Say the answer aloud.*four levels/ }),
  );
  expect(document.activeElement).toBe(button("I knew it"));
  expect(
    screen.getByText("Level 3: danger to life, such as a weapon or a serious assault"),
  ).toBeTruthy();
  await hand.keyboard("2");
  expect(screen.getByText("1 of 67 known")).toBeTruthy();
  await reopen("");
  expect(screen.getByText("Go on where you were")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Go on" }).getAttribute("href")).toBe(
    "/syllabus?part=security",
  );
});

test("a question of a bank is answered once, explained with its source, and counts as known when right", async () => {
  await open("?entry=security-annex");
  await screen.findByRole("heading", { name: "Which ICAO annex deals with security?" });
  await hand.click(button(/Annex 17/));
  expect(screen.getByText("Right")).toBeTruthy();
  expect(screen.getByText(/^ICAO Annex 17, Aviation Security/)).toBeTruthy();
  expect(screen.getByText("1 of 67 known")).toBeTruthy();
  await hand.click(button("See the result"));
  expect(screen.getByRole("heading", { name: "1 of 1 right" })).toBeTruthy();
});

test("a story goes on where it was left, ends in a debrief, and can be played on from a decision", async () => {
  const address = "?scenario=power-bank-fire";
  await open(address);
  await hand.click(await screen.findByRole("button", { name: "Start" }));
  await hand.click(button(/Open the bin at once/));
  expect(screen.getByText("What follows")).toBeTruthy();
  await reopen(address);
  await screen.findByText("What follows");
  await hand.click(button("Go on"));
  expect(screen.getByRole("heading", { name: "Decision 2" })).toBeTruthy();
  for (let step = 0; step < 40 && !screen.queryByRole("button", { name: "Play again" }); step++) {
    const on = screen.queryByRole("button", { name: /^(Go on|See how it ends)$/ });
    if (on) await hand.click(on);
    else await hand.keyboard("1");
  }
  const decisions = screen.getByRole("region", { name: "Your decisions" });
  expect(within(decisions).getByText("Open the bin at once to see what is burning")).toBeTruthy();
  await hand.click(button("Play on from decision 1"));
  expect(screen.getByRole("heading", { name: "Decision 1" })).toBeTruthy();
});

test("a situation asks for the best and the worst, then gives the reason of each option", async () => {
  await open("?test=judgement&situation=loose-trolley-after-cabin-secure");
  await screen.findByText("What do you do?");
  await hand.click(button(/Close it if you reach it safely/));
  expect(screen.getByText("And what would you do least of all?")).toBeTruthy();
  await hand.click(button(/Close it if you reach it safely/));
  await hand.click(button(/Call across to the colleague/));
  expect(screen.getByText("6 of 6 points")).toBeTruthy();
  expect(screen.getByText(/^Now somebody walks through the cabin/)).toBeTruthy();
});

test("a test against the clock runs on while nobody is there, and ends with what was answered", async () => {
  // A first question whose answer is a figure: of a time of day "1" would be no answer.
  const drawn = vi.spyOn(crypto, "getRandomValues").mockImplementation((numbers) => numbers);
  await open("?test=numeracy");
  await hand.click(await screen.findByRole("button", { name: "Against the clock" }));
  await hand.click(button("Start the test"));
  drawn.mockRestore();
  expect(screen.getByRole("timer", { name: "Time left" }).textContent).toBe("10:00");
  await hand.type(screen.getByRole("textbox", { name: "Your answer" }), "1{Enter}");
  expect(await screen.findByText("Question 2 of 10")).toBeTruthy();
  cleanup();
  await pass(1);
  vi.setSystemTime(Date.now() + 3_600_000);
  await open("?test=numeracy");
  expect(await screen.findByRole("heading", { name: "Time is up" })).toBeTruthy();
  expect(screen.getByText("You answered:")).toBeTruthy();
  expect(screen.getAllByText("No answer")).toHaveLength(9);
});

test("who is granted more time has half as much again against the clock", async () => {
  const granted = { ...PERSON, accommodations: { ...PERSON.accommodations, moreTime: true } };
  await open("?test=numeracy", { "GET /api/session": granted, "GET /api/users/me": granted });
  await hand.click(await screen.findByRole("button", { name: "Against the clock" }));
  await screen.findByText(
    /^15:00 minutes for all.* With the more time that your accommodations ask/,
  );
  await hand.click(button("Start the test"));
  expect(screen.getByRole("timer", { name: "Time left" }).textContent).toBe("15:00");
});

test("a stage that was searched for stands open; a tick on a list stays", async () => {
  await open("?day=medical");
  const stage = (await screen.findByText("Medical examination")).closest("details");
  expect(stage?.open).toBe(true);
  await reopen("?day=lists");
  const box = /^Passport or identity card/;
  await hand.click(await screen.findByRole("checkbox", { name: box }));
  await reopen("?day=lists");
  expect(((await screen.findByRole("checkbox", { name: box })) as HTMLInputElement).checked).toBe(
    true,
  );
});
