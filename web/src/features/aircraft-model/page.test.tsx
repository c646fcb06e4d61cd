import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AIRCRAFT_MODELS } from "content/aircraft-models/aircraft-models";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { renderScreen } from "../../testing/screen-stage.tsx";
import AircraftModelPage from "./page.tsx";

// jsdom draws nothing in three dimensions: what is seen here is the schematic, as on a device without WebGL.
let wantsStill = false;
beforeEach(() => {
  wantsStill = false;
  vi.stubGlobal("matchMedia", (query: string) =>
    Object.assign(new EventTarget(), { matches: wantsStill && query.includes("reduce") }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (query = "") =>
  renderScreen(<AircraftModelPage />, {
    address: `/aircraft-3d${query}`,
    groups: ["aircraft", "terms"],
    answers: {},
  });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const points = () => within(screen.getByRole("group", { name: "Points on the aircraft" }));
const list = () => within(screen.getByRole("region", { name: "Points to know" }));
const degrees = () =>
  Number.parseInt(
    document.querySelector<HTMLElement>("[data-schematic]")?.style.getPropertyValue("--turn") ||
      "0",
    10,
  );

describe("the aircraft model", () => {
  test("has six aircraft, each with the course's figures, the real ones beside them, and its points", async () => {
    await open();
    const selector = within(screen.getByRole("group", { name: "Aircraft" }));
    expect(selector.getAllByRole("button").map((one) => one.textContent)).toEqual(
      AIRCRAFT_MODELS.map(({ name }) => name),
    );
    await userEvent.click(selector.getByRole("button", { name: "Boeing 787 Dreamliner" }));
    const facts = within(screen.getByRole("region", { name: "Boeing 787 Dreamliner" }));
    for (const text of ["12", "242–330", "Wide-body", "62.81 m", "60.12 m", "17.02 m"])
      expect(facts.getByText(text)).toBeTruthy();
    expect(
      facts.getByText("The course counts 12 exits; the aircraft drawn here has 8."),
    ).toBeTruthy();
    const terms = AIRCRAFT_MODELS[3]?.annotations.map(({ term }, at) => `${at + 1} ${term}`);
    expect(
      points()
        .getAllByRole("button")
        .map((one) => one.getAttribute("aria-label")),
    ).toEqual(terms);
    expect(list().getAllByRole("button")).toHaveLength(terms?.length ?? 0);
    for (const [name, lines] of [
      ["How to use the model", 5],
      ["Learning objectives", 6],
    ] as const)
      expect(within(screen.getByRole("region", { name })).getAllByRole("listitem")).toHaveLength(
        lines,
      );
  });

  test("a slide opens with its kind and its people and stops the turn; closing goes on, the focus back where it was", async () => {
    await open();
    await userEvent.click(points().getByRole("button", { name: "4 Off-wing slide, left" }));
    const details = within(screen.getByRole("region", { name: "Off-wing slide, left" }));
    expect(details.getByText("Wing slide")).toBeTruthy();
    expect(details.getByText("35 people in 90 seconds")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Rotate" })).toBeTruthy();
    await press("Close details");
    expect(screen.queryByRole("region", { name: "Off-wing slide, left" })).toBeNull();
    expect(screen.getByRole("button", { name: "Pause" })).toBeTruthy();
    expect(document.activeElement?.getAttribute("aria-label")).toBe("4 Off-wing slide, left");
  });

  test("the list opens the same details; one steps through them; Escape, or the same row again, closes them", async () => {
    await open("?aircraft=embraer-e175");
    const row = () => list().getByRole("button", { name: /Low engine/ });
    await userEvent.click(row());
    expect(screen.getByRole("region", { name: "Low engine" })).toBeTruthy();
    await press("Next");
    expect(screen.queryByRole("region", { name: "Low engine" })).toBeNull();
    // Who steps on stays on the button.
    expect(document.activeElement?.textContent).toBe("Next");
    await press("Previous");
    expect(screen.getByRole("region", { name: "Low engine" })).toBeTruthy();
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("region", { name: "Low engine" })).toBeNull();
    expect(document.activeElement).toBe(row());
    await userEvent.click(row());
    await userEvent.click(row());
    expect(screen.queryByRole("region", { name: "Low engine" })).toBeNull();
  });

  test("another aircraft closes the details and turns again", async () => {
    await open("?aircraft=boeing-757&point=b757-engine");
    expect(screen.getByRole("button", { name: "Rotate" })).toBeTruthy();
    await press("Airbus A321");
    expect(screen.queryByRole("button", { name: "Close details" })).toBeNull();
    expect(screen.getByRole("button", { name: "Pause" })).toBeTruthy();
  });

  test("turns one degree every 50 ms until it is paused", async () => {
    vi.useFakeTimers();
    await open();
    const at = degrees();
    act(() => vi.advanceTimersByTime(1000));
    expect(degrees()).toBe(at + 20);
    act(() => screen.getByRole("button", { name: "Pause" }).click());
    act(() => vi.advanceTimersByTime(1000));
    expect(degrees()).toBe(at + 20);
  });

  test("stands while the tab is hidden, and goes on from there however long that was", async () => {
    vi.useFakeTimers();
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    await open();
    const at = degrees();
    act(() => vi.advanceTimersByTime(600_000));
    expect(degrees()).toBe(at);
    hidden.mockRestore();
    act(() => vi.advanceTimersByTime(1000));
    expect(degrees()).toBe(at + 20);
  });

  test("stands still where motion is unwanted, also after details were closed", async () => {
    wantsStill = true;
    await open();
    await userEvent.click(points().getByRole("button", { name: /^1 / }));
    await press("Close details");
    expect(screen.getByRole("button", { name: "Rotate" })).toBeTruthy();
  });
});
