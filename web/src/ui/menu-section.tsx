import { type ReactNode, useId } from "react";

type MenuSectionProps = {
  /** A small heading over the entries. */
  label?: ReactNode;
  children: ReactNode;
};

/** Entries that belong together, parted from the section before by a seam. */
export function MenuSection({ label, children }: MenuSectionProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a menu.
    <div
      role="group"
      aria-labelledby={label ? id : undefined}
      className="not-first:mt-2 not-first:border-seam not-first:border-t not-first:pt-2"
    >
      {label && (
        <div id={id} className="px-3 pt-1 pb-1 text-ink-2 text-micro">
          {label}
        </div>
      )}
      {children}
    </div>
  );
}
