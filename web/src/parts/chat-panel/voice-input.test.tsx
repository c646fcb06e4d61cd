import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { chatField, greeted, openChat } from "./chat-panel.fixture.tsx";

afterEach(() => vi.unstubAllGlobals());

class Recogniser extends EventTarget {
  static latest: Recogniser;
  constructor() {
    super();
    Recogniser.latest = this;
  }
  start() {}
  stop() {
    this.dispatchEvent(new Event("end"));
  }
  hear(transcript: string, isFinal: boolean) {
    const results = [{ 0: { transcript }, isFinal }];
    this.dispatchEvent(Object.assign(new Event("result"), { resultIndex: 0, results }));
  }
}

test("asks once, shows what it hears, and writes what it has settled on", async () => {
  vi.stubGlobal("SpeechRecognition", Recogniser);
  await openChat();
  await greeted();
  await userEvent.type(chatField(), "Hello.");
  await userEvent.click(screen.getByRole("button", { name: "Voice Input" }));
  expect(
    within(screen.getByRole("dialog")).getByText(/may send the sound to its maker/),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Start dictating" }));
  act(() => Recogniser.latest.hear("what is a", false));
  expect(screen.getByText("what is a…")).toBeTruthy();
  act(() => Recogniser.latest.hear("What is a jump seat?", true));
  expect(chatField().value).toBe("Hello. What is a jump seat?");
  await userEvent.click(screen.getByRole("button", { name: "Stop dictating" }));

  await userEvent.click(screen.getByRole("button", { name: "Voice Input" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  act(() => {
    const blocked = Object.assign(new Event("error"), { error: "not-allowed" });
    Recogniser.latest.dispatchEvent(blocked);
    Recogniser.latest.stop();
  });
  expect(screen.getByText(/^The microphone is blocked for this site/)).toBeTruthy();
});

test("a browser without a recogniser says so in place of the button", async () => {
  await openChat();
  await greeted();
  expect(screen.getByText("This browser cannot dictate")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Voice Input" })).toBeNull();
});
