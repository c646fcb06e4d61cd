import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type BadgeTone = "neutral" | "lagoon" | "blue" | "yellow" | "green" | "red" | "dawn";

const TONES: Record<BadgeTone, string> = {
  neutral: "bg-well text-ink-2",
  lagoon: "bg-lagoon-soft text-lagoon-ink",
  blue: "bg-blue-soft text-blue-ink",
  yellow: "bg-yellow-soft text-yellow-ink",
  green: "bg-green-soft text-green-ink",
  red: "bg-red-soft text-red-ink",
  dawn: "bg-dawn-soft text-dawn-ink",
};

type BadgeProps = {
  tone?: BadgeTone;
  /** Without the window-shaped dot: for levels and kinds. With it: for states. */
  isBare?: boolean;
  /** Always the word: colour alone says nothing. */
  children: ReactNode;
  className?: string | undefined;
};

/** One word about a state, a level or a kind. */
export function Badge({ tone = "neutral", isBare = false, children, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        "inline-flex w-fit items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 py-[3px] font-semibold text-micro",
        TONES[tone],
        className,
      )}
    >
      {!isBare && (
        <span
          aria-hidden
          className="h-[0.5625rem] w-[0.4375rem] shrink-0 rounded-window bg-current"
        />
      )}
      {children}
    </span>
  );
}
