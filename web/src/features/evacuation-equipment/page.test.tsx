import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EVACUATION_EQUIPMENT } from "content/evacuation-equipment/evacuation-equipment";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { renderScreen } from "../../testing/screen-stage.tsx";
import EvacuationEquipmentPage from "./page.tsx";
import { WORK } from "./views.ts";

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const open = (query = "") =>
  renderScreen(<EvacuationEquipmentPage />, {
    address: `/aircraft-door-models${query}`,
    groups: ["equipment", "operate"],
    answers: {},
  });
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const cards = () => within(screen.getByRole("region", { name: "Exits" })).getAllByRole("listitem");

describe("the explorer", () => {
  test("opens on the first aircraft with four exits and their labels", async () => {
    await open();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
      "Aircraft Evacuation Equipment",
    );
    expect(screen.getByRole("link", { name: "Back to Dashboard" }).getAttribute("href")).toBe("/");
    expect(screen.getByRole("link", { name: "Test Knowledge" }).getAttribute("href")).toBe(
      "/door-component-quiz",
    );
    expect(button("Airbus A320").getAttribute("aria-pressed")).toBe("true");
    expect(cards()).toHaveLength(4);
    for (const card of cards())
      for (const label of ["EXIT", "ARM", "GIRT BAR", "PRV", "SEAL OK"])
        expect(within(card).getByText(label)).toBeTruthy();
    expect(screen.queryByRole("tab")).toBeNull();
  });

  test("a selected door opens the strip and three tabs; a second press or another aircraft closes them", async () => {
    await open();
    const [first] = cards();
    if (!first) throw new Error("no card");
    const card = within(first).getByRole("button", { name: "Forward Left (1L)" });
    await userEvent.click(card);
    const strip = within(screen.getByRole("region", { name: "Forward Left (1L)" }));
    expect(
      within(strip.getByRole("list", { name: "Parts of this exit" })).getAllByRole("listitem"),
    ).toHaveLength(7);
    expect(strip.getByText("90 passengers/90 seconds")).toBeTruthy();
    expect(strip.getByText("Single-lane slide or slide/raft")).toBeTruthy();
    expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
      "Components",
      "Procedures",
      "Specifications",
    ]);
    const panel = () => within(screen.getByRole("tabpanel"));
    expect(panel().getAllByRole("heading", { level: 3 })).toHaveLength(6);

    await userEvent.click(screen.getByRole("tab", { name: "Procedures" }));
    for (const text of EVACUATION_EQUIPMENT[0]?.crewProcedures ?? [])
      expect(panel().getByText(text)).toBeTruthy();

    await userEvent.click(screen.getByRole("tab", { name: "Specifications" }));
    const figure = (name: string) => panel().getAllByText(name)[0]?.nextElementSibling?.textContent;
    expect(figure("Aircraft type")).toBe("Airbus A320");
    expect(figure("Manufacturer")).toBe("Airbus");
    expect(figure("Total exits")).toBe("8");
    expect(figure("Max passengers")).toBe("180");
    expect(figure("Type A")).toBe("4 exits");
    expect(figure("Type III")).toBe("4 exits");

    await userEvent.click(card);
    expect(screen.queryByRole("tab")).toBeNull();
    await userEvent.click(card);
    await press("Close, no exit selected");
    expect(document.activeElement).toBe(card);
    await userEvent.click(card);
    await press("Boeing 757");
    expect(screen.queryByRole("tab")).toBeNull();
    expect(document.querySelectorAll('[aria-pressed="true"]')).toHaveLength(2);
  });

  test("slides are drawn only when wanted, for exits that have one, with a line between two lanes", async () => {
    await open("?aircraft=boeing-787");
    const lines = () => document.querySelectorAll('[data-part="centre-line"]').length;
    expect(lines()).toBe(0);
    await press("Show Slide Deployment");
    // Eight on the aircraft from above, four on the cards.
    expect(lines()).toBe(12);
    await press("Boeing 737-800");
    expect(lines()).toBe(0);
    expect(screen.getAllByRole("img", { name: /with its slide$/ })).toHaveLength(2);
    expect(screen.getAllByRole("img", { name: /over the wing$/ })).toHaveLength(2);
    await press("Hide Slides");
    expect(screen.queryAllByRole("img", { name: /from outside/ })).toHaveLength(0);
  });

  test("without three dimensions the drawing stays, and says why", async () => {
    await open("?view=3d");
    expect(screen.getByRole("status").textContent).toMatch(/^This device cannot show the 3D model/);
    expect(
      within(screen.getByRole("group", { name: "Exits of the Airbus A320" })).getAllByRole(
        "button",
      ),
    ).toHaveLength(8);
  });
});

describe("an exit in one's own hands", () => {
  test("a slip is told with its reason, what was left out is named, and it can be done again", async () => {
    await WORK.load();
    await open("?aircraft=boeing-787&exit=1L&work=1");
    await press("Lever to ARMED");
    // What cannot be done twice keeps the focus all the same.
    expect(document.activeElement).toBe(button("Lever to ARMED"));
    await press("Check the door opposite");
    expect(screen.getByText("Slip")).toBeTruthy();
    expect(screen.getByText(/^Your own door first/)).toBeTruthy();
    await press(/^Report/);
    expect(screen.getByRole("heading", { name: "Nearly: look at this again" })).toBeTruthy();
    expect(screen.getByText("Read your own door").textContent).toContain("Left out");
    await press("Again");
    expect(document.activeElement?.textContent).toContain("arm doors and cross-check");
    expect(screen.getByText("Nothing yet. Begin where you would on board.")).toBeTruthy();
  });

  test("a door that someone left armed blows its slide, and closing leads back to the button", async () => {
    const chance = vi.spyOn(Math, "random").mockReturnValue(0.1);
    vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {} }));
    await WORK.load();
    await open("?exit=1L&work=1");
    await press("Normal opening");
    await press("Open: move the handle fully");
    expect(screen.getByText("Serious")).toBeTruthy();
    expect(screen.getByText(/^The door was armed, so the slide came/)).toBeTruthy();
    expect(screen.getByRole("list", { name: "The exit now" }).textContent).toContain(
      "Slide fills: 0 of 10 s",
    );
    chance.mockRestore();
    await press("Stop working this exit");
    expect(document.activeElement).toBe(button("Work this exit"));
  });
});
