import { tDynamic, useT } from "../../i18n/i18n.ts";
import type { Key } from "../../i18n/keys.ts";
import { Badge } from "../../ui/badge.tsx";

type NameIn<K> = K extends `features.${infer Name}.title` ? Name : never;
/** Name of a screen in `features.json`. */
export type Feature = NameIn<Key>;

/** Whether a screen is there: the text of what is coming goes when it arrives, and a missing key comes back as itself. */
export function isBuilt(feature: Feature): boolean {
  const key = `features.${feature}.coming`;
  return tDynamic(key) === key;
}

interface BeingBuiltProps {
  feature: Feature;
  /** A badge beside a title; a quiet line under a label in lists. */
  look?: "badge" | "line";
}

/** Marks a link to a screen whose route says what is coming; nothing where the screen is there. */
export function BeingBuilt({ feature, look = "badge" }: BeingBuiltProps) {
  const t = useT();
  if (isBuilt(feature)) return null;
  const words = t("shell.coming.badge");
  return look === "badge" ? (
    <Badge isBare>{words}</Badge>
  ) : (
    <span className="block font-normal text-ink-2 text-micro">{words}</span>
  );
}
