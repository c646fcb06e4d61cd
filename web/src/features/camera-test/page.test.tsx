import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type FakeMedia, stubMedia } from "../../testing/fake-media.ts";
import { renderScreen } from "../../testing/screen-stage.tsx";
import CameraTestPage from "./page.tsx";

let media: FakeMedia;
beforeEach(async () => {
  media = stubMedia();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  await renderScreen(<CameraTestPage />, {
    address: "/video-test",
    groups: ["recorder", "camera"],
    answers: {},
  });
});
afterEach(() => vi.unstubAllGlobals());

it("starts and stops the front camera, and asks a phone for a small picture", async () => {
  await userEvent.click(screen.getByRole("button", { name: "Start camera" }));
  expect(await screen.findByText("Camera is on.")).toBeTruthy();
  expect(media.asked[0]?.video).toEqual({
    width: { ideal: 320 },
    height: { ideal: 240 },
    facingMode: "user",
  });
  await userEvent.click(screen.getByRole("button", { name: "Stop camera" }));
  expect(screen.getByText("Camera is off.")).toBeTruthy();
  expect(media.streams[0]?.tracks.every(({ readyState }) => readyState === "ended")).toBe(true);
});

it("shows the browser's words as debug text when it cannot", async () => {
  media.refuse("NotFoundError", "Requested device not found");
  await userEvent.click(screen.getByRole("button", { name: "Start camera" }));
  expect((await screen.findByRole("alert")).textContent).toBe("Error: Requested device not found");
});
