/** The look that every text-like control shares. */
export const CONTROL_CLASS =
  "w-full min-h-12 rounded-control border-[1.5px] border-edge bg-panel px-3.5 py-[11px] leading-normal text-ink transition-colors duration-[120ms] hover:border-ink-2 aria-invalid:border-red disabled:cursor-not-allowed disabled:border-transparent disabled:bg-well disabled:text-ink-2 [&[readonly]]:bg-well";
