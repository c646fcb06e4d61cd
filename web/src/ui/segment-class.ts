/**
 * One look for the segmented control and for tabs: a well with a raised piece in it, whose edge stands out from the well
 * by 3 to 1. Where a row is too narrow it goes on in the next one, and hides nothing.
 */
export const SEGMENTS_CLASS =
  "flex max-w-full flex-wrap gap-0.5 overflow-x-auto rounded-[14px] bg-well p-1 [scrollbar-width:none] tablet:w-fit";

export const SEGMENT_CLASS =
  "inline-flex min-h-11 min-w-11 flex-[1_0_auto] items-center justify-center gap-2 whitespace-nowrap rounded-[10px] px-2 font-semibold text-ink-2 text-small transition-colors duration-[120ms] hover:text-ink focus-visible:-outline-offset-3 disabled:cursor-not-allowed disabled:opacity-60 aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-[inset_0_0_0_1.5px_var(--edge),var(--lift-1)] aria-selected:bg-raised aria-selected:text-ink aria-selected:shadow-[inset_0_0_0_1.5px_var(--edge),var(--lift-1)] tablet:flex-none tablet:px-4 tablet:text-label";
