import { useRef } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount, useUser } from "../../../lib/account.tsx";
import { BackLink } from "../../../parts/back-link/back-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { useScreenTop } from "../use-screen-top.ts";
import { SECTION_ADDRESS } from "./api.ts";
import { RecruiterBooking } from "./recruiter-booking.tsx";
import { RecruiterList } from "./recruiter-list.tsx";

/** Books an interview: first with whom, then when and what about. `recruiterId` null: nobody is chosen yet. Needs the words of booking and booked. */
export function Book({ recruiterId }: { recruiterId: string | null }) {
  const t = useT();
  const { connection } = useAccount();
  const isDemo = useUser()?.isDemo ?? false;
  const heading = useRef<HTMLHeadingElement>(null);
  useScreenTop(heading);
  return (
    <>
      <BackLink href={SECTION_ADDRESS} label={t("booking.back")} />
      <h1 ref={heading} tabIndex={-1} className="text-h1 outline-none">
        {t("booking.recruiters.title")}
      </h1>
      {!recruiterId && !isDemo && (
        <p className="mt-1.5 max-w-[66ch] text-ink-2">{t("booking.recruiters.lede")}</p>
      )}
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4">
        {connection === "away" && <p className="text-ink-2 text-small">{t("booking.away")}</p>}
        {isDemo ? (
          <Panel>
            <p className="max-w-[62ch]">{t("booking.demo")}</p>
          </Panel>
        ) : recruiterId ? (
          <RecruiterBooking key={recruiterId} recruiterId={recruiterId} />
        ) : (
          <RecruiterList />
        )}
      </div>
    </>
  );
}
