import type { Effect } from "./marks.ts";

/** How a judged stretch looks: tint and line together, so that no meaning hangs on colour alone. */
export const MARK_LOOKS: Record<Effect, string> = {
  earns: "bg-green-soft shadow-[inset_0_-2px_0_var(--green)]",
  "could-earn-more":
    "bg-yellow-soft underline decoration-2 decoration-dashed decoration-yellow underline-offset-[5px]",
  costs:
    "bg-red-soft underline decoration-[1.5px] decoration-red decoration-wavy underline-offset-[5px]",
};

export const MARK_BASE =
  "rounded-[5px] px-[3px] py-0.5 text-inherit [box-decoration-break:clone] [-webkit-box-decoration-break:clone] print:[print-color-adjust:exact]";

/** The numbered window beside a piece of advice. */
export const REF_LOOKS: Record<Effect, string> = {
  earns: "bg-green-soft text-green-ink",
  "could-earn-more": "bg-yellow-soft text-yellow-ink",
  costs: "bg-red-soft text-red-ink",
};
