import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";

type PortholeProps = {
  /** The frame's breadth: `thin` in lists and on phones, `full` for the recruiter of a session. */
  frame?: "thin" | "full";
  children: ReactNode;
  className?: string | undefined;
};

const FRAMES = {
  thin: "m-3 shadow-[0_0_0_5px_var(--frame-2),0_0_0_6px_var(--seam),0_0_0_12px_var(--frame)]",
  full: "m-[21px] shadow-[0_0_0_8px_var(--frame-2),0_0_0_9px_var(--seam),0_0_0_20px_var(--frame),0_0_0_21px_var(--seam)]",
};

/** The window that a drawn person is always seen through. It is as wide as its place, less the frame. */
export function Porthole({ frame = "thin", children, className }: PortholeProps) {
  return (
    <div
      className={classNames(
        "relative aspect-[240/305] overflow-hidden rounded-window bg-room",
        FRAMES[frame],
        className,
      )}
    >
      {children}
    </div>
  );
}
