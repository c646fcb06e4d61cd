import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { Menu } from "./menu.tsx";
import { MenuItem } from "./menu-item.tsx";
import { MenuSection } from "./menu-section.tsx";

const handleChoice = vi.fn();

beforeEach(() => {
  handleChoice.mockReset();
  render(
    <>
      <Menu label="Language" trigger="Language">
        <MenuSection label="Quick">
          {["English", "Español", "Français"].map((name) => (
            <MenuItem key={name} isChecked={name === "English"} onClick={() => handleChoice(name)}>
              {name}
            </MenuItem>
          ))}
        </MenuSection>
        <MenuItem keepsOpen onClick={() => handleChoice("more")}>
          More
        </MenuItem>
      </Menu>
      <p>Elsewhere</p>
    </>,
  );
});

const button = () => screen.getByRole("button", { name: "Language" });
const focused = () => document.activeElement?.textContent;

test("arrows open at either end and go round; Home, End and letters jump", async () => {
  button().focus();
  await userEvent.keyboard("{ArrowUp}");
  expect(focused()).toBe("More");
  await userEvent.keyboard("{ArrowDown}");
  expect(focused()).toBe("English");
  await userEvent.keyboard("{ArrowUp}");
  expect(focused()).toBe("More");
  await userEvent.keyboard("{Home}");
  expect(focused()).toBe("English");
  await userEvent.keyboard("{End}");
  expect(focused()).toBe("More");
  await userEvent.keyboard("f");
  expect(focused()).toBe("Français");
});

test("choosing closes and gives the focus back", async () => {
  await userEvent.click(button());
  expect(button().getAttribute("aria-expanded")).toBe("true");
  expect(focused()).toBe("English");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(handleChoice).toHaveBeenCalledExactlyOnceWith("Español");
  expect(screen.queryByRole("menu")).toBeNull();
  expect(document.activeElement).toBe(button());
});

test("an entry that keeps it open keeps it open", async () => {
  await userEvent.click(button());
  await userEvent.click(screen.getByRole("menuitem", { name: "More" }));
  expect(handleChoice).toHaveBeenCalledWith("more");
  expect(screen.queryByRole("menu")).not.toBeNull();
});

test("Escape closes and gives the focus back; a press elsewhere closes", async () => {
  await userEvent.click(button());
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("menu")).toBeNull();
  expect(document.activeElement).toBe(button());

  await userEvent.click(button());
  await userEvent.click(screen.getByText("Elsewhere"));
  expect(screen.queryByRole("menu")).toBeNull();
});

test("the current choice is told", async () => {
  await userEvent.click(button());
  const current = screen.getByRole("menuitemradio", { name: "English" });
  expect(current.getAttribute("aria-checked")).toBe("true");
  expect(screen.getByRole("menuitemradio", { name: "Español" }).getAttribute("aria-checked")).toBe(
    "false",
  );
});
