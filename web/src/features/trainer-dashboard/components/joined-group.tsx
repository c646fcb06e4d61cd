import type { JoinedGroup } from "contract/groups";
import { Award } from "lucide-react";
import { useId, useState } from "react";
import { formatDate } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { Icon } from "../../../ui/icon.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { OwnAnswers } from "../answers/own-answers.tsx";
import { assignmentName, workPath } from "../assignment.ts";
import { Confirm } from "./confirm.tsx";
import { SeenList } from "./seen-list.tsx";
import { SkillList } from "./skill-list.tsx";
import { StateBadge } from "./state-badge.tsx";

/** A group as its member sees it: announcements, what is asked, and all that the trainer sees. */
export function JoinedGroupPanel({ group }: { group: JoinedGroup }) {
  const t = useT();
  const id = useId();
  const [isLeaving, setIsLeaving] = useState(false);
  const { me } = group;
  return (
    <Panel as="section" aria-labelledby={id}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={id} dir="auto" className="break-words text-h2">
            {group.name}
          </h2>
          <p className="text-ink-2">{t("trainer.join.led", { trainer: group.trainerName })}</p>
        </div>
        <div className="-ms-3 flex flex-wrap gap-1">
          {group.certificate && (
            <PageLink
              href={`/trainer-dashboard?certificate=${group.certificate}`}
              className={buttonClass("quiet")}
            >
              <Icon of={Award} size={18} />
              {t("certificate.yours")}
            </PageLink>
          )}
          <Button variant="quiet" onClick={() => setIsLeaving(true)}>
            {t("trainer.joined.leave")}
          </Button>
        </div>
      </div>
      {group.notices.length > 0 && (
        <ul className="mt-5 grid gap-2">
          {group.notices.map((notice) => (
            <li key={notice.id} className="rounded-[14px] bg-dawn-soft px-4 py-3 text-dawn-ink">
              <p className="text-small">{formatDate(notice.createdAt)}</p>
              <p dir="auto" className="whitespace-pre-wrap break-words">
                {notice.text}
              </p>
            </li>
          ))}
        </ul>
      )}
      <h3 className="mt-6 text-h3">{t("trainer.joined.asked")}</h3>
      {group.assignments.length === 0 ? (
        <p className="mt-2 text-ink-2">{t("trainer.joined.nothing")}</p>
      ) : (
        <ul className="mt-2">
          {group.assignments.map((assignment) => {
            const name = assignmentName(t, assignment);
            const own = me.progress.find(({ assignmentId }) => assignmentId === assignment.id);
            const isDone = own?.state === "done" || own?.state === "late";
            return (
              <li
                key={assignment.id}
                className="flex flex-wrap items-center gap-x-5 gap-y-3 border-seam py-4 not-first:border-t"
              >
                <div className="min-w-0 flex-[1_1_14rem]">
                  <p className="font-semibold">{name}</p>
                  <p className="text-ink-2 text-small">
                    {t("trainer.matrix.due", { date: formatDate(assignment.dueAt) })}
                  </p>
                </div>
                <StateBadge progress={own} />
                {!isDone && (
                  <PageLink
                    href={workPath(assignment)}
                    aria-label={t("trainer.joined.practiseOf", { name })}
                    className={buttonClass("line", "normal", "ms-auto")}
                  >
                    {t("trainer.joined.practise")}
                  </PageLink>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <OwnAnswers groupId={group.id} />
      <details className="mt-5 rounded-[14px] bg-well px-4 py-2">
        <summary className="min-h-11 cursor-pointer content-center font-semibold">
          {t("trainer.seen.title")}
        </summary>
        <div className="grid gap-6 pt-2 pb-4">
          <SeenList />
          <SkillList skills={me.skills} />
        </div>
      </details>
      {isLeaving && (
        <Confirm
          onClose={() => setIsLeaving(false)}
          question={{
            title: t("trainer.joined.leave"),
            text: t("trainer.joined.leaveText"),
            keep: t("trainer.joined.stay"),
            action: { method: "DELETE", path: `/joined/${group.id}` },
            done: t("trainer.joined.left", { name: group.name }),
          }}
        />
      )}
    </Panel>
  );
}
