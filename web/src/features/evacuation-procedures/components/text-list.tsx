import { classNames } from "../../../ui/class-names.ts";
import { headed } from "../model.ts";

interface TextListProps {
  texts: readonly string[];
  /** True where the order is one of doing; the numbers say so. */
  isNumbered?: boolean;
  className?: string;
}

/** A list of the course's sentences; what stands before a colon is its head. They are in English. */
export function TextList({ texts, isNumbered = false, className }: TextListProps) {
  const List = isNumbered ? "ol" : "ul";
  return (
    <List lang="en" className={classNames("grid gap-x-10 tablet:grid-cols-2", className)}>
      {texts.map((whole, index) => {
        const { head, text } = headed(whole);
        return (
          <li key={whole} className="flex gap-4 border-seam border-t py-4">
            {isNumbered && (
              <span
                aria-hidden
                className="tabular grid h-8 w-6 shrink-0 place-items-center rounded-window bg-well font-semibold text-ink-2 text-micro"
              >
                {index + 1}
              </span>
            )}
            <bdi className="min-w-0 max-w-[58ch]">
              {head && <strong className="font-semibold">{head}: </strong>}
              {text}
            </bdi>
          </li>
        );
      })}
    </List>
  );
}
