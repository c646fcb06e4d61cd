import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadWords } from "../../i18n/i18n.ts";
import { type FakeSpeech, stubSpeech } from "../../testing/fake-speech.ts";
import { Captions } from "./captions.tsx";
import { type RecruiterVoice, useRecruiterVoice } from "./use-recruiter-voice.ts";
import { VoiceControls } from "./voice-controls.tsx";

let speech: FakeSpeech;
let voice: RecruiterVoice;

beforeAll(() => loadWords("avatar"));
beforeEach(() => {
  speech = stubSpeech();
  vi.stubGlobal("fetch", async () =>
    Response.json({
      audio: btoa("mp3"),
      seconds: 1,
      words: [
        { text: "Tell", start: 0, end: 4, at: 0, until: 0.3 },
        { text: "me", start: 5, end: 7, at: 0.3, until: 0.5 },
        { text: "why", start: 8, end: 11, at: 0.5, until: 1 },
      ],
      mouths: [],
      source: "built-in",
    }),
  );
});
afterEach(() => vi.unstubAllGlobals());

function Talk() {
  voice = useRecruiterVoice({ voice: "nova", language: "en" });
  return (
    <>
      <Captions voice={voice} />
      <VoiceControls voice={voice} />
    </>
  );
}

/** What is seen, with the marked word in brackets. */
const seen = () =>
  [...document.querySelectorAll(".captions span")]
    .map((part) =>
      part.classList.contains("is-word") && part.textContent
        ? `[${part.textContent}]`
        : part.textContent,
    )
    .join("");

const button = (name: string) => screen.getByRole("button", { name });

test("the whole text stands there, the word that is heard is marked, and it is read out once", async () => {
  render(<Talk />);
  act(() => void voice.say("Tell me why.", 1));
  expect(seen()).toBe("Tell me why.");
  await vi.waitFor(() => expect(speech.sources).toHaveLength(1));
  speech.hear(0.35);
  await vi.waitFor(() => expect(seen()).toBe("Tell [me] why."));
  const live = document.querySelector("[aria-live]");
  expect(live?.textContent).toBe("Tell me why.");
  expect(screen.getAllByText("Tell me why.")).toEqual([live]);
  await act(async () => speech.sources[0]?.end());
  expect(seen()).toBe("Tell me why.");
});

test("captions can be turned off, and come back where the sound is turned off", async () => {
  render(<Talk />);
  await act(async () => void voice.say("Tell me why.", 1));
  await userEvent.click(button("Captions on"));
  expect(seen()).toBe("");
  await userEvent.click(button("Sound on"));
  expect(seen()).toBe("Tell me why.");
  expect(screen.getByText(/Sound is off/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Say it again" })).toBeNull();
});

test("a browser that waits for a press: the text stands there, and a button lets it be heard", async () => {
  speech.refuse();
  render(<Talk />);
  await act(async () => {
    await voice.say("Tell me why.", 1);
  });
  expect(seen()).toBe("Tell me why.");
  speech.allow();
  await userEvent.click(button("Hear it"));
  await vi.waitFor(() => expect(speech.sources).toHaveLength(1));
  expect(screen.queryByRole("button", { name: "Hear it" })).toBeNull();
});

test("the pace goes round: quicker, slower, as it was", async () => {
  render(<Talk />);
  await userEvent.click(button("Pace 1×"));
  await userEvent.click(button("Pace 1.25×"));
  await userEvent.click(button("Pace 1.5×"));
  await userEvent.click(button("Pace 0.75×"));
  expect(button("Pace 1×")).toBeTruthy();
});
