import { useQuery } from "@tanstack/react-query";
import {
  APPLICATION_AIRLINE_MAX_CHARACTERS,
  APPLICATION_NOTES_MAX_CHARACTERS,
} from "contract/application-terms";
import type { Application } from "contract/applications";
import { useId, useRef, useState } from "react";
import { formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import { ApiError } from "../../../lib/api-error.ts";
import { draftKey, useDraft } from "../../../lib/drafts.ts";
import { airlinesQuery } from "../../../parts/airline-dialog/api.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useAddApplication, useChangeApplication } from "../api.ts";
import type { Edited } from "../edited.ts";
import {
  type ApplicationFault,
  type ApplicationFields,
  applicationFault,
  changesOf,
  fieldsOf,
  NO_APPLICATION,
  toSend,
} from "../model.ts";
import { StageSelect } from "./stage-select.tsx";

interface ApplicationDialogProps {
  edited: Edited;
  applications: readonly Application[];
  onClose: () => void;
}

const UNCHANGED: Partial<ApplicationFields> = {};

/**
 * Adds or changes an application; what was typed is a draft until it is saved or cancelled. Changed elsewhere
 * meanwhile, it says so, and only a second press puts this version over that one.
 */
export function ApplicationDialog({ edited, applications, onClose }: ApplicationDialogProps) {
  const t = useT();
  const { userKey } = useAccount();
  const { application } = edited;
  const draft = useDraft(draftKey(userKey, `application:${application?.id ?? "new"}`), UNCHANGED);
  // As it was when the dialog opened: what another tab does to it meanwhile must not slip in unseen.
  const [read] = useState(application);
  const [fault, setFault] = useState<ApplicationFault | null>(null);
  const { data: airlines } = useQuery(airlinesQuery);
  const dateInput = useRef<HTMLInputElement>(null);
  const listId = useId();
  const adding = useAddApplication();
  const changing = useChangeApplication();
  const isPending = adding.isPending || changing.isPending;
  const error = adding.error ?? changing.error;
  const isConflict = error instanceof ApiError && error.status === 409 && read !== null;
  const newest = applications.find(({ id }) => id === read?.id) ?? null;

  const before = read ? fieldsOf(read) : NO_APPLICATION;
  const shown: ApplicationFields = { ...before, ...edited.fields, ...draft.value };
  const change = (next: Partial<ApplicationFields>) => draft.change({ ...draft.value, ...next });
  const finish = () => {
    draft.clear();
    onClose();
  };

  const handleSave = () => {
    const found = applicationFault(shown, dateInput.current?.validity.badInput === true);
    setFault(found);
    if (found) return;
    if (!read) return adding.mutate(toSend(shown), { onSuccess: finish });
    const changes = changesOf(before, shown);
    if (Object.keys(changes).length === 0) return finish();
    // After a conflict the newer version has been shown: this press is meant to go over it.
    const base = isConflict && newest ? newest : read;
    changing.mutate(
      { id: read.id, change: { ...changes, version: base.version } },
      { onSuccess: finish },
    );
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="wide"
      title={t(read ? "calendar.tracker.editTitle" : "calendar.tracker.addTitle")}
      description={draft.savedAt ? t("calendar.tracker.kept") : undefined}
      closeLabel={t("buttons.close")}
      footer={
        <>
          <Button onClick={finish}>{t("buttons.cancel")}</Button>
          <Button variant="primary" isPending={isPending} onClick={handleSave}>
            {t(
              isPending
                ? "calendar.form.pending"
                : isConflict
                  ? "calendar.tracker.saveOver"
                  : "buttons.save",
            )}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 tablet:grid-cols-2">
        <Field
          label={t("calendar.tracker.airline")}
          error={fault === "airline" && t("calendar.tracker.noAirline")}
        >
          <TextInput
            dir="auto"
            data-autofocus
            autoComplete="off"
            list={listId}
            maxLength={APPLICATION_AIRLINE_MAX_CHARACTERS}
            value={shown.airline}
            onChange={(event) => change({ airline: event.target.value, stageName: null })}
          />
          <datalist id={listId}>
            {airlines?.map(({ airlineName }) => (
              <option key={airlineName} value={airlineName} />
            ))}
          </datalist>
        </Field>
        <Field
          label={t("calendar.tracker.date")}
          error={fault === "date" && t("calendar.form.badDate")}
        >
          <TextInput
            ref={dateInput}
            type="date"
            max="2999-12-31"
            value={shown.nextDate}
            onChange={(event) => change({ nextDate: event.target.value })}
          />
        </Field>
        <StageSelect
          className="tablet:col-span-2"
          airline={
            airlines?.find(({ airlineName }) => airlineName === shown.airline.trim())
              ?.airlineName ?? ""
          }
          isKnown={
            !airlines ||
            shown.airline.trim() === "" ||
            airlines.some(({ airlineName }) => airlineName === shown.airline.trim())
          }
          stage={shown.stage}
          stageName={shown.stageName}
          onChange={change}
        />
        <Field
          className="tablet:col-span-2"
          label={t("calendar.tracker.notes")}
          error={fault === "notes" && t("calendar.tracker.tooLong")}
          isOverLimit={shown.notes.length > APPLICATION_NOTES_MAX_CHARACTERS}
          counter={t("calendar.tracker.counter", {
            used: formatNumber(shown.notes.length),
            limit: formatNumber(APPLICATION_NOTES_MAX_CHARACTERS),
          })}
        >
          <TextArea
            dir="auto"
            rows={4}
            value={shown.notes}
            onChange={(event) => change({ notes: event.target.value })}
          />
        </Field>
      </div>
      {error && !isConflict && (
        <p role="alert" className="mt-4 text-red-ink text-small">
          {t("calendar.form.failed", {
            reason: error instanceof ApiError ? error.text : t("calendar.unreachable"),
          })}
        </p>
      )}
      {isConflict && (
        <div role="alert" className="mt-4 rounded-[14px] bg-dawn-soft px-4 py-3 text-label">
          <p className="font-semibold text-dawn-ink">{t("calendar.tracker.conflict")}</p>
          {newest && (
            <p dir="auto" className="mt-1 whitespace-pre-line break-words">
              {[
                newest.airline,
                newest.stageName ?? t(`plan.stage.${newest.stage}`),
                newest.nextDate,
                newest.notes,
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
          )}
        </div>
      )}
    </Dialog>
  );
}
