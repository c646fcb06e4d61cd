import { useQuery } from "@tanstack/react-query";
import { type CULTURAL_REGIONS, PREPARATION_MODULE_IDS } from "contract/cultural-terms";
import { ArrowRight } from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import type { Key } from "../../../i18n/keys.ts";
import { useAccount, useUser } from "../../../lib/account.tsx";
import { preparationsQuery } from "../../../parts/preparation/preparation-query.ts";
import { Icon } from "../../../ui/icon.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { WindowRow } from "../../../ui/window-row.tsx";

type Region = (typeof CULTURAL_REGIONS)[number];
const SIZE = { width: 44, height: 60, gap: 14, frame: 4 };

/** How far one is prepared for the place of the interview, in a line that keeps its height whatever has come. */
export function PreparationLine() {
  const t = useT();
  const user = useUser();
  const { connection } = useAccount();
  const region = (user?.targetRegion ?? null) as Region | null;
  const enabled = connection === "here" && region !== null;
  const { data } = useQuery({ ...preparationsQuery, enabled });
  const done = new Set(data?.filter((each) => each.region === region).map((each) => each.module));
  const next = PREPARATION_MODULE_IDS.find((id) => !done.has(id));

  return (
    <PageLink
      href={region ? "/cultural-settings?tab=prep" : "/cultural-settings"}
      className="mt-3 flex min-h-[92px] items-center gap-4 rounded-[18px] border border-seam bg-panel px-4 py-3 transition-colors duration-[120ms] hover:border-edge tablet:mt-6 tablet:min-h-[84px] tablet:gap-6 tablet:rounded-panel tablet:px-6"
    >
      <span className="w-[92px] shrink-0 tablet:w-[124px]">
        <WindowRow
          items={PREPARATION_MODULE_IDS.map((id) => ({
            raise: done.has(id) ? 1 : 0.06,
            isNow: region !== null && data !== undefined && id === next,
          }))}
          size={SIZE}
        />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold leading-snug">
          {region
            ? t("dashboard.preparation.title", {
                country: t(`dashboard.preparation.countries.${region}` as Key),
              })
            : t("dashboard.preparation.noneTitle")}
        </span>
        <span className="block text-ink-2 text-small">
          {region === null
            ? t("dashboard.preparation.noneText")
            : data
              ? t("dashboard.preparation.done", { count: done.size })
              : connection !== "away" && t("dashboard.preparation.loading")}
        </span>
      </span>
      <span className="inline-flex items-center gap-1.5 font-semibold text-lagoon-ink text-small max-tablet:sr-only">
        {t(region ? "dashboard.preparation.continue" : "dashboard.preparation.set")}
        <Icon of={ArrowRight} size={18} isDirectional />
      </span>
    </PageLink>
  );
}
