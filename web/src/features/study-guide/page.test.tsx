import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MORE_TERMS } from "content/terminology/more-terms";
import { TERMINOLOGY } from "content/terminology/terminology";
import { afterEach, expect, test, vi } from "vitest";
import { renderScreen } from "../../testing/screen-stage.tsx";
import { DRAWN_TERMS } from "./drawings/term-drawing.tsx";
import StudyGuidePage from "./page.tsx";

afterEach(() => vi.unstubAllGlobals());

const open = (query = "") =>
  renderScreen(<StudyGuidePage />, {
    address: `/study-guide${query}`,
    groups: ["terms"],
    answers: {},
  });
const button = (name: string | RegExp) => screen.getByRole("button", { name });

test("counts what fits the search and both filters, and keeps them in the address", async () => {
  await open();
  await screen.findByText("Showing 25 of 25 terms");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
    "Aviation Terminology Study Guide",
  );
  await userEvent.selectOptions(screen.getByLabelText("Category"), "Safety Equipment");
  await userEvent.selectOptions(screen.getByLabelText("Importance"), "Important");
  expect(screen.getByText("Showing 2 of 25 terms")).toBeTruthy();
  await userEvent.type(screen.getByLabelText("Search terms"), "BEACON");
  expect(screen.getByText("Showing 1 of 25 terms")).toBeTruthy();
  expect(screen.getAllByRole("heading", { level: 3 }).map((h) => h.textContent)).toEqual([
    "Emergency locator transmitter (ELT)",
  ]);
  await waitFor(() =>
    expect(location.search).toBe("?search=BEACON&category=Safety+Equipment&importance=Important"),
  );
  await userEvent.click(button("Clear"));
  expect(screen.getByText("Showing 25 of 25 terms")).toBeTruthy();
});

test("By Category unfolds one category at a time, and folds it again", async () => {
  await open();
  await userEvent.click(await screen.findByRole("tab", { name: "By Category" }));
  const structure = button(/^Aircraft Structure/);
  const safety = button(/^Safety Equipment/);
  await userEvent.click(structure);
  expect(
    within(screen.getByRole("region", { name: /^Aircraft/ })).getByRole("heading", {
      name: "Galley",
    }),
  ).toBeTruthy();
  await userEvent.click(safety);
  const expanded = () =>
    [structure, safety].map((category) => category.getAttribute("aria-expanded"));
  expect(expanded()).toEqual(["false", "true"]);
  await userEvent.click(safety);
  expect(expanded()).toEqual(["false", "false"]);
});

test("a search that only the further terms answer leads to them", async () => {
  await open("?search=pushback");
  await screen.findByText("Showing 0 of 25 terms");
  await userEvent.click(await screen.findByRole("button", { name: "Show them" }));
  await screen.findByText(/^Showing [1-9]\d* of 123 terms$/);
  expect(screen.getByRole("heading", { name: "Pushback" })).toBeTruthy();
});

test("a related term opens, with its word in ten languages and its neighbours", async () => {
  await open();
  const related = await screen.findByRole("list", { name: "Terms that belong with Girt bar" });
  await userEvent.click(within(related).getByRole("link", { name: "Armed (door)" }));
  const heading = await screen.findByRole("heading", { level: 1, name: "Armed (door)" });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText("滑梯预位")).toBeTruthy();
  const beside = screen.getByRole("navigation", { name: "Terms before and after" });
  expect(
    within(beside)
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual(["BeforeEmergency locator transmitter (ELT)", "NextDisarmed (door)"]);
});

test("a term of the further set opens from its address", async () => {
  await open("?term=taxi");
  await screen.findByRole("heading", { level: 1, name: "Taxi" });
});

test("an unknown term is said to be so", async () => {
  await open("?term=warp-drive");
  await screen.findByRole("heading", { name: "The guide has no such term" });
  await userEvent.click(button("Back to the terms"));
  await screen.findByText("Showing 25 of 25 terms");
});

test("every picture belongs to a term of the guide", () => {
  const ids = new Set([...TERMINOLOGY, ...MORE_TERMS].map(({ id }) => id));
  expect(DRAWN_TERMS.filter((id) => !ids.has(id))).toEqual([]);
  expect(new Set(DRAWN_TERMS).size).toBe(DRAWN_TERMS.length);
});

test("a part of a door is drawn, at rest and at work", async () => {
  await open("?term=girt-bar");
  await screen.findByRole("img", { name: "Drawing: Girt bar" });
  await userEvent.click(button("See it work"));
  expect(button("See it at rest")).toBeTruthy();
});

test("where nothing can speak, a toast says so and the respelling stays", async () => {
  await open();
  await userEvent.click(await screen.findByRole("button", { name: "Hear Galley" }));
  await screen.findByText("No sound just now");
  expect(button("Hear Galley")).toBeTruthy();
  expect(screen.getByText("GAL-ee")).toBeTruthy();
});
