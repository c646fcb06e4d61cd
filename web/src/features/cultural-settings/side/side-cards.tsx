import { isKnownZone, timeOf, wallClock } from "coach/zones/zone-clock";
import { CULTURAL_PROFILES } from "content/cultures/cultures";
import type { CulturalProfile } from "content/cultures/schema";
import type { User } from "contract/users";
import { Clock, Handshake, MessageCircle } from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import { useMinute } from "../../../lib/clock.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { Tab } from "../model.ts";
import { zoneName } from "../zone-words.ts";

interface SideCardsProps {
  user: User | undefined;
  profile: CulturalProfile | null;
  tab: Tab;
  /** Something is chosen that is not saved. */
  hasUnsaved: boolean;
  onConfigure: () => void;
  onSave: () => void;
}

/** What holds now, why it matters, and where it works (specification 2, section 2.7). */
export function SideCards(props: SideCardsProps) {
  const t = useT();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:grid-cols-2 desktop:grid-cols-[minmax(0,1fr)]">
      <CurrentConfiguration {...props} />
      <Panel as="section" aria-labelledby="why-title" className="p-5!">
        <h2 id="why-title" className="text-h3">
          {t("cultures.why.title")}
        </h2>
        <ul className="mt-3 grid gap-3 text-small">
          {(
            [
              ["manners", Handshake],
              ["tone", MessageCircle],
              ["clock", Clock],
            ] as const
          ).map(([reason, icon]) => (
            <li key={reason} className="flex gap-3">
              <Icon of={icon} className="mt-px text-lagoon" />
              <span>{t(`cultures.why.${reason}`)}</span>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel
        as="section"
        aria-labelledby="supported-title"
        className="p-5! tablet:max-desktop:col-span-2"
      >
        <h2 id="supported-title" className="text-h3">
          {t("cultures.supported.title")}
        </h2>
        <ul className="mt-2 text-small tablet:max-desktop:grid tablet:max-desktop:grid-cols-3 tablet:max-desktop:gap-x-6">
          {Object.values(CULTURAL_PROFILES).map(({ key }) => (
            <li
              key={key}
              className="flex flex-wrap justify-between gap-x-3 border-seam border-b py-2 last:border-b-0 tablet:max-desktop:border-b-0"
            >
              <span className="font-medium">{t(`cultures.regions.${key}.region`)}</span>
              <span className="text-ink-2">{t(`cultures.regions.${key}.country`)}</span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

function CurrentConfiguration(props: SideCardsProps) {
  const { user, profile, tab, hasUnsaved, onConfigure, onSave } = props;
  const t = useT();
  const at = useMinute();
  const zone = user?.timezone ?? null;
  return (
    <Panel as="section" aria-labelledby="current-title" className="p-5!">
      <h2 id="current-title" className="text-h3">
        {t("cultures.current.title")}
      </h2>
      {!user ? (
        <Skeleton label={t("cultures.current.loading")} className="mt-2" />
      ) : profile ? (
        <dl className="mt-2 text-small">
          <Line
            name={t("cultures.current.region")}
            value={t(`cultures.regions.${profile.key}.country`)}
          />
          {zone && <Line name={t("cultures.current.zone")} value={zoneName(zone, t)} />}
          {zone && isKnownZone(zone) && (
            <Line name={t("cultures.current.time")} value={timeOf(wallClock(at, zone))} isFigure />
          )}
        </dl>
      ) : (
        <>
          <p className="mt-1 text-ink-2 text-small">{t("cultures.current.none")}</p>
          <Button className="mt-3 w-full" onClick={tab === "settings" ? focusRegions : onConfigure}>
            {t("cultures.configureNow")}
          </Button>
        </>
      )}
      {hasUnsaved && tab !== "settings" && (
        <div className="mt-3 border-seam border-t pt-3">
          <p className="text-small">{t("cultures.current.unsaved")}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button onClick={onSave}>{t("cultures.current.saveNow")}</Button>
            <Button variant="quiet" onClick={onConfigure}>
              {t("cultures.current.look")}
            </Button>
          </div>
        </div>
      )}
    </Panel>
  );
}

/** On the settings themselves the button leads to the first thing to choose. */
function focusRegions(): void {
  document.querySelector<HTMLInputElement>("input[name=region]")?.focus();
}

function Line({ name, value, isFigure }: { name: string; value: string; isFigure?: boolean }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-seam border-b py-2 last:border-b-0">
      <dt className="text-ink-2">{name}</dt>
      <dd className={isFigure ? "tabular font-semibold" : "font-semibold"}>{value}</dd>
    </div>
  );
}
