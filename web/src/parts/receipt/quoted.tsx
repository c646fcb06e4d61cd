import type { ReactNode } from "react";

/** The person's own words, set apart from ours. */
export function Quoted({ children }: { children: ReactNode }) {
  return (
    <q
      dir="auto"
      className="rounded-[6px] bg-well box-decoration-clone px-1.5 py-px print:[print-color-adjust:exact]"
    >
      {children}
    </q>
  );
}
