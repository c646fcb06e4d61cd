import { findStoryBrowser } from "../../scripts/needed-programs.ts";
import { BROWSER_FLAGS, DRAWING_FLAGS } from "./browser-flags.ts";

/** A browser that draws in three dimensions. */
export const WITH_DRAWING = {
  executablePath: findStoryBrowser() ?? "",
  args: [...BROWSER_FLAGS, ...DRAWING_FLAGS],
};
