import { nextClockChange } from "coach/zones/clock-changes";
import { dayPicture, workingHoursOf } from "coach/zones/day-band";
import { zoneDifference } from "coach/zones/difference";
import { slotsOf } from "coach/zones/slots";
import { dateOf, isKnownZone, wallClock } from "coach/zones/zone-clock";
import type { CulturalProfile } from "content/cultures/schema";
import { TIMEZONE_OPTIONS } from "content/cultures/timezones";
import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { useUser } from "../../../lib/account.tsx";
import { useMinute } from "../../../lib/clock.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { DEFAULT_ZONE, interviewDay } from "../model.ts";
import { placeName, zoneName } from "../zone-words.ts";
import { ChangeNote } from "./change-note.tsx";
import { DayBands } from "./day-bands.tsx";
import { SlotList } from "./slot-list.tsx";
import { TwoClocks } from "./two-clocks.tsx";

interface TimezoneAdapterProps {
  /** Of the saved region. */
  profile: CulturalProfile | null;
  /** The saved zone of the interview; null before one is saved. */
  zone: string | null;
  deviceZone: string;
  onConfigure: () => void;
}

const YEAR_MS = 366 * 86_400_000;

/** What o'clock it is there, how far that is from here, and which hours suit both. */
export function TimezoneAdapter(props: TimezoneAdapterProps) {
  const { profile, zone: saved, deviceZone, onConfigure } = props;
  const t = useT();
  const at = useMinute();
  const user = useUser();
  const [home, setHome] = useState(deviceZone);
  const zone = saved ?? DEFAULT_ZONE;
  const day = interviewDay(user?.interviewDate, at, home);
  const [picked, setPicked] = useState<string | null>(null);
  const [lit, setLit] = useState<string | null>(null);

  if (!isKnownZone(zone))
    return (
      <Panel>
        <p role="alert" className="flex gap-3">
          <Icon of={CircleAlert} className="mt-0.5 text-red-ink" />
          <span>{t("cultures.unknownZone", { zone })}</span>
        </p>
      </Panel>
    );

  const today = dateOf(wallClock(at, zone));
  const isDate = picked !== null && /^20\d\d-\d\d-\d\d$/.test(picked);
  const date = isDate ? picked : day.date;
  const slots = slotsOf(date, zone, home);
  const atNoon = slots[2]?.at ?? at;
  const homes = [deviceZone, ...TIMEZONE_OPTIONS.map(({ value }) => value)];

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:gap-6">
      <TwoClocks
        at={at}
        zone={zone}
        home={home}
        difference={saved === null ? null : zoneDifference(at, home, zone)}
      />
      {saved === null && (
        <Button variant="primary" className="justify-self-start" onClick={onConfigure}>
          {t("cultures.adapter.choose")}
        </Button>
      )}
      <Panel as="section" aria-labelledby="day-title">
        <h2 id="day-title" className="text-h2">
          {t("cultures.adapter.day")}
        </h2>
        <p className="mt-1 text-ink-2 text-small">{t("cultures.adapter.dayText")}</p>
        <div className="mt-4 grid gap-4 tablet:grid-cols-2">
          <Field label={t("cultures.adapter.date")}>
            <TextInput
              type="date"
              min={today}
              value={picked ?? day.date}
              onChange={(event) => setPicked(event.target.value)}
            />
          </Field>
          <Field label={t("cultures.adapter.home")}>
            <Select value={home} onChange={(event) => setHome(event.target.value)}>
              {[...new Set(homes)].map((each) => (
                <option key={each} value={each}>
                  {each === deviceZone
                    ? t("cultures.adapter.thisDevice", { zone: zoneName(each, t) })
                    : zoneName(each, t)}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <DayBands
          picture={dayPicture(
            date,
            zone,
            home,
            profile ? workingHoursOf(profile.businessHours) : undefined,
          )}
          slots={slots}
          lit={lit}
          interviewPlace={placeName(zone, t)}
          homePlace={placeName(home, t)}
        />
        <SlotList
          slots={slots}
          date={date}
          place={placeName(zone, t)}
          homePlace={placeName(home, t)}
          canPlan={profile !== null}
          onLit={setLit}
        />
        {[...new Set([zone, home])].map((each) => (
          <ChangeNote
            key={each}
            change={nextClockChange(each, at, new Date(at.getTime() + YEAR_MS))}
            zone={zone}
            home={home}
            before={atNoon}
          />
        ))}
      </Panel>
    </div>
  );
}
