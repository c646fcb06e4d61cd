import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { Tabs } from "./tabs.tsx";

const tabs = ["Overview", "Values", "Tips"].map((name) => ({
  value: name,
  label: name,
  content: `About ${name}`,
}));

afterEach(() => document.documentElement.removeAttribute("dir"));

test.each([
  ["ltr", "{ArrowRight}"],
  ["rtl", "{ArrowLeft}"],
])("in a page written %s the arrow in reading direction leads on", async (dir, key) => {
  document.documentElement.dir = dir;
  render(<Tabs label="Airline" tabs={tabs} />);
  expect(screen.getByRole("tablist", { name: "Airline" })).toBeTruthy();
  await userEvent.click(screen.getByRole("tab", { name: "Overview" }));
  await userEvent.keyboard(key);
  // What a tab shows is drawn after the press has been answered.
  const values = await screen.findByRole("tab", { name: "Values", selected: true });
  expect(values).toBe(document.activeElement);
  expect(screen.getByRole("tabpanel").textContent).toBe("About Values");
});
