import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { loadWords } from "../../i18n/i18n.ts";
import { createMoments } from "./moment.ts";
import { RecruiterAvatar } from "./recruiter-avatar.tsx";

beforeAll(() => loadWords("avatar"));
afterEach(() => vi.unstubAllGlobals());

function show() {
  const moment = createMoments();
  render(
    <RecruiterAvatar
      recruiterId="rania-khoury"
      name="Rania Khoury"
      position="Cabin crew recruiter"
      airline="Emirates"
      state="speaking"
      statusText="AI Speaking..."
      moment={moment}
    />,
  );
  return moment;
}

/** The whole drawing, as its paths. */
const drawing = () =>
  [...document.querySelectorAll(".live-person path")].map((path) => path.getAttribute("d")).join();

test("who it is and what they are doing stands beside the drawing", () => {
  show();
  expect(screen.getByText("Rania Khoury")).toBeTruthy();
  expect(screen.getByText("Cabin crew recruiter, Emirates")).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe("AI Speaking...");
});

test("the mouth moves with the sound, and comes to rest with it", async () => {
  const moment = show();
  const silent = drawing();
  act(() => moment.set({ mouth: "open" }));
  await vi.waitFor(() => expect(drawing()).not.toBe(silent));
  act(() => moment.set({ mouth: "rest" }));
  await vi.waitFor(() => expect(drawing()).toBe(silent));
});

test("the face is still for who wants nothing to move", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const moment = show();
  const silent = drawing();
  act(() => moment.set({ mouth: "open" }));
  await new Promise((done) => setTimeout(done, 60));
  expect(drawing()).toBe(silent);
});
