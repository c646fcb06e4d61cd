import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  className?: string | undefined;
  summaryClassName?: string | undefined;
}

/** Opens a receipt under its score; on paper it is always open. */
export function Disclosure({ summary, children, className, summaryClassName }: DisclosureProps) {
  return (
    <details
      className={classNames(
        "group/open print:[&::details-content]:h-auto print:[&::details-content]:[content-visibility:visible]",
        className,
      )}
    >
      <summary
        className={classNames(
          "inline-flex min-h-11 list-none items-center gap-1.5 [&::-webkit-details-marker]:hidden",
          summaryClassName,
        )}
      >
        {summary}
        <Icon
          of={ChevronDown}
          size={16}
          className="transition-transform group-open/open:rotate-180 print:hidden"
        />
      </summary>
      {children}
    </details>
  );
}
