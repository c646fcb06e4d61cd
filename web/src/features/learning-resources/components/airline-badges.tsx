import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { loadWords, useT } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import { AirlineDialog } from "../../../parts/airline-dialog/airline-dialog.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Select } from "../../../ui/select.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { WindowRow } from "../../../ui/window-row.tsx";
import { airlineTrainingQuery } from "../api.ts";
import { isEarned } from "../model.ts";
import { BadgeRow } from "./badge-row.tsx";

/** Airline-specific training badges (specification 1, section 2), each earned by stored work. */
export function AirlineBadges() {
  const t = useT();
  const { connection } = useAccount();
  const training = useQuery({ ...airlineTrainingQuery, enabled: connection === "here" });
  const [picked, setPicked] = useState("");
  const [isChoosing, setIsChoosing] = useState(false);
  const shown = training.data?.find(({ airline }) => airline === picked) ?? training.data?.[0];

  const handleChoose = () => {
    // The dialog's words belong to other screens and come with it.
    void loadWords("airline").then(() => setIsChoosing(true));
  };

  return (
    <Panel as="section" aria-labelledby="badges-title">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id="badges-title" className="text-h2">
            {t("resources.badges.title")}
          </h2>
          <p className="mt-1.5 max-w-[60ch] text-ink-2">{t("resources.badges.text")}</p>
        </div>
        {shown && training.data && training.data.length > 1 && (
          <Field label={t("resources.badges.airline")} className="w-full tablet:w-64">
            <Select value={shown.airline} onChange={(event) => setPicked(event.target.value)}>
              {training.data.map(({ airline, isTarget }) => (
                <option key={airline} value={airline}>
                  {isTarget ? t("resources.badges.target", { airline }) : airline}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
      {shown ? (
        <>
          <WindowRow
            className="mt-6 max-w-64"
            size={{ width: 56, height: 76, gap: 14, frame: 5 }}
            label={t("resources.badges.windows", {
              airline: shown.airline,
              count: shown.badges.filter(isEarned).length,
              of: shown.badges.length,
            })}
            items={shown.badges.map(({ done, needed }) => ({ raise: done / needed }))}
          />
          <p className="tabular mt-2.5 font-semibold">
            <bdi>{shown.airline}</bdi>
            <span className="ms-3 font-normal text-ink-2 text-small">
              {t("resources.badges.earnedCount", {
                count: shown.badges.filter(isEarned).length,
                of: shown.badges.length,
              })}
            </span>
          </p>
          <ul className="mt-4">
            {shown.badges.map((badge) => (
              <BadgeRow key={badge.id} badge={badge} airline={shown.airline} />
            ))}
          </ul>
        </>
      ) : training.data ? (
        <div className="mt-5 grid justify-items-start gap-3">
          <p>{t("resources.badges.none")}</p>
          <Button onClick={handleChoose}>{t("resources.badges.choose")}</Button>
        </div>
      ) : connection === "away" || training.isError ? (
        <div role="alert" className="mt-5 grid justify-items-start gap-3">
          <p>{t(training.isError ? "resources.badges.failed" : "resources.badges.away")}</p>
          <Button onClick={() => void training.refetch()}>{t("buttons.tryAgain")}</Button>
        </div>
      ) : (
        <Skeleton className="mt-5" label={t("resources.badges.loading")} lines={[0.3, 1, 1, 1]} />
      )}
      <AirlineDialog
        isOpen={isChoosing}
        onClose={() => {
          setIsChoosing(false);
          void training.refetch();
        }}
      />
    </Panel>
  );
}
