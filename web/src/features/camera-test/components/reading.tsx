import { Check, Info } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../../ui/icon.tsx";

interface ReadingProps {
  name: string;
  value: ReactNode;
  isGood: boolean;
  children?: ReactNode;
}

/** One thing that was measured, and whether a recording with it would do. */
export function Reading({ name, value, isGood, children }: ReadingProps) {
  return (
    <div className="border-seam border-t py-3 first:border-t-0 first:pt-0">
      <dt className="text-ink-2 text-small">{name}</dt>
      <dd className="tabular flex items-start gap-2 font-medium text-label">
        <Icon
          of={isGood ? Check : Info}
          size={18}
          className={isGood ? "mt-0.5 text-green-ink" : "mt-0.5 text-yellow-ink"}
        />
        <span className="min-w-0 [overflow-wrap:anywhere]">{value}</span>
      </dd>
      {children && <dd>{children}</dd>}
    </div>
  );
}
