import { Check, Sprout } from "lucide-react";
import { useId } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Icon } from "../../../ui/icon.tsx";

interface PointListProps {
  of: "strengths" | "areas";
  points: readonly string[];
}

/** What was strong, or what is to be worked on, point by point. */
export function PointList({ of, points }: PointListProps) {
  const t = useT();
  const id = useId();
  const isStrong = of === "strengths";
  return (
    <div>
      <h3 id={id} className="text-h3">
        {t(`booking.evaluation.${of}`)}
      </h3>
      <ul aria-labelledby={id} className="mt-2 grid gap-2">
        {points.map((point) => (
          <li key={point} className="flex gap-2.5 text-label">
            <Icon
              of={isStrong ? Check : Sprout}
              size={18}
              className={isStrong ? "mt-0.5 text-green" : "mt-0.5 text-dawn-ink"}
            />
            <span dir="auto" className="min-w-0 break-words">
              {point}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
