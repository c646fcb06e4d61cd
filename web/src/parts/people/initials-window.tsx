import { classNames } from "../../ui/class-names.ts";

type InitialsWindowProps = {
  /** The person's name; the window shows the first letters of its first and last word. */
  name: string;
  /** 28 × 34 beside a name in the bar, 36 × 44 in lists. */
  size?: "small" | "normal";
  className?: string | undefined;
};

/**
 * A real person: initials in a window, never a drawing. Decoration: the name stands beside it, and the
 * style sheet writes the letters, so that they are no words of a button that the window stands in.
 */
export function InitialsWindow({ name, size = "normal", className }: InitialsWindowProps) {
  return (
    <span
      aria-hidden
      data-initials={initials(name)}
      className={classNames(
        "grid shrink-0 place-items-center rounded-window bg-lagoon-soft font-semibold text-lagoon-ink leading-none before:content-[attr(data-initials)]",
        size === "small" ? "h-8.5 w-7 text-icon" : "h-11 w-9 text-micro",
        className,
      )}
    />
  );
}

/** By whole characters, so that no letter of any script is cut in two. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => firstCharacter(word ?? "").toLocaleUpperCase()).join("");
}

function firstCharacter(word: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(word);
  return first?.segment ?? "";
}
