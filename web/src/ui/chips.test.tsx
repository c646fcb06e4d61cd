import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Chips } from "./chips.tsx";
import { Segmented } from "./segmented.tsx";

const OPTIONS = [
  { value: "all", label: "All" },
  { value: "core", label: "Core" },
];

test.each([
  ["chips", Chips],
  ["segments", Segmented],
])("%s tell which one holds and report a choice", async (_, Choice) => {
  const handleChange = vi.fn();
  render(<Choice label="Skills" options={OPTIONS} value="all" onChange={handleChange} />);
  const group = screen.getByRole("group", { name: "Skills" });
  expect(group.querySelector('[aria-pressed="true"]')?.textContent).toBe("All");
  await userEvent.click(screen.getByRole("button", { name: "Core", pressed: false }));
  expect(handleChange).toHaveBeenCalledExactlyOnceWith("core");
});
