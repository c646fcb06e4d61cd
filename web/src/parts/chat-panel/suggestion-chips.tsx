interface SuggestionChipsProps {
  label: string;
  suggestions: readonly string[];
  isDisabled: boolean;
  /** The words of the chip, to be sent as they are. */
  onChoose: (words: string) => void;
}

/** Things to say next, each sent when pressed. */
export function SuggestionChips({
  label,
  suggestions,
  isDisabled,
  onChoose,
}: SuggestionChipsProps) {
  if (suggestions.length === 0) return null;
  return (
    <ul aria-label={label} className="mt-2.5 flex flex-wrap gap-2">
      {suggestions.map((words) => (
        <li key={words} className="max-w-full">
          <button
            type="button"
            dir="auto"
            aria-disabled={isDisabled || undefined}
            onClick={(event) => {
              if (isDisabled) return;
              // The chip goes when it is pressed: by key, the focus goes on to the field.
              if (event.detail === 0) document.querySelector<HTMLElement>("[data-begin]")?.focus();
              onChoose(words);
            }}
            className="min-h-11 rounded-[22px] border-[1.5px] border-seam bg-panel px-4 py-2 text-start font-medium text-lagoon-ink text-small leading-snug transition-colors duration-[120ms] hover:border-lagoon hover:bg-lagoon-soft aria-disabled:cursor-not-allowed aria-disabled:bg-panel aria-disabled:hover:border-seam aria-disabled:text-ink-2"
          >
            {words}
          </button>
        </li>
      ))}
    </ul>
  );
}
