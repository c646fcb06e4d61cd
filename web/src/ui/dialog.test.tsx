import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

function Page({ closesOnBackdrop = false }: { closesOnBackdrop?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Target airline"
        description="You can change it later."
        closeLabel="Close"
        closesOnBackdrop={closesOnBackdrop}
      >
        <input aria-label="Name" data-autofocus />
      </Dialog>
    </>
  );
}

test("it is named and described, begins at the marked control and gives the focus back", async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  const dialog = screen.getByRole("dialog", { name: "Target airline" });
  const description = document.getElementById(dialog.getAttribute("aria-describedby") ?? "");
  expect(description?.textContent).toBe("You can change it later.");
  expect(document.activeElement).toBe(screen.getByLabelText("Name"));

  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open" }));
});

test("Escape asks to close", async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  // What the browser sends at Escape; the test's document has no Escape of its own.
  screen.getByRole("dialog").dispatchEvent(new Event("cancel", { cancelable: true }));
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
});

test("what was typed begins anew the next time", async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  await userEvent.type(screen.getByLabelText("Name"), "Leïla");
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("");
});

test.each([
  [true, 0],
  [false, 1],
])("a press on the backdrop closes only where allowed (%s)", async (closesOnBackdrop, left) => {
  render(<Page closesOnBackdrop={closesOnBackdrop} />);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  await userEvent.click(screen.getByLabelText("Name"));
  expect(screen.queryAllByRole("dialog")).toHaveLength(1);
  await userEvent.click(screen.getByRole("dialog"));
  expect(screen.queryAllByRole("dialog")).toHaveLength(left);
});
