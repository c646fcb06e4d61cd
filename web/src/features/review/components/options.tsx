import { Check, X } from "lucide-react";
import { useEffect } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";

interface OptionsProps {
  options: readonly string[];
  right: string;
  /** Undefined until the question is answered. */
  chosen: string | undefined;
  onChoose: (option: string) => void;
}

/** Four options, by pointer or by the keys 1 to 4; locked by the first choice. */
export function Options({ options, right, chosen, onChoose }: OptionsProps) {
  const t = useT();
  const isLocked = chosen !== undefined;
  useEffect(() => {
    if (isLocked) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      // Digits belong to an open menu, a dialog or a field.
      if (event.target instanceof Element && event.target.closest("input,textarea,select,dialog"))
        return;
      const option = options[Number(event.key) - 1];
      if (option !== undefined) onChoose(option);
    };
    addEventListener("keydown", handleKey);
    return () => removeEventListener("keydown", handleKey);
  }, [options, isLocked, onChoose]);

  return (
    <>
      <ol className="mt-6 grid gap-2.5">
        {options.map((option, index) => {
          const isRight = option === right;
          const isShown = isLocked && (isRight || option === chosen);
          return (
            <li key={option}>
              <button
                type="button"
                // Disabled it would lose the focus, and the result would not be heard.
                aria-disabled={isLocked || undefined}
                aria-pressed={option === chosen}
                onClick={() => !isLocked && onChoose(option)}
                className={classNames(
                  "flex min-h-14 w-full items-center gap-3.5 rounded-control border-[1.5px] px-3.5 py-2.5 text-start text-label leading-normal transition-colors duration-[120ms]",
                  !isShown && "border-edge bg-panel",
                  !isLocked && "hover:border-ink-2 hover:bg-well",
                  isLocked && !isShown && "border-seam! text-ink-2",
                  isShown && isRight && "border-green bg-green-soft text-ink",
                  isShown && !isRight && "border-red bg-red-soft text-ink",
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
                    of={isRight ? Check : X}
                    className={isRight ? "text-green-ink" : "text-red-ink"}
                  />
                )}
              </button>
            </li>
          );
        })}
      </ol>
      {!isLocked && (
        <p className="mt-3 text-ink-2 text-micro max-tablet:hidden">{t("review.session.keys")}</p>
      )}
    </>
  );
}
