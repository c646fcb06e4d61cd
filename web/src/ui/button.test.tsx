import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Button } from "./button.tsx";

test("a pending submit button keeps the focus, does nothing and sends no form", async () => {
  const handleClick = vi.fn();
  const handleSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const form = (isPending: boolean) => (
    <form onSubmit={handleSubmit}>
      <Button type="submit" isPending={isPending} onClick={handleClick}>
        Save
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole("button", { name: "Save" });
  await userEvent.click(button);
  expect(handleSubmit).toHaveBeenCalledTimes(1);

  rerender(form(true));
  await userEvent.click(button);
  await userEvent.keyboard("{Enter}");
  expect(handleClick).toHaveBeenCalledTimes(1);
  expect(handleSubmit).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute("aria-disabled")).toBe("true");
});
