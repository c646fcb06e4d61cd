import { useQuery } from "@tanstack/react-query";
import type { AirlineFact } from "contract/airline-facts";
import { useState } from "react";
import { useT } from "../../i18n/i18n.ts";
import { useAccount, useUser } from "../../lib/account.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { AirlinePreview } from "./airline-preview.tsx";
import { allianceName } from "./alliance-name.ts";
import { airlinesQuery, useSetTargetAirline } from "./api.ts";
import { initialChoice } from "./model.ts";

interface AirlineDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The airline to open on, instead of the present target. */
  suggested?: string | undefined;
}

/** 'Choose Your Target Airline' (specification 1, section 2). Needs the words of group `airline`. */
export function AirlineDialog({ isOpen, ...rest }: AirlineDialogProps) {
  return isOpen ? <OpenAirlineDialog {...rest} /> : null;
}

/** No entry of a select may have an empty value (specification 1, section 5). */
const NOT_CHOSEN = "none";

function OpenAirlineDialog({ onClose, suggested }: Omit<AirlineDialogProps, "isOpen">) {
  const t = useT();
  const { record } = useAccount();
  const target = useUser()?.targetAirline ?? record.airline;
  const airlines = useQuery(airlinesQuery);
  const [picked, setPicked] = useState<string | null>(suggested ?? null);
  const { mutate, isPending } = useSetTargetAirline();
  const choice = picked ?? initialChoice(airlines.data ?? [], target);

  const save = (airline: string) =>
    mutate(airline, {
      onSuccess: () => {
        showToast({
          variant: "success",
          title: t(airline ? "airline.savedTitle" : "airline.clearedTitle"),
          description: airline ? t("airline.savedText", { airline }) : t("airline.clearedText"),
        });
        onClose();
      },
      onError: () =>
        showToast({
          variant: "destructive",
          title: t("airline.errorTitle"),
          description: t("airline.errorText"),
        }),
    });

  return (
    <Dialog
      isOpen
      onClose={() => !isPending && onClose()}
      title={t("airline.title")}
      description={t("airline.text")}
      closeLabel={t("buttons.close")}
      footer={
        <>
          {target !== "" && (
            <Button disabled={isPending} onClick={() => save("")}>
              {t("airline.clear")}
            </Button>
          )}
          <Button
            variant="primary"
            disabled={choice === ""}
            isPending={isPending}
            onClick={() => save(choice)}
          >
            {t(isPending ? "airline.saving" : "airline.save")}
          </Button>
        </>
      }
    >
      {airlines.data ? (
        <Field
          label={t("airline.field")}
          hint={
            target !== "" && initialChoice(airlines.data, target) === ""
              ? t("airline.notListed", { airline: target })
              : undefined
          }
        >
          <Select
            data-autofocus
            value={choice || NOT_CHOSEN}
            disabled={isPending}
            onChange={(event) => setPicked(event.target.value)}
          >
            <option value={NOT_CHOSEN} disabled hidden>
              {t("airline.choose")}
            </option>
            {airlines.data.map((airline) => (
              <option key={airline.id} value={airline.airlineName}>
                {optionText(t, airline)}
              </option>
            ))}
          </Select>
        </Field>
      ) : airlines.isError ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p className="text-red-ink">{t("airline.loadFailed")}</p>
          <Button onClick={() => void airlines.refetch()}>{t("buttons.tryAgain")}</Button>
        </div>
      ) : (
        <Skeleton label={t("airline.loading")} lines={[1]} />
      )}
      {choice && <AirlinePreview airlineName={choice} />}
    </Dialog>
  );
}

/** A device's own list shows text only: region and alliance stand beside the name, as badges in the preview. */
function optionText(
  t: ReturnType<typeof useT>,
  { airlineName, region, alliance }: AirlineFact,
): string {
  const values = { name: airlineName, region: t(`airline.region.${region}`) };
  return alliance
    ? t("airline.optionWith", { ...values, alliance: allianceName(t, alliance) })
    : t("airline.option", values);
}
