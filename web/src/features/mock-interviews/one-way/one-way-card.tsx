import { Video } from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import { useUser } from "../../../lib/account.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { Icon } from "../../../ui/icon.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { WindowRow } from "../../../ui/window-row.tsx";
import { recruiterForAirline } from "../recruiter.ts";

/** The way into the one-way interview from the page of the recruiters. Needs the words of interview. */
export function OneWayCard() {
  const t = useT();
  const airline = useUser()?.targetAirline ?? "";
  return (
    <Panel
      as="section"
      aria-labelledby="one-way-title"
      className="grid gap-6 tablet:grid-cols-[minmax(0,1fr)_auto] tablet:items-center"
    >
      <div>
        <h2 id="one-way-title" className="text-h2">
          {t("interview.oneWay.title")}
        </h2>
        <p className="mt-1.5 max-w-[62ch] text-ink-2">{t("interview.oneWay.text")}</p>
        <PageLink
          href={`/mock-interviews?one-way=${recruiterForAirline(airline).id}`}
          className={buttonClass("line", "normal", "mt-4 max-tablet:w-full")}
        >
          <Icon of={Video} size={18} />
          {t("interview.oneWay.open")}
        </PageLink>
      </div>
      <WindowRow
        items={[
          { raise: 0.9 },
          { raise: 0.5, isNow: true },
          { raise: 0 },
          { raise: 0, isGoal: true },
        ]}
        size={{ width: 40, height: 54, gap: 14, frame: 4 }}
        className="max-w-60 max-tablet:hidden tablet:w-60!"
      />
    </Panel>
  );
}
