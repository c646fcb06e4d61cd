import type { useT } from "../../../i18n/i18n.ts";
import { shortValue } from "../../../parts/story-form/model.ts";
import type { Square } from "../model.ts";

/** What a square says aloud: what it stands for, and how many stories show it. */
export function squareName(t: ReturnType<typeof useT>, square: Square): string {
  const competency = t(`stories.competency.${square.competency}`);
  const count = square.stories.length;
  return square.value === null
    ? t("stories.square.any", { competency, count })
    : t("stories.square.value", { competency, value: shortValue(square.value), count });
}
