import { useQuery } from "@tanstack/react-query";
import type { AirlineFact } from "contract/airline-facts";
import { ArrowLeftRight, ArrowUpDown } from "lucide-react";
import { useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { now } from "../../../lib/clock.ts";
import { BackLink } from "../../../parts/back-link/back-link.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Select } from "../../../ui/select.tsx";
import { requirementsQuery } from "../api.ts";
import { type Compared, comparedFrom } from "../model.ts";
import { CompareTable } from "./compare-table.tsx";
import { OwnPage } from "./own-page.tsx";

interface CompareProps {
  airlines: readonly AirlineFact[];
  /** As the address has them: "emirates,klm". */
  ids: string;
  /** Name of the target airline; "" where none is set. */
  target: string;
  onChange: (ids: string) => void;
}

/** No entry of a select may have an empty value (specification 1, section 5). */
const NOT_CHOSEN = "none";

const factOf = (compared: Compared) => (compared === "unknown" ? null : compared);

/** Two airlines side by side. Whoever compares one alone compares it with the target. */
export function Compare({ airlines, ids, target, onChange }: CompareProps) {
  const t = useT();
  const [at] = useState(now);
  const requirements = useQuery(requirementsQuery);
  const compared = comparedFrom(ids, airlines);
  const first = factOf(compared.first);
  const targeted = airlines.find(({ airlineName }) => airlineName === target) ?? null;
  const second =
    factOf(compared.second) ??
    (compared.second === null && first && targeted?.id !== first.id ? targeted : null);
  const isUnknown = compared.first === "unknown" || compared.second === "unknown";
  const change = (one: string | undefined, other: string | undefined) =>
    onChange([one ?? "", other ?? ""].join(","));

  const choice = (
    label: string,
    value: AirlineFact | null,
    other: AirlineFact | null,
    onPick: (id: string) => void,
  ) => (
    <Field label={label} className="min-w-0">
      <Select value={value?.id ?? NOT_CHOSEN} onChange={(event) => onPick(event.target.value)}>
        <option value={NOT_CHOSEN} disabled hidden>
          {t("guide.compare.choose")}
        </option>
        {airlines.map(({ id, airlineName }) => (
          <option key={id} value={id} disabled={id === other?.id}>
            {airlineName}
          </option>
        ))}
      </Select>
    </Field>
  );

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header>
        <BackLink href="/airline-facts" label={t("guide.compare.back")} />
        <h1 className="mt-1 text-h1">{t("guide.compare.title")}</h1>
      </header>
      {isUnknown && (
        <p role="alert" className="text-red-ink">
          {t("guide.compare.unknown")}
        </p>
      )}
      <div className="grid items-end gap-3 tablet:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
        {choice(t("guide.compare.first"), first, second, (id) => change(id, second?.id))}
        <Button
          variant="quiet"
          size="icon"
          className="max-tablet:justify-self-center"
          disabled={!first || !second}
          aria-label={t("guide.compare.swap")}
          onClick={() => change(second?.id, first?.id)}
        >
          {/* Side by side, or one below the other on a phone. */}
          <Icon of={ArrowLeftRight} className="max-tablet:hidden" />
          <Icon of={ArrowUpDown} className="tablet:hidden" />
        </Button>
        {choice(t("guide.compare.second"), second, first, (id) => change(first?.id, id))}
      </div>
      {first && second ? (
        <>
          <CompareTable pair={[first, second]} requirements={requirements.data} now={at} />
          {requirements.isError && (
            <p role="alert" className="text-red-ink">
              {t("guide.selection.failed")}{" "}
              <Button variant="quiet" onClick={() => void requirements.refetch()}>
                {t("buttons.tryAgain")}
              </Button>
            </p>
          )}
          <OwnPage airlines={[first, second]} />
        </>
      ) : (
        <p className="text-ink-2">{t("guide.compare.chooseBoth")}</p>
      )}
    </div>
  );
}
