import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EVACUATION_PROCEDURES } from "content/evacuation/evacuation";
import { EVACUATION_DRILLS } from "content/evacuation/evacuation-drills";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { renderScreen } from "../../testing/screen-stage.tsx";
import EvacuationProceduresPage from "./page.tsx";
import { DRILL } from "./views.ts";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const open = async (query = "") => {
  if (query.includes("drill")) await DRILL.load();
  return renderScreen(<EvacuationProceduresPage />, {
    address: `/evacuation-procedures${query}`,
    groups: ["evacuation", "drill"],
    answers: {},
  });
};
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const TABS = [
  ["Evacuation Steps", "steps"],
  ["Key Factors", "keyFactors"],
  ["Equipment", "equipmentChecks"],
  ["Passenger Guide", "passengerInstructions"],
  ["Safety Tips", "safetyTips"],
] as const;

describe("the procedures", () => {
  test("are land and water, each in five tabs with every line of the course", async () => {
    await open();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
      "Emergency Evacuation Procedures",
    );
    for (const procedure of EVACUATION_PROCEDURES) {
      await userEvent.click(button(procedure.environment));
      expect(screen.getByRole("heading", { name: procedure.title })).toBeTruthy();
      expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual(
        TABS.map(([name]) => name),
      );
      for (const [name, list] of TABS) {
        await userEvent.click(screen.getByRole("tab", { name }));
        const text = screen.getByRole("tabpanel").textContent;
        const lines =
          list === "steps"
            ? procedure.steps.flatMap((step) => [step.action, step.timeframe, ...step.details])
            : procedure[list];
        for (const line of lines) expect(text).toContain(line);
      }
      await userEvent.click(screen.getByRole("tab", { name: "Evacuation Steps" }));
    }
  });

  test("an address opens its view; commands change their wording", async () => {
    await open("?on=water&tab=equipment");
    expect(screen.getByRole("tab", { name: "Equipment", selected: true })).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Inflate at the exit" })).toBeTruthy();
    await userEvent.click(screen.getByRole("tab", { name: "Evacuation Steps" }));
    await userEvent.click(button("US style"));
    expect(screen.getByText("“Brace, brace, brace! Heads down, stay down!”")).toBeTruthy();
  });
});

/** Card or answer by its words. */
const choose = (text: string) =>
  userEvent.click(screen.getByText(text).closest("button") as Element);
const heading = (name: string) => screen.queryByRole("heading", { level: 2, name });

describe("the drill", () => {
  test("holds a wrong order back with its reason, and names it in the debrief", async () => {
    await open("?drill=land");
    await userEvent.click(button("Without a clock"));
    await userEvent.click(button("Start the drill"));
    const { confusions, steps } = EVACUATION_DRILLS.Land.run;
    await choose(steps[2]?.action as string);
    const reason = confusions[0]?.reason as string;
    expect(screen.getByText(reason)).toBeTruthy();
    await choose(steps[0]?.action as string);
    expect(screen.getByText("1 of 16 done")).toBeTruthy();
    await userEvent.click(button("End and debrief"));
    expect(heading("Not yet passed")).toBeTruthy();
    const mistakes = screen.getByRole("region", { name: "What to look at again" });
    expect(within(mistakes).getByRole("listitem").textContent).toContain(reason);
    expect(screen.getByText("1 of 2")).toBeTruthy();
    expect(screen.getByText("Without a clock: times were not counted.")).toBeTruthy();
  });

  test("measures by the clock, stands in a pause", async () => {
    let nowMs = 1000;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => nowMs);
    await open("?drill=land");
    await userEvent.click(button("Start the drill"));
    // The tab sleeps for twelve seconds.
    nowMs += 12_000;
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(screen.getByRole("timer").textContent).toBe("12of 90 s");
    await userEvent.keyboard("p");
    expect(heading("Paused")).toBeTruthy();
    expect(screen.queryByText(EVACUATION_DRILLS.Land.run.steps[0]?.action as string)).toBeNull();
    nowMs += 30_000;
    await userEvent.keyboard("p");
    nowMs += 1000;
    await choose(EVACUATION_DRILLS.Land.run.steps[0]?.action as string);
    await userEvent.click(button("End and debrief"));
    expect(screen.getByText("Paused once, 30 s in all. They are not in the times.")).toBeTruthy();
    expect(screen.getByText("13 s")).toBeTruthy();
    clock.mockRestore();
  });
});
