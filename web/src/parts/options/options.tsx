import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { useDigitKeys } from "./digit-keys.ts";

export interface Option {
  text: string;
  /** Shown once it is locked. */
  mark?: "right" | "wrong" | undefined;
  /** What a screen reader says of the mark. */
  markWord?: string | undefined;
  /** Under the text: why it is no answer, what it was graded. */
  note?: ReactNode;
  isChosen?: boolean;
  /** It cannot be taken now, while others can. */
  isOut?: boolean;
}

interface OptionsProps {
  options: readonly Option[];
  isLocked: boolean;
  /** Language of the texts; undefined where people wrote them themselves. */
  lang?: string | undefined;
  /** Name of the list. */
  label?: string | undefined;
  /** Codes are short: larger, and two in a row. */
  look?: "text" | "code" | undefined;
  onChoose: (place: number) => void;
}

/** Options of which one is taken, by hand or by the keys 1 to 4; once locked, those with a mark stand out. */
export function Options(props: OptionsProps) {
  const { options, isLocked, lang = "en", label, look = "text", onChoose } = props;
  const choose = (place: number) => {
    const option = options[place];
    if (!isLocked && option && !option.isOut) onChoose(place);
  };
  useDigitKeys(choose);
  return (
    <ol
      aria-label={label}
      className={classNames(
        "grid gap-2.5",
        look === "code" ? "grid-cols-2" : "grid-cols-[minmax(0,1fr)]",
      )}
    >
      {options.map(({ text, mark, markWord, note, isChosen = false, isOut = false }, place) => (
        <li key={text}>
          <button
            type="button"
            // Disabled it would lose the focus, and the result would not be heard.
            aria-disabled={isLocked || isOut || undefined}
            aria-pressed={isChosen}
            onClick={() => choose(place)}
            className={classNames(
              "flex min-h-13 w-full items-start gap-3.5 rounded-control border-[1.5px] px-3.5 py-2.5 text-start text-label leading-normal transition-colors duration-[120ms]",
              !mark && !isChosen && "border-edge bg-panel",
              !mark && isChosen && "border-lagoon bg-lagoon-soft",
              !isLocked && !isOut && "hover:border-ink-2 hover:bg-well",
              isLocked && !mark && !isChosen && "border-seam! text-ink-2",
              mark === "right" && "border-green bg-green-soft text-ink",
              mark === "wrong" && "border-red bg-red-soft text-ink",
            )}
          >
            <span
              aria-hidden
              className="tabular grid h-8 w-6 shrink-0 place-items-center rounded-window bg-well font-semibold text-ink-2 text-micro"
            >
              {place + 1}
            </span>
            <span className="min-w-0 flex-1 self-center">
              <bdi
                lang={lang}
                className={
                  look === "code"
                    ? "tabular font-semibold text-[1.25rem] tracking-[0.03em]"
                    : undefined
                }
              >
                {text}
              </bdi>
              {note}
            </span>
            {mark && (
              <Icon
                of={mark === "right" ? Check : X}
                className={classNames(
                  "self-center",
                  mark === "right" ? "text-green-ink" : "text-red-ink",
                )}
              />
            )}
            {markWord && <span className="sr-only">{markWord}</span>}
          </button>
        </li>
      ))}
    </ol>
  );
}
