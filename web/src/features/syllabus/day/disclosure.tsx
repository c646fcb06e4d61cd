import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { useOpen } from "./use-open.ts";

interface DisclosureProps {
  summary: ReactNode;
  /** It was asked for: open and in sight. */
  isAskedFor: boolean;
  children: ReactNode;
}

/** An entry that opens in its place. */
export function Disclosure({ summary, isAskedFor, children }: DisclosureProps) {
  const entry = useOpen<HTMLDetailsElement>(isAskedFor);
  return (
    <details ref={entry} open={isAskedFor || undefined} className="group">
      <summary className="flex min-h-14 list-none items-center gap-3 px-5 py-3.5 hover:bg-well/50 focus-visible:-outline-offset-3 tablet:px-6 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">{summary}</span>
        <Icon of={ChevronDown} size={18} className="text-ink-2 group-open:rotate-180" />
      </summary>
      <div className="px-5 pt-2 pb-6 tablet:px-6">{children}</div>
    </details>
  );
}
