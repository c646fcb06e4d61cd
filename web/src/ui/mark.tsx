import { windowPath } from "./window-shape.ts";

/** The brand: a window with the sun just over the clouds. Its name stands beside it as text. */
export function Mark({ height = 36, className }: { height?: number; className?: string }) {
  return (
    <svg
      aria-hidden
      width={height * 0.78}
      height={height}
      viewBox="0 0 28 36"
      className={className}
    >
      <path d={windowPath(0, 0, 28, 36, 12.3, 13)} fill="var(--lagoon)" />
      <path d={windowPath(3.5, 3.5, 21, 29, 9.2, 10.5)} fill="var(--sky-2)" />
      <path
        d="M3.5 21.5h21v.5a9.2 10.5 0 0 1-9.2 10.5h-2.6A9.2 10.5 0 0 1 3.5 22z"
        fill="var(--panel)"
      />
      <circle cx="17.5" cy="19" r="3.6" fill="var(--sun)" />
      <path d="M3.5 21.5h21" stroke="var(--lagoon)" strokeWidth="1.6" />
    </svg>
  );
}
