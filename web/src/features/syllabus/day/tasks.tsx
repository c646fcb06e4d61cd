import { GROUP_TASKS } from "content/assessment-days/group-tasks";
import { useT } from "../../../i18n/i18n.ts";
import { Panel } from "../../../ui/panel.tsx";
import { Disclosure } from "./disclosure.tsx";
import { Points } from "./points.tsx";
import type { SectionProps } from "./sections.ts";

/** Group tasks as they are read out, and what assessors write down meanwhile. */
export function Tasks({ open }: SectionProps) {
  const t = useT();
  return (
    <Panel isFlush className="divide-y divide-seam">
      {GROUP_TASKS.map((task) => (
        <Disclosure
          key={task.id}
          isAskedFor={task.id === open}
          summary={
            <>
              <bdi lang="en" className="block font-semibold">
                {task.title}
              </bdi>
              <span className="tabular mt-0.5 block text-ink-2 text-small">
                {t("trials.day.taskMinutes", { count: task.minutes })}
              </span>
            </>
          }
        >
          <blockquote
            lang="en"
            dir="ltr"
            className="max-w-[66ch] rounded-control bg-well px-5 py-4 leading-[1.6]"
          >
            {task.brief}
          </blockquote>
          <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 tablet:grid-cols-3">
            <Points title={t("trials.day.note")} points={task.assessorsNote} />
            <Points title={t("trials.day.score")} points={task.rolesThatScore} />
            <Points title={t("trials.day.lose")} points={task.rolesThatLose} />
          </div>
          <dl className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 border-seam border-t pt-5 tablet:grid-cols-2">
            {(["ifQuiet", "ifDominant", "ifNotNative", "goodClosing"] as const).map((name) => (
              <div key={name}>
                <dt className="font-semibold text-small">{t(`trials.day.${name}`)}</dt>
                <dd lang="en" dir="ltr" className="mt-1 max-w-[56ch] text-label">
                  {task[name]}
                </dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      ))}
    </Panel>
  );
}
