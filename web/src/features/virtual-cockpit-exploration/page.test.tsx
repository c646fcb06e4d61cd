import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { COCKPIT_COMPONENTS } from "content/cockpit/cockpit";
import { COCKPIT_OBJECTIVES, COCKPIT_TIPS } from "content/cockpit/cockpit-notes";
import { cockpitQuiz } from "content/cockpit/cockpit-quiz";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { draftKey } from "../../lib/drafts.ts";
import { writeLocal } from "../../lib/storage.ts";
import { renderScreen, STAGE_USER_ID } from "../../testing/screen-stage.tsx";
import VirtualCockpitExplorationPage from "./page.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const open = (query = "") =>
  renderScreen(<VirtualCockpitExplorationPage />, {
    address: `/cockpit-exploration${query}`,
    groups: ["cockpit"],
    answers: {},
  });
const points = () =>
  within(screen.getByRole("group", { name: "Points on the flight deck" })).getAllByRole("button");
const point = (name: string) =>
  within(screen.getByRole("group", { name: "Points on the flight deck" })).getByRole("button", {
    name: new RegExp(`^\\d+ ${name}$`),
  });
const details = (name: string) => within(screen.getByRole("region", { name }));

describe("the flight deck", () => {
  test("shows 15 points, the same parts by name, the objectives and the tips", async () => {
    await open();
    expect(points().map((one) => one.getAttribute("aria-label"))).toEqual(
      COCKPIT_COMPONENTS.map(({ name }, at) => `${at + 1} ${name}`),
    );
    const list = within(screen.getByRole("region", { name: "Parts of the flight deck" }));
    expect(list.getAllByRole("listitem")).toHaveLength(15);
    for (const [title, notes] of [
      ["Learning objectives", COCKPIT_OBJECTIVES],
      ["Professional tips", COCKPIT_TIPS],
    ] as const)
      for (const { text } of notes) expect(details(title).getByText(text)).toBeTruthy();
  });

  test("a point opens what the part means for the cabin and in an emergency, and closes it", async () => {
    await open();
    await userEvent.click(point("Thrust Levers"));
    expect(point("Thrust Levers").getAttribute("aria-pressed")).toBe("true");
    const part = COCKPIT_COMPONENTS.find(({ id }) => id === "thrust-levers");
    const shown = details("Thrust Levers");
    for (const text of ["Critical", "Engine Controls", "Centre pedestal"])
      expect(shown.getByText(text)).toBeTruthy();
    expect(shown.getByRole("heading", { name: "Relevance for cabin crew" })).toBeTruthy();
    expect(shown.getByText(part?.flightAttendantRelevance ?? "")).toBeTruthy();
    expect(shown.getByRole("heading", { name: "Emergency function" })).toBeTruthy();
    expect(shown.getByText(part?.emergencyFunction ?? "")).toBeTruthy();
    await userEvent.click(shown.getByRole("button", { name: "Close, back to all parts" }));
    expect(document.activeElement?.textContent).toContain("Thrust Levers");
    expect(screen.getByText("15 of 15 parts")).toBeTruthy();
  });

  test("the filter leaves one category on the deck and in the list, and closes what is outside it", async () => {
    await open("?part=sidestick");
    expect(details("Sidestick or Control Wheel")).toBeTruthy();
    const filter = within(screen.getByRole("group", { name: "Category" }));
    expect(filter.getAllByRole("button").map((one) => one.textContent)).toEqual([
      "All categories",
      "Flight Controls",
      "Instruments",
      "Navigation",
      "Communication",
      "Engine Controls",
      "Safety Systems",
    ]);
    await userEvent.click(filter.getByRole("button", { name: "Communication" }));
    expect(points()).toHaveLength(2);
    expect(screen.getByText("2 of 15 parts")).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Sidestick or Control Wheel" })).toBeNull();
  });

  test("is one stop for the tab key, walked by arrows", async () => {
    await open();
    expect(points().filter((one) => one.tabIndex === 0)).toHaveLength(1);
    point("Engine Fire Controls").focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{Enter}");
    expect(document.activeElement).toBe(point("Evacuation Signal Panel"));
    expect(details("Evacuation Signal Panel")).toBeTruthy();
  });
});

describe("the quiz", () => {
  const quiz = cockpitQuiz(7);
  const openAt = (at: number, answers: string[] = []) => {
    writeLocal(
      draftKey(STAGE_USER_ID, "cockpit-quiz"),
      JSON.stringify({ value: { seed: 7, answers, at }, savedAt: "2026-11-22T10:00:00Z", tab: "" }),
    );
    return open("?quiz");
  };
  const before = (at: number) => Array.from({ length: at }, () => "");
  const indexOf = (kind: string) => quiz.findIndex((question) => question.kind === kind);

  test("a name is pointed at; points tell their place and not their name until then", async () => {
    const at = indexOf("point");
    const asked = quiz[at]?.asked;
    if (!asked || !("name" in asked)) throw new Error("no point question");
    await openAt(at, before(at));
    expect(screen.getByRole("heading", { name: `Point at: ${asked.name}` })).toBeTruthy();
    for (const one of points())
      expect(one.getAttribute("aria-label")).toMatch(/, place \d of \d from the left$/);
    const wrong = COCKPIT_COMPONENTS.find(({ id }) => id !== asked.id);
    const pressed = points().find((one) => one.dataset["part"] === wrong?.id);
    await userEvent.click(pressed as HTMLElement);
    expect(screen.getByText(`Not this one: you pointed at ${wrong?.name}.`)).toBeTruthy();
    expect(screen.getByText(asked.description)).toBeTruthy();
    expect(document.activeElement?.textContent).toBe("Next question");
  });

  test("a marked part is told by its use with the keys 1 to 4, and the first choice counts", async () => {
    const at = indexOf("purpose");
    const question = quiz[at];
    if (question?.kind !== "purpose") throw new Error("no purpose question");
    await openAt(at, before(at));
    const right = question.options.indexOf(question.asked) + 1;
    await userEvent.keyboard(String(right));
    expect(screen.getByText("Right.")).toBeTruthy();
    await userEvent.keyboard(String((right % 4) + 1));
    expect(screen.getByText("Right.")).toBeTruthy();
    expect(screen.getByText(question.asked.name)).toBeTruthy();
  });

  test("counts at the end, gives the reasons again, and begins anew", async () => {
    await openAt(
      10,
      quiz.map(({ kind, asked }, at) =>
        at < 2 ? "" : kind === "bank" ? asked.correctAnswer : asked.id,
      ),
    );
    expect(screen.getByRole("heading", { name: "8 of 10 right" })).toBeTruthy();
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
    await userEvent.click(screen.getByRole("button", { name: "Another round" }));
    expect(screen.getByText("Question 1 of 10")).toBeTruthy();
  });
});
