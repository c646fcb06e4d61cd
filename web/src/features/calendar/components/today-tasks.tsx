import type { PlanDay, PlannedTask } from "coach/plan/planned";
import { TASKS } from "coach/plan/tasks";
import type { HandTask } from "contract/plan-terms";
import { ArrowRight, Check } from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { useTickTask } from "../../../parts/interview-plan/api.ts";
import { reasonWords } from "../../../parts/interview-plan/task-words.ts";
import { Badge } from "../../../ui/badge.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { minutesOf } from "../model.ts";

interface TodayTasksProps {
  day: PlanDay | undefined;
  today: string;
}

/** What is planned for today, large, each with its reason and the way to it. */
export function TodayTasks({ day, today }: TodayTasksProps) {
  const t = useT();
  if (!day) return null;
  const { tasks, load } = day;
  const first = tasks.find(({ doneBy, href }) => doneBy === null && href !== null);
  const isDone = tasks.length > 0 && tasks.every(({ doneBy }) => doneBy !== null);
  return (
    <section aria-labelledby="today-title">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="today-title" className="text-h2">
          {t("calendar.today.title")}
        </h2>
        <p className="text-ink-2 text-small" role="status">
          {isDone
            ? t("calendar.today.done")
            : load === "off"
              ? t("calendar.today.off")
              : t("calendar.today.minutes", { count: minutesOf(day) })}
        </p>
      </div>
      {load === "rest" && (
        <p className="mb-4 max-w-[60ch] text-ink-2">{t("calendar.today.rest")}</p>
      )}
      {tasks.length > 0 ? (
        <ul className="grid gap-3 desktop:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))] tablet:gap-4">
          {tasks.map((task) => (
            <TaskCard key={task.kind} task={task} today={today} isFirst={task === first} />
          ))}
        </ul>
      ) : (
        load !== "rest" && (
          <p className="rounded-[18px] bg-well px-5 py-4 text-ink-2">{t("calendar.today.free")}</p>
        )
      )}
    </section>
  );
}

interface TaskCardProps {
  task: PlannedTask;
  today: string;
  /** The next one to do: its button is the view's primary one. */
  isFirst: boolean;
}

function TaskCard({ task, today, isFirst }: TaskCardProps) {
  const t = useT();
  const { kind, minutes, href, doneBy } = task;
  const title = t(`plan.task.${kind}`);
  return (
    <Panel
      as="li"
      className={classNames("flex flex-col gap-3", doneBy && "border-transparent! bg-well!")}
    >
      <div className="flex-1">
        <p className="tabular text-ink-2 text-small">{t("plan.minutes", { count: minutes })}</p>
        <h3 className="mt-1 text-balance text-[1.1875rem] leading-snug font-semibold">{title}</h3>
        <p className="mt-1.5 text-ink-2 text-label leading-normal">{reasonWords(task)}</p>
      </div>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {doneBy === "work" ? (
          <Badge tone="green" isBare>
            <Icon of={Check} size={14} />
            {t("calendar.today.recognised")}
          </Badge>
        ) : (
          <>
            {href && !doneBy && (
              <PageLink
                href={href}
                className={buttonClass(isFirst ? "primary" : "line")}
                aria-label={t("calendar.today.beginNamed", { task: title })}
              >
                {t("calendar.today.begin")}
                <Icon of={ArrowRight} size={18} isDirectional />
              </PageLink>
            )}
            {isByHand(kind) ? (
              <HandTick task={kind} title={title} isDone={doneBy !== null} today={today} />
            ) : (
              <span className="text-ink-2 text-micro">{t("calendar.today.byItself")}</span>
            )}
          </>
        )}
      </div>
    </Panel>
  );
}

function isByHand(kind: PlannedTask["kind"]): kind is HandTask {
  return TASKS[kind].shownBy === null;
}

interface HandTickProps {
  task: HandTask;
  title: string;
  isDone: boolean;
  today: string;
}

/** For what nothing stored can show: the person says that it is done. */
function HandTick({ task, title, isDone, today }: HandTickProps) {
  const t = useT();
  const ticking = useTickTask();
  return (
    <Checkbox
      checked={isDone}
      aria-label={t("calendar.today.tickNamed", { task: title })}
      onChange={() =>
        ticking.mutate(
          { date: today, task, isDone: !isDone },
          {
            onError: (error) =>
              showToast({
                variant: "destructive",
                title: t("calendar.today.tickFailed"),
                description: error instanceof ApiError ? error.text : t("calendar.unreachable"),
              }),
          },
        )
      }
    >
      <span className="text-label">{t("calendar.today.tick")}</span>
    </Checkbox>
  );
}
