import { Check, EyeOff } from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import { Icon } from "../../../ui/icon.tsx";

const SEEN = ["name", "work", "skills", "certificate"] as const;

/** What a trainer sees of a member, and what never. */
export function SeenList() {
  const t = useT();
  return (
    <ul className="grid gap-2 text-label">
      {SEEN.map((what) => (
        <li key={what} className="flex gap-2.5">
          <Icon of={Check} size={18} className="mt-0.5 text-lagoon-ink" />
          {t(`trainer.seen.${what}`)}
        </li>
      ))}
      <li className="flex gap-2.5 font-semibold">
        <Icon of={EyeOff} size={18} className="mt-0.5 text-ink-2" />
        {t("trainer.seen.not")}
      </li>
    </ul>
  );
}
