import type { CSSProperties } from "react";
import { classNames } from "./class-names.ts";
import type { ScoreTone } from "./score-tone.ts";

type BarProps = {
  /** 0 to `max`. */
  value: number;
  /** 100 unless told otherwise. */
  max?: number;
  /** Where it should reach, on the same scale: a tick in ink. */
  target?: number | undefined;
  /** What it says aloud; without it the bar is decoration beside a written number. */
  label?: string | undefined;
  /** Lagoon for skills and amounts, the score's tone for scores. */
  tone?: ScoreTone | "lagoon";
  className?: string | undefined;
};

const FILLS: Record<ScoreTone | "lagoon", string> = {
  lagoon: "bg-lagoon",
  green: "bg-green",
  blue: "bg-blue",
  yellow: "bg-yellow",
  red: "bg-red",
};

/** An amount as a line of 8 pixels that fills once, half a second after it appears. */
export function Bar({ value, max = 100, target, label, tone = "lagoon", className }: BarProps) {
  const percent = (amount: number) => `${Math.min(100, Math.max(0, (amount / max) * 100))}%`;
  return (
    <div
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      className={classNames(
        "relative h-2 rounded-full bg-well print:[print-color-adjust:exact]",
        className,
      )}
    >
      <span
        className={classNames(
          "absolute inset-y-0 start-0 rounded-full [inline-size:var(--share)] transition-[inline-size] delay-500 duration-[420ms] ease-out motion-reduce:transition-none starting:[inline-size:0%]",
          FILLS[tone],
        )}
        style={{ "--share": percent(value) } as CSSProperties}
      />
      {target !== undefined && (
        <span
          className="absolute -top-1 h-4 w-[3px] -translate-x-1/2 rounded-[2px] bg-ink shadow-[0_0_0_2px_var(--panel)] rtl:translate-x-1/2"
          style={{ insetInlineStart: percent(target) }}
        />
      )}
    </div>
  );
}
