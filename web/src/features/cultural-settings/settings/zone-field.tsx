import { isKnownZone } from "coach/zones/zone-clock";
import { TIMEZONE_OPTIONS } from "content/cultures/timezones";
import { MapPin } from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import { useMinute } from "../../../lib/clock.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Select } from "../../../ui/select.tsx";
import { offsetText, zoneName } from "../zone-words.ts";

interface ZoneFieldProps {
  value: string;
  deviceZone: string;
  onChange: (zone: string) => void;
}

/** The fourteen zones, and the one that is held where it is none of them; the device's own is offered. */
export function ZoneField({ value, deviceZone, onChange }: ZoneFieldProps) {
  const t = useT();
  const at = useMinute();
  const offered = TIMEZONE_OPTIONS.map((option) => option.value);
  const isForeign = value !== "" && !offered.includes(value);
  const isUnknown = value !== "" && !isKnownZone(value);
  const named = (zone: string) =>
    isKnownZone(zone) ? `${zoneName(zone, t)} (${offsetText(zone, at)})` : zone;

  return (
    <div>
      <Field
        label={t("cultures.settings.zone")}
        hint={t("cultures.settings.zoneHint")}
        error={isUnknown && t("cultures.unknownZone", { zone: value })}
      >
        <Select
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="tablet:max-w-[420px]"
        >
          <option value="" disabled>
            {t("cultures.settings.chooseZone")}
          </option>
          {isForeign && <option value={value}>{named(value)}</option>}
          {offered.map((zone) => (
            <option key={zone} value={zone}>
              {named(zone)}
            </option>
          ))}
        </Select>
      </Field>
      {value !== deviceZone && (
        <Button variant="quiet" className="-ms-3 mt-1" onClick={() => onChange(deviceZone)}>
          <Icon of={MapPin} size={18} />
          {t("cultures.settings.useDevice", { zone: zoneName(deviceZone, t) })}
        </Button>
      )}
    </div>
  );
}
