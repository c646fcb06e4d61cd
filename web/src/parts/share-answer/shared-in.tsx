import type { Sharing } from "contract/shared-answers";
import { MessageSquareText } from "lucide-react";
import { useT } from "../../i18n/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/icon.tsx";
import { PageLink } from "../../ui/page-link.tsx";

interface SharedInProps {
  group: Sharing["groups"][number];
  onTakeBack: (sharedAnswerId: string) => void;
}

/** A group in which an answer is shared: the way to its comments, and the way back. */
export function SharedIn({ group, onTakeBack }: SharedInProps) {
  const t = useT();
  const { id, name, trainerName, sharedAnswerId } = group;
  if (sharedAnswerId === null) return null;
  return (
    <li className="rounded-[14px] bg-well px-4 py-3.5">
      <p dir="auto" className="break-words">
        {t("shared.standing.with", { trainer: trainerName, group: name })}
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <PageLink
          href={`/trainer-dashboard?of=${id}&answer=${sharedAnswerId}`}
          className={buttonClass("line")}
        >
          <Icon of={MessageSquareText} size={18} />
          {t("shared.standing.comments")}
        </PageLink>
        <Button variant="quiet" onClick={() => onTakeBack(sharedAnswerId)}>
          {t("shared.takeBack.button")}
        </Button>
      </div>
    </li>
  );
}
