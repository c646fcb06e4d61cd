import { findBrowser } from "../../scripts/needed-programs.ts";
import { BROWSER_FLAGS } from "./browser-flags.ts";

/** A browser with a camera that shows a test picture and a microphone that beeps, both allowed without asking. */
export const WITH_FAKE_MEDIA = {
  executablePath: findBrowser() ?? "",
  args: [...BROWSER_FLAGS, "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"],
};
