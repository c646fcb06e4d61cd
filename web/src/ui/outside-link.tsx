import type { ReactNode } from "react";

/**
 * A link that leaves the app, among small words: the source of a figure, a page of an airline. Opens beside it. Its
 * padding moves nothing, and gives a finger something to meet.
 */
export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="underline decoration-current/50 underline-offset-4 hover:text-ink hover:decoration-current pointer-coarse:py-3.5"
    >
      {children}
    </a>
  );
}
