import type { Page } from "@playwright/test";
import { findStoryBrowser } from "../../scripts/needed-programs.ts";
import { BROWSER_FLAGS } from "./browser-flags.ts";

/** A browser with a camera that shows a test picture and a microphone that beeps, both allowed without asking. */
export const WITH_FAKE_MEDIA = {
  executablePath: findStoryBrowser() ?? "",
  args: [...BROWSER_FLAGS, "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"],
};

/** The microphone hears our own voice say `text`, from the moment that it is opened: something with pace and pauses to measure. */
export async function speakIntoMicrophone(page: Page, text: string): Promise<void> {
  await page.addInitScript((said) => {
    navigator.mediaDevices.getUserMedia = async () => {
      const answer = await fetch("/api/ai-recruiter/speak", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ text: said, voice: "nova", speed: 1 }),
      });
      const context = new AudioContext();
      const source = context.createBufferSource();
      source.buffer = await context.decodeAudioData(await answer.arrayBuffer());
      const heard = context.createMediaStreamDestination();
      source.connect(heard);
      source.start();
      return heard.stream;
    };
  }, text);
}
