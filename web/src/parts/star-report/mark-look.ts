import type { Effect } from "./marks.ts";

/** The line under a judged stretch; its kind says the same as its colour. */
export const MARK_LINES: Record<Effect, string> = {
  earns: "decoration-[1.5px] decoration-green",
  "could-earn-more": "decoration-[1.5px] decoration-dashed decoration-yellow",
  costs: "decoration-[1.5px] decoration-red decoration-wavy",
};

/** The tint of what the advice below speaks of, and of whatever costs; the rest keeps to its line. */
export const MARK_TINTS: Record<Effect, string> = {
  earns: "bg-green-soft",
  "could-earn-more": "bg-yellow-soft",
  costs: "bg-red-soft",
};

export const MARK_BASE =
  "text-inherit underline underline-offset-[5px] [text-decoration-skip-ink:none] print:[print-color-adjust:exact]";

export const MARK_TINTED =
  "rounded-[5px] px-[3px] py-0.5 [box-decoration-break:clone] [-webkit-box-decoration-break:clone]";

/** The numbered window, in the words and beside the advice that speaks of them. */
export const REF_TEXTS: Record<Effect, string> = {
  earns: "text-green-ink",
  "could-earn-more": "text-yellow-ink",
  costs: "text-red-ink",
};
