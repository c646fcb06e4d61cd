import type { ReactNode } from "react";

interface MoveProps {
  /** CSS transform in the units of the drawing: "translate(10px, 4px) rotate(90deg)". */
  to: string;
  isMoved: boolean;
  /** Where it turns, in the drawing: "80px 120px". */
  about?: string;
  children: ReactNode;
}

const GLIDE =
  "transition-[transform,opacity] duration-[700ms] ease-out motion-reduce:transition-none";

/** A part of a drawing that goes to its other place when the answer is shown; at once where motion is unwanted. */
export function Move({ to, isMoved, about = "0px 0px", children }: MoveProps) {
  return (
    <g className={GLIDE} style={{ transformOrigin: about, transform: isMoved ? to : "none" }}>
      {children}
    </g>
  );
}

/** A part that is there only before, or only after. */
export function Appear({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <g className={GLIDE} style={{ opacity: isShown ? 1 : 0 }}>
      {children}
    </g>
  );
}

/** An arrow that says where air, a force or a hand goes. */
export function Arrow({ d, color = "var(--lagoon)" }: { d: string; color?: string }) {
  return (
    <path
      d={d}
      fill="none"
      stroke={color}
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
