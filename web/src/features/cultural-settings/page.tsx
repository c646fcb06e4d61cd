import { isKnownZone } from "coach/zones/zone-clock";
import { useEffect, useState } from "react";
import { useSearchParams } from "wouter";
import { useT } from "../../i18n/i18n.ts";
import { useUser } from "../../lib/account.tsx";
import { localTimeZone } from "../../lib/clock.ts";
import { BackLink } from "../../parts/back-link/back-link.tsx";
import { LazyPlace } from "../../parts/lazy-view/lazy-place.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { homeZoneOf, type PreparationDone, profileOf, TABS, type Tab, tabFrom } from "./model.ts";
import { NotSetYet } from "./not-set-yet.tsx";
import { SettingsForm } from "./settings/settings-form.tsx";
import { SideCards } from "./side/side-cards.tsx";
import { useContextDraft } from "./use-context-draft.ts";
import { ADAPTER, PREP, TIPS } from "./views.ts";

/** /cultural-settings: where the interview is, what o'clock it is there, and what is polite (specification 2, section 2.7). */
export default function CulturalSettingsPage() {
  const t = useT();
  const user = useUser();
  const [query, setQuery] = useSearchParams();
  const tab = tabFrom(query);
  const draft = useContextDraft(user);
  const profile = profileOf(user?.targetRegion);
  const home = homeZoneOf(localTimeZone());
  const zone = user?.timezone ?? null;
  const isZoneKnown = zone !== null && isKnownZone(zone);
  const [hasJustSaved, setHasJustSaved] = useState(false);

  // The other tabs are fetched while the first one is read.
  useEffect(() => {
    for (const view of [ADAPTER, PREP, TIPS]) view.warm();
  }, []);

  const open = (next: Tab) => {
    setHasJustSaved(false);
    setQuery({ tab: next }, { replace: true });
  };
  const handleSave = async () => {
    const outcome = await draft.save();
    if (outcome === "missing") open("settings");
    if (outcome !== "saved") return;
    open("tips");
    setHasJustSaved(true);
  };
  const handleDone = ({ culturalContext, completedModules }: PreparationDone) =>
    showToast({
      variant: "success",
      title: t("cultures.prepDone.title", { count: completedModules.length }),
      description: t("cultures.prepDone.text", {
        country: t(`cultures.regions.${culturalContext.key}.country`),
      }),
    });
  const notSet = <NotSetYet onConfigure={() => open("settings")} />;

  const contents: Record<Tab, React.ReactNode> = {
    settings: <SettingsForm draft={draft} home={home} onSave={() => void handleSave()} />,
    timezone: (
      <LazyPlace
        of={ADAPTER}
        props={{ profile, zone, deviceZone: home, onConfigure: () => open("settings") }}
      />
    ),
    prep: profile ? (
      <LazyPlace
        key={profile.key}
        of={PREP}
        props={{ profile, zone: isZoneKnown ? zone : profile.timeZone, home, onDone: handleDone }}
      />
    ) : (
      notSet
    ),
    tips: profile ? <LazyPlace of={TIPS} props={{ profile, home, hasJustSaved }} /> : notSet,
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 tablet:gap-8">
      <header>
        <BackLink />
        <h1 className="mt-1 text-h1">{t("cultures.title")}</h1>
        <p className="mt-2 max-w-[62ch] text-[1.125rem] text-ink-2 leading-[1.55]">
          {t("cultures.lede")}
        </p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 desktop:grid-cols-[minmax(0,1fr)_304px] desktop:gap-6">
        <Tabs
          label={t("cultures.tabs.label")}
          value={tab}
          onChange={open}
          tabs={TABS.map((value) => ({
            value,
            label: t(`cultures.tabs.${value}`),
            content: contents[value],
          }))}
          listClassName="max-tablet:grid! max-tablet:grid-cols-2"
        />
        <SideCards
          user={user}
          profile={profile}
          tab={tab}
          hasUnsaved={draft.isChanged}
          onConfigure={() => open("settings")}
          onSave={() => void handleSave()}
        />
      </div>
    </div>
  );
}
