import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { User } from "contract/users";
import { useState } from "react";
import { t } from "../../i18n/i18n.ts";
import { useAccount } from "../../lib/account.tsx";
import { ApiError } from "../../lib/api-error.ts";
import { now } from "../../lib/clock.ts";
import { changeUser, userKey } from "./api.ts";
import { changeOf, dateFault, fieldErrors, formOf, type SettingsForm } from "./model.ts";
import { reasonOf } from "./reason-of.ts";

type Faults = Partial<Record<string, string>>;

/** The form of the account: what was edited lies over what is stored, until it is saved. */
export function useSettings(user: User | undefined, onSaved: () => void) {
  const { reconnect } = useAccount();
  const queries = useQueryClient();
  const [edits, setEdits] = useState<Partial<SettingsForm>>({});
  const [faults, setFaults] = useState<Faults>({});
  const [refusals, setRefusals] = useState(0);
  const form = user && { ...formOf(user), ...edits };

  const refuse = (next: Faults) => {
    setFaults(next);
    setRefusals((count) => count + 1);
  };
  const mutation = useMutation({
    mutationFn: changeUser,
    onSuccess: (stored) => {
      queries.setQueryData(userKey, stored);
      // The record on this device holds the name as well.
      void reconnect();
      onSaved();
    },
    onError: (error) => refuse(fieldErrors(error instanceof ApiError ? error.problem : null)),
  });

  const edit = (part: Partial<SettingsForm>) => {
    setEdits({ ...edits, ...part });
    const left = Object.entries(faults).filter(([field]) => !(field in part));
    setFaults(Object.fromEntries(left));
  };

  const save = (isDateHalfTyped: boolean) => {
    if (!user || !form || mutation.isPending) return;
    const date = dateFault(form.interviewDate, isDateHalfTyped, now());
    const found: Faults = {
      ...(form.name.trim() ? {} : { name: t("account.settings.nameNeeded") }),
      ...(date ? { interviewDate: t(`account.settings.${date}`) } : {}),
    };
    mutation.reset();
    if (Object.keys(found).length > 0) return refuse(found);
    setFaults({});
    const change = changeOf(user, form);
    if (change) mutation.mutate(change);
    else onSaved();
  };

  return {
    form,
    edit,
    save,
    faults,
    /** Grows with each refusal, so that the screen can lead to the first field at fault. */
    refusals,
    isSaving: mutation.isPending,
    failure: mutation.error && t("account.settings.failed", { reason: reasonOf(mutation.error) }),
  };
}
