import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";

interface PhoneFoldProps {
  /** What is folded. */
  label: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/** On phones its content waits behind a button, so that a page stays short; from tablets on it is simply there. */
export function PhoneFold({ label, children, className }: PhoneFoldProps) {
  const id = useId();
  const [isUnfolded, setIsUnfolded] = useState(false);
  return (
    <div className={className}>
      <button
        type="button"
        aria-expanded={isUnfolded}
        aria-controls={id}
        onClick={() => setIsUnfolded(!isUnfolded)}
        className="flex min-h-12 w-full items-center justify-between gap-3 text-start font-semibold text-label tablet:hidden"
      >
        {label}
        <Icon
          of={ChevronDown}
          size={18}
          className={classNames("text-ink-2", isUnfolded && "rotate-180")}
        />
      </button>
      <div id={id} className={classNames("tablet:h-full", !isUnfolded && "max-tablet:hidden")}>
        {children}
      </div>
    </div>
  );
}
