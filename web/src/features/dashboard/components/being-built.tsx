import { tDynamic, useT } from "../../../i18n/i18n.ts";
import { Badge } from "../../../ui/badge.tsx";
import type { Feature } from "../practice-screens.ts";

/** Marks a screen whose route says what is coming; nothing where the screen is there. */
export function BeingBuilt({ feature }: { feature: Feature }) {
  const t = useT();
  const key = `features.${feature}.coming`;
  // The text of what is coming goes when the screen arrives; a missing key comes back as itself.
  if (tDynamic(key) === key) return null;
  return (
    <Badge isBare className="px-2 py-0.5 font-medium">
      {t("dashboard.practice.being")}
    </Badge>
  );
}
