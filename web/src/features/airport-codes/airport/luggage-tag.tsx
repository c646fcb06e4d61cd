import { classNames } from "../../../ui/class-names.ts";
import { code39 } from "./code39.ts";

interface LuggageTagProps {
  /** Null while it is asked for: the tag is blank. */
  code: string | null;
  size?: "normal" | "large";
  className?: string | undefined;
}

/** Inside the drawing, which is 104 by 132. */
const BARS = { x: 14, y: 92, width: 76, height: 26 };

/** The code as it hangs on a suitcase. Its bars are Code 39 and read the three letters. */
export function LuggageTag({ code, size = "normal", className }: LuggageTagProps) {
  const { bars, width } = code39(code ?? "");
  const narrow = BARS.width / width;
  return (
    <div
      dir="ltr"
      className={classNames(
        "relative shrink-0",
        size === "large" ? "h-[165px] w-[130px]" : "h-[132px] w-[104px]",
        className,
      )}
    >
      <svg viewBox="0 0 104 132" aria-hidden className="absolute inset-0 h-full w-full">
        <path
          d="M24 3H80L101 24V119a10 10 0 0 1-10 10H13A10 10 0 0 1 3 119V24Z"
          className="fill-raised stroke-seam night:stroke-edge"
          strokeWidth="1.5"
        />
        <path d="M52 20C50 8 44 2 40-8M52 20C54 8 60 2 64-8" className="fill-none stroke-edge" />
        <circle cx="52" cy="22" r="7.5" className="fill-well stroke-edge" strokeWidth="1.5" />
        <path d="M3 82H101" strokeDasharray="3 4" className="fill-none stroke-edge" />
        {code !== null &&
          bars.map(({ x, width: bar }) => (
            <rect
              key={x}
              x={BARS.x + x * narrow}
              y={BARS.y}
              width={bar * narrow}
              height={BARS.height}
              className="fill-ink"
            />
          ))}
      </svg>
      <span
        // Said with the airport's name, or in the question.
        aria-hidden
        className={classNames(
          "tabular absolute inset-x-0 text-center font-semibold leading-none tracking-[0.02em]",
          size === "large" ? "top-[52px] text-[2.75rem]" : "top-[43px] text-[2.125rem]",
          code === null && "text-ink-2",
        )}
      >
        {code ?? "? ? ?"}
      </span>
    </div>
  );
}
