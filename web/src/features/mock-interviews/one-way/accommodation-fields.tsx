import { useMutation, useQueryClient } from "@tanstack/react-query";
import { MORE_TIME_FACTOR } from "contract/interview-session-terms";
import type { Accommodations, User } from "contract/users";
import { formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { saveAccommodations } from "./api.ts";

const NAMES = ["moreTime", "secondTake", "noCamera"] as const satisfies (keyof Accommodations)[];

/** What an airline grants for a disability: set once, kept with the account, for every timed interview. */
export function AccommodationFields({ user }: { user: User }) {
  const t = useT();
  const queries = useQueryClient();
  const key = ["/api/users", "me"];
  const saving = useMutation({
    mutationFn: saveAccommodations,
    onMutate: (accommodations) => {
      queries.setQueryData<User>(key, (known) => known && { ...known, accommodations });
      return user.accommodations;
    },
    onSuccess: (saved) => queries.setQueryData(key, saved),
    onError: (_error, _wanted, accommodations) => {
      queries.setQueryData<User>(
        key,
        (known) => known && { ...known, accommodations: accommodations ?? known.accommodations },
      );
      showToast({ variant: "destructive", title: t("oneway.ease.failed") });
    },
  });
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-semibold text-label">{t("oneway.ease.title")}</legend>
      <p className="mb-1 text-ink-2 text-small">{t("oneway.ease.text")}</p>
      {NAMES.map((name) => (
        <Checkbox
          key={name}
          checked={user.accommodations[name]}
          onChange={(event) =>
            saving.mutate({ ...user.accommodations, [name]: event.target.checked })
          }
        >
          {t(`oneway.ease.${name}`, { factor: formatNumber(MORE_TIME_FACTOR) })}
        </Checkbox>
      ))}
    </fieldset>
  );
}
