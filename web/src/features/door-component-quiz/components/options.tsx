import { Check, X } from "lucide-react";
import { useEffect } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { Asked } from "../model.ts";

interface OptionsProps {
  question: Asked;
  /** The locked choice; null while it is open. */
  chosen: string | null;
  onChoose: (option: string) => void;
}

/** The four options, by hand or by the keys 1 to 4. Afterwards only the right and the chosen one are marked. */
export function Options({ question, chosen, onChoose }: OptionsProps) {
  const { options, correctAnswer } = question;
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      // Digits belong to an open menu, a dialog or a field.
      if (event.target instanceof Element && event.target.closest("input,textarea,select,dialog"))
        return;
      const option = options[Number(event.key) - 1];
      if (option !== undefined && chosen === null) onChoose(option);
    };
    addEventListener("keydown", handleKey);
    return () => removeEventListener("keydown", handleKey);
  }, [options, chosen, onChoose]);

  return (
    <ol className="grid gap-2.5">
      {options.map((option, index) => {
        const isAnswer = option === correctAnswer;
        const isShown = chosen !== null && (isAnswer || option === chosen);
        return (
          <li key={option}>
            <button
              type="button"
              // Disabled it would lose the focus, and the result would not be heard.
              aria-disabled={chosen !== null || undefined}
              aria-pressed={option === chosen}
              onClick={() => chosen === null && onChoose(option)}
              className={classNames(
                "flex min-h-13 w-full items-center gap-3.5 rounded-control border-[1.5px] px-3.5 py-2.5 text-start text-label leading-normal transition-colors duration-[120ms]",
                !isShown && "border-edge bg-panel",
                chosen === null && "hover:border-ink-2 hover:bg-well",
                chosen !== null && !isShown && "border-seam! text-ink-2",
                isShown && isAnswer && "border-green bg-green-soft text-ink",
                isShown && !isAnswer && "border-red bg-red-soft text-ink",
              )}
            >
              <span
                aria-hidden
                className="tabular grid h-8 w-6 shrink-0 place-items-center rounded-window bg-well font-semibold text-ink-2 text-micro"
              >
                {index + 1}
              </span>
              <bdi lang="en" className="min-w-0 flex-1">
                {option}
              </bdi>
              {isShown && (
                <Icon
                  of={isAnswer ? Check : X}
                  className={isAnswer ? "text-green-ink" : "text-red-ink"}
                />
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
