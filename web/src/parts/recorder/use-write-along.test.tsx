import { act, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { useWriteAlong } from "./use-write-along.ts";

/** The browser's recogniser, with a test instead of a voice. */
class FakeRecognition extends EventTarget {
  static latest: FakeRecognition;
  constructor() {
    super();
    FakeRecognition.latest = this;
  }
  start() {}
  stop() {
    this.dispatchEvent(new Event("end"));
  }
  /** Settles on these, all at once. */
  hear(...words: string[]) {
    const results = words.map((transcript) => ({ isFinal: true, 0: { transcript } }));
    this.dispatchEvent(Object.assign(new Event("result"), { results, resultIndex: 0 }));
  }
}
afterEach(() => vi.unstubAllGlobals());

function Page({ isOn }: { isOn: boolean }) {
  const [text, setText] = useState("");
  useWriteAlong(isOn, text, setText);
  return <textarea value={text} onChange={(event) => setText(event.target.value)} />;
}

it("writes on where the text ends, whatever comes at once, and hears the last words after the stop", () => {
  vi.stubGlobal("SpeechRecognition", FakeRecognition);
  const { rerender } = render(<Page isOn />);
  act(() => FakeRecognition.latest.hear("a guest was", "shouting at me"));
  const area = screen.getByRole<HTMLTextAreaElement>("textbox");
  expect(area.value).toBe("A guest was shouting at me");
  const recogniser = FakeRecognition.latest;
  recogniser.stop = () => {};
  rerender(<Page isOn={false} />);
  act(() => recogniser.hear("so I asked why"));
  expect(area.value).toBe("A guest was shouting at me so I asked why");
});
