import type { ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";

interface ChoicesProps {
  label: string;
  /** The first letter of the id is no digit: ids are those of the content. */
  choices: readonly { id: string; before?: ReactNode; text: ReactNode; isCall?: boolean }[];
  onChoose: (id: string) => void;
}

/** What can be taken now, by hand or by its number; the number is the key. */
export function Choices({ label, choices, onChoose }: ChoicesProps) {
  return (
    <ol aria-label={label} className="mt-3 grid gap-2.5">
      {choices.map(({ id, before, text, isCall }, index) => (
        <li key={id}>
          <button
            type="button"
            id={`drill-${index + 1}`}
            onClick={() => onChoose(id)}
            className="flex min-h-14 w-full items-center gap-3.5 rounded-control border-[1.5px] border-edge bg-panel px-3.5 py-2.5 text-start leading-snug transition-colors duration-[120ms] hover:border-ink-2 hover:bg-well"
          >
            <span
              aria-hidden
              className="tabular grid h-8 w-6 shrink-0 place-items-center rounded-window bg-well font-semibold text-ink-2 text-micro"
            >
              {index + 1}
            </span>
            <span className={classNames("min-w-0 flex-1", isCall && "font-semibold")}>{text}</span>
            {before}
          </button>
        </li>
      ))}
    </ol>
  );
}
