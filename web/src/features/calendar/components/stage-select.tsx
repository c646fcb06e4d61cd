import { useQuery } from "@tanstack/react-query";
import { APPLICATION_STAGES, type ApplicationStage } from "contract/application-terms";
import { useT } from "../../../i18n/i18n.ts";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { airlineStagesQuery } from "../api.ts";

interface StageSelectProps {
  /** Of the guide; "" for one that it does not know. */
  airline: string;
  /** False where a name was typed that the guide does not know. */
  isKnown: boolean;
  stage: ApplicationStage;
  stageName: string | null;
  onChange: (next: { stage: ApplicationStage; stageName: string | null }) => void;
  className?: string;
}

/** Parts a stage from the airline's name of it: no name begins with it. */
const OWN = "own:";

/** Where the application stands: the airline's own stages where they are public, and the usual ones. */
export function StageSelect(props: StageSelectProps) {
  const { airline, isKnown, stage, stageName, onChange, className } = props;
  const t = useT();
  const { data: own = [] } = useQuery(airlineStagesQuery(airline));
  const chosen = own.find(({ name }) => name === stageName);
  // A name that was stored stays choosable before its list is there, or when the airline has renamed it.
  const isStray = stageName !== null && !chosen;

  const handleChange = (value: string) => {
    if (!value.startsWith(OWN)) {
      onChange({ stage: value as ApplicationStage, stageName: null });
      return;
    }
    const name = value.slice(OWN.length);
    onChange({ stage: own.find((one) => one.name === name)?.stage ?? stage, stageName: name });
  };

  return (
    <div className={className}>
      <Field
        label={t("calendar.tracker.stage")}
        hint={isKnown ? undefined : t("calendar.tracker.unknown")}
      >
        <Select
          value={stageName === null ? stage : OWN + stageName}
          onChange={(event) => handleChange(event.target.value)}
        >
          {isStray && <option value={OWN + stageName}>{stageName}</option>}
          {own.length > 0 && (
            <optgroup label={t("calendar.tracker.own", { airline })}>
              {own.map(({ name }) => (
                <option key={name} value={OWN + name} lang="en">
                  {name}
                </option>
              ))}
            </optgroup>
          )}
          <optgroup label={t("calendar.tracker.usual")}>
            {APPLICATION_STAGES.map((one) => (
              <option key={one} value={one}>
                {t(`plan.stage.${one}`)}
              </option>
            ))}
          </optgroup>
        </Select>
      </Field>
      {chosen && (
        <p lang="en" dir="ltr" className="mt-2 text-ink-2 text-small">
          {chosen.happens} {chosen.observed}
        </p>
      )}
    </div>
  );
}
