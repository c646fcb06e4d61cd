import { classNames } from "../../ui/class-names.ts";

/** First letters of the first two names; whole characters, so that any script works. */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => [...part][0] ?? "")
    .join("")
    .toUpperCase();
}

/**
 * A real person is initials in a window, never a drawn face. Drawn by the style sheet: a picture beside
 * the name, not words of the button that it stands in.
 */
export function Initials({ name, className }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden
      data-initials={initialsOf(name)}
      className={classNames(
        "before:content-[attr(data-initials)] grid h-[34px] w-7 shrink-0 place-items-center rounded-window bg-lagoon-soft font-semibold text-icon text-lagoon-ink leading-none",
        className,
      )}
    />
  );
}
