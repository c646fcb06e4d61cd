import type { PreparationModule } from "content/cultures/schema";
import type { Preparation } from "contract/preparation";
import { Check, ChevronDown, Clock, Globe, MessagesSquare, PersonStanding } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Badge } from "../../../ui/badge.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";

interface ModuleCardProps {
  module: PreparationModule;
  priority: "high" | "medium";
  completed: Preparation | null;
  isOpen: boolean;
  onToggle: () => void;
  /** What is done in it; mounted while it is open. */
  children: ReactNode;
}

const ICONS = {
  cultural: Globe,
  questions: MessagesSquare,
  nonverbal: PersonStanding,
  timing: Clock,
};

/** One part: what it is for, how long it takes, how pressing it is, and its desk when it is opened. */
export function ModuleCard(props: ModuleCardProps) {
  const { module, priority, completed, isOpen, onToggle, children } = props;
  const t = useT();
  const card = useRef<HTMLButtonElement>(null);
  const { id, estimatedTime, tasks } = module;
  const minutes = Number.parseInt(estimatedTime, 10);

  // A link may open a part that is further down.
  useEffect(() => {
    if (isOpen) card.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);

  return (
    <Panel as="section" aria-labelledby={`module-${id}`} isFlush>
      <h3 className="contents">
        <button
          ref={card}
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="grid w-full scroll-mt-28 grid-cols-[24px_minmax(0,1fr)_20px] items-center gap-x-4 px-5 py-4 text-start hover:bg-well focus-visible:-outline-offset-3 tablet:px-7"
        >
          <Icon of={ICONS[id]} size={24} className="text-lagoon" />
          <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
            <span id={`module-${id}`} className="font-semibold text-h3">
              {t(`prep.modules.${id}.title`)}
            </span>
            {completed ? (
              <Badge tone="green" isBare>
                <Icon of={Check} size={14} />
                {completed.score === null
                  ? t("prep.done")
                  : t("prep.doneScore", { score: formatNumber(completed.score) })}
              </Badge>
            ) : (
              <Badge tone={priority === "high" ? "dawn" : "neutral"} isBare>
                {t(`prep.priority.${priority}`)}
              </Badge>
            )}
            <span className="text-ink-2 text-small">{t("prep.minutes", { count: minutes })}</span>
          </span>
          <Icon
            of={ChevronDown}
            className={classNames(
              "text-ink-2 transition-transform duration-[240ms] motion-reduce:transition-none",
              isOpen && "rotate-180",
            )}
          />
        </button>
      </h3>
      {isOpen && (
        <div className="border-seam border-t px-5 py-5 tablet:px-7 tablet:py-6">
          <p>{t(`prep.modules.${id}.text`)}</p>
          <details className="mt-3">
            <summary className="w-fit min-h-11 content-center font-medium text-lagoon-ink text-label">
              {t("prep.tasks")}
            </summary>
            <ol lang="en" dir="auto" className="ms-5 list-decimal text-small rtl:text-right">
              {tasks.map((task) => (
                <li key={task} className="py-1 ps-1">
                  {task}
                </li>
              ))}
            </ol>
          </details>
          <div className="mt-5">{children}</div>
        </div>
      )}
    </Panel>
  );
}
