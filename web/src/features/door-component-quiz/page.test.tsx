import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DOOR_QUIZ } from "content/door-quiz/door-quiz";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PERSON } from "../../testing/person.ts";
import { type Answers, renderScreen } from "../../testing/screen-stage.tsx";
import DoorComponentQuizPage from "./page.tsx";

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
  renderScreen(<DoorComponentQuizPage />, {
    address: `/door-component-quiz${query}`,
    groups: ["doors"],
    answers,
  });
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const clock = () => screen.getByRole("timer", { name: "Time left" }).textContent;
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

/** Answers the next questions: true for right, false for wrong. */
async function answer(...rights: boolean[]) {
  for (const isRight of rights) {
    const text = screen.getByRole("heading", { level: 2 }).textContent;
    const question = DOOR_QUIZ.find(({ description }) => description === text);
    const option = question?.options.find(
      (candidate) => (candidate === question.correctAnswer) === isRight,
    );
    await hand.click(button(new RegExp(`${option}$`)));
    await hand.click(button(/^(Next Question|Complete Quiz)$/));
  }
}

test("a choice is locked, the right and the chosen option alone are marked, and the reason is said", async () => {
  await open();
  await screen.findByText("Question 1 of 6");
  expect(clock()).toBe("5:00");
  await hand.click(button(/It inflates the slide/));
  expect(screen.getByText(/^Not quite\. Right is: It connects the slide/)).toBeTruthy();
  expect(document.activeElement).toBe(button("Next Question"));
  await hand.click(button(/It connects the slide/));
  expect(button(/It inflates the slide/).getAttribute("aria-pressed")).toBe("true");
  expect(button(/It connects the slide/).getAttribute("aria-pressed")).toBe("false");
});

test("six answers end in score, percentage, label and time, and it can be taken again", async () => {
  await open();
  await screen.findByText("Question 1 of 6");
  await pass(65);
  expect(clock()).toBe("3:55");
  await answer(true, true, true, true, false);
  expect(screen.queryByRole("button", { name: "Next Question" })).toBeNull();
  await answer(true);
  expect(document.activeElement?.textContent).toBe("Quiz complete");
  expect(screen.getByRole("img", { name: "83% right" })).toBeTruthy();
  expect(screen.getByText("Excellent")).toBeTruthy();
  expect(screen.getByText("5 of 6")).toBeTruthy();
  expect(screen.getByText(/^1:0\d$/)).toBeTruthy();
  await hand.click(button("Take Quiz Again"));
  expect(screen.getByText("Question 1 of 6")).toBeTruthy();
  expect(clock()).toBe("5:00");
});

test("at 0 it ends with what was recorded; a choice not moved on from does not count", async () => {
  await open();
  await screen.findByText("Question 1 of 6");
  await answer(true);
  await hand.keyboard("1");
  expect(button("Next Question")).toBeTruthy();
  await pass(301);
  expect(screen.getByRole("heading", { name: "Time is up" })).toBeTruthy();
  expect(screen.getByText("1 of 6")).toBeTruthy();
  expect(screen.getByText("Needs Practice")).toBeTruthy();
  expect(screen.getAllByText("No answer")).toHaveLength(5);
  expect(screen.getByText("5:00")).toBeTruthy();
});

test("a reload goes on with the question, the locked choice and the clock, which ran meanwhile", async () => {
  await open();
  await screen.findByText("Question 1 of 6");
  await answer(true);
  await hand.keyboard("2");
  cleanup();
  vi.setSystemTime(Date.now() + 100_000);
  await open();
  await screen.findByText("Question 2 of 6");
  expect(clock()).toMatch(/^3:[123]\d$/);
  expect(button("Next Question")).toBeTruthy();
});

test("who is granted more time has seven and a half minutes, on a run that had begun as well", async () => {
  await open();
  await screen.findByText("Question 1 of 6");
  await pass(60);
  expect(clock()).toBe("4:00");
  cleanup();
  const granted = { ...PERSON, accommodations: { ...PERSON.accommodations, moreTime: true } };
  await open("", { "GET /api/session": granted, "GET /api/users/me": granted });
  await screen.findByText(/seven and a half minutes with the more time that your accommodations/);
  expect(clock()).toMatch(/^6:[23]\d$/);
  await pass(301);
  expect(screen.getByText("Question 1 of 6")).toBeTruthy();
  await pass(100);
  expect(screen.getByRole("heading", { name: "Time is up" })).toBeTruthy();
  expect(screen.getByText("7:30")).toBeTruthy();
});

test("the forty further questions have no clock", async () => {
  await open("?mode=bank");
  await screen.findByText("Question 1 of 40");
  expect(screen.queryByRole("timer")).toBeNull();
});
