import type { Airport } from "content/airports/schema";
import { Check, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";

interface OptionsProps {
  options: readonly Airport[];
  /** Code of the right one. */
  answer: string;
  chosen: string | null;
  /** Whether the options are names or codes. */
  shows: "name" | "code";
  onChoose: (code: string) => void;
}

/** Four options, by hand or by the keys 1 to 4. Once chosen they are locked: the right one marked, and a wrong pick. */
export function Options({ options, answer, chosen, shows, onChoose }: OptionsProps) {
  const t = useT();
  const isLocked = chosen !== null;
  const choose = useRef(onChoose);
  useEffect(() => {
    choose.current = onChoose;
  });
  useEffect(() => {
    if (isLocked) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      // Digits belong to an open menu, a dialog or a field.
      if (event.target instanceof Element && event.target.closest("input,textarea,select,dialog"))
        return;
      const option = options[Number(event.key) - 1];
      if (option) choose.current(option.code);
    };
    addEventListener("keydown", handleKey);
    return () => removeEventListener("keydown", handleKey);
  }, [options, isLocked]);

  return (
    <ol
      aria-label={t("airports.quiz.options")}
      className={classNames(
        "grid gap-2.5",
        shows === "code" ? "grid-cols-2" : "grid-cols-[minmax(0,1fr)]",
      )}
    >
      {options.map(({ code, name }, index) => {
        const isAnswer = code === answer;
        const isShown = isLocked && (isAnswer || code === chosen);
        return (
          <li key={code}>
            <button
              type="button"
              // Disabled it would lose the focus, and the result would not be heard.
              aria-disabled={isLocked || undefined}
              aria-pressed={code === chosen}
              onClick={() => !isLocked && onChoose(code)}
              className={classNames(
                "flex min-h-13 w-full items-center gap-3.5 rounded-control border-[1.5px] px-3.5 py-2.5 text-start text-label leading-normal transition-colors duration-[120ms]",
                !isShown && "border-edge bg-panel",
                !isLocked && "hover:border-ink-2 hover:bg-well",
                isLocked && !isShown && "border-seam! text-ink-2",
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
              <bdi
                lang="en"
                className={classNames(
                  "min-w-0 flex-1",
                  shows === "code" && "tabular font-semibold text-[1.25rem] tracking-[0.03em]",
                )}
              >
                {shows === "code" ? code : name}
              </bdi>
              {isShown && (
                <>
                  <Icon
                    of={isAnswer ? Check : X}
                    className={isAnswer ? "text-green-ink" : "text-red-ink"}
                  />
                  <span className="sr-only">
                    {t(isAnswer ? "airports.quiz.markRight" : "airports.quiz.markWrong")}
                  </span>
                </>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
