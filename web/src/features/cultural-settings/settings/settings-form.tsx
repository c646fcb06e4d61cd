import { type FormEvent, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { profileOf, withRegion } from "../model.ts";
import type { ContextDraft } from "../use-context-draft.ts";
import { DiscardDialog } from "./discard-dialog.tsx";
import { RegionCards } from "./region-cards.tsx";
import { TraitList } from "./trait-list.tsx";
import { ZoneField } from "./zone-field.tsx";

interface SettingsFormProps {
  draft: ContextDraft;
  /** The device's own zone. */
  home: string;
  onSave: () => void;
}

/** Where the interview is, and whose clock it follows. */
export function SettingsForm({ draft, home, onSave }: SettingsFormProps) {
  const t = useT();
  const [isAsking, setIsAsking] = useState(false);
  const { value, change, canSave, isSaving, isChanged } = draft;
  const profile = profileOf(value.region);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };

  return (
    <Panel as="section" aria-labelledby="settings-title">
      <h2 id="settings-title" className="text-h2">
        {t("cultures.settings.title")}
      </h2>
      <form onSubmit={handleSubmit} className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-7">
        <RegionCards value={value.region} onChange={(region) => change(withRegion(region))} />
        <ZoneField
          value={value.timezone}
          deviceZone={home}
          onChange={(timezone) => change({ ...value, timezone })}
        />
        {profile && <TraitList profile={profile} />}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-seam border-t pt-5">
          <Button type="submit" variant="primary" disabled={!canSave} isPending={isSaving}>
            {t(isSaving ? "cultures.settings.saving" : "cultures.settings.save")}
          </Button>
          {isChanged && (
            <Button variant="quiet" onClick={() => setIsAsking(true)}>
              {t("cultures.settings.discard")}
            </Button>
          )}
          <p role="status" className="text-ink-2 text-small">
            {!canSave
              ? t(value.region === "" ? "cultures.settings.noRegion" : "cultures.settings.noZone")
              : isChanged && t("cultures.settings.unsaved")}
          </p>
        </div>
      </form>
      <DiscardDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onDiscard={() => {
          setIsAsking(false);
          draft.discard();
        }}
      />
    </Panel>
  );
}
