import type { AirlineBadge } from "contract/airline-training";
import { useT } from "../../../i18n/i18n.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Bar } from "../../../ui/bar.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { PageLink } from "../../../ui/page-link.tsx";
import { badgeAddress, isEarned } from "../model.ts";

interface BadgeRowProps {
  badge: AirlineBadge;
  /** Its name in the guide. */
  airline: string;
}

/** One badge: what earns it, how far it has come, and the way on. */
export function BadgeRow({ badge, airline }: BadgeRowProps) {
  const t = useT();
  const { id, done, needed } = badge;
  return (
    <li className="grid items-center gap-x-6 gap-y-2 border-seam border-t py-4 tablet:grid-cols-[minmax(0,1fr)_11rem_11.5rem]">
      <div>
        <h3 className="text-h3">{t(`resources.badges.name.${id}`)}</h3>
        <p className="text-ink-2 text-small">
          {t(`resources.badges.rule.${id}`, { airline, needed })}
        </p>
      </div>
      <div>
        <p className="tabular mb-1.5 text-small">
          {t("resources.badges.progress", { done, needed })}
        </p>
        <Bar value={done} max={needed} />
      </div>
      <p className="tablet:text-end">
        {isEarned(badge) ? (
          <Badge tone="green">{t("resources.badges.earned")}</Badge>
        ) : (
          <PageLink
            href={badgeAddress(badge)}
            className={buttonClass("quiet", "normal", "max-tablet:-ms-3")}
          >
            {t(`resources.badges.go.${id}`)}
          </PageLink>
        )}
      </p>
    </li>
  );
}
