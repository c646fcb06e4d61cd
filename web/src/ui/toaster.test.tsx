import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { Dialog } from "./dialog.tsx";
import { showToast } from "./toast-store.ts";
import { Toaster } from "./toaster.tsx";

const toaster = (
  <Toaster regionLabel="Notifications ({hotkey})" toastLabel="Notification" closeLabel="Dismiss" />
);

test("it shows the newest toast, F8 leads to its region, and its button dismisses it", async () => {
  render(toaster);
  act(() => {
    showToast({ title: "First" });
    showToast({ title: "Error", description: "Failed to update", variant: "destructive" });
  });
  expect(screen.queryByText("First")).toBeNull();
  expect(screen.getByText("Failed to update")).toBeTruthy();

  fireEvent.keyDown(document.body, { key: "F8", code: "F8" });
  const region = screen.getByRole("region", { name: "Notifications (F8)" });
  expect(region.contains(document.activeElement)).toBe(true);

  screen.getByRole("button", { name: "Dismiss" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(screen.queryByText("Failed to update")).toBeNull();
});

test("above an open dialog it lives inside the dialog, where it can be reached", async () => {
  render(
    <>
      {toaster}
      <Dialog isOpen onClose={() => {}} title="Evaluate" closeLabel="Close" />
    </>,
  );
  act(() => {
    showToast({ title: "Submission Failed" });
  });
  expect(screen.getByRole("dialog").contains(screen.getByText("Submission Failed"))).toBe(true);
});
