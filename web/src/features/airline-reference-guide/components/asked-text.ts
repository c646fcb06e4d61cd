import type { AirlineRequirements } from "content/airline-requirements/schema";
import { formatNumber } from "../../../i18n/format.ts";
import type { t as translate } from "../../../i18n/i18n.ts";

/** What an airline asks for, one line each; null where nothing published was found. */
export interface AskedTexts {
  person: Record<"minimumAge" | "languages" | "education" | "rightToWork", string | null>;
  body: Record<"reach" | "swimming" | "appearance" | "medical", string | null>;
  work: Record<"bases" | "training" | "contract", string | null>;
}

/** The requirements as a screen shows them: figures in the reader's language, sentences as they were found. */
export function askedTexts(asked: AirlineRequirements, t: typeof translate): AskedTexts {
  const { person, body, work } = asked;
  const known = (text: string) => (text === "unknown" ? null : text);
  const { minimumAge } = person;
  return {
    person: {
      minimumAge:
        minimumAge === "unknown"
          ? null
          : `${t("guide.fact.years", { count: minimumAge.years })}, ${minimumAge.counted}`,
      languages: known(person.languages),
      education: known(person.education),
      rightToWork: known(person.rightToWork),
    },
    body: {
      reach: body.reach === "unknown" ? null : reachText(body.reach, t),
      swimming: known(body.swimming),
      appearance: known(body.appearance),
      medical: known(body.medical),
    },
    work: {
      bases: known(work.bases),
      training: known(work.training),
      contract: known(work.contract),
    },
  };
}

/** The figures that are asked for, and how they are measured. */
function reachText(
  { reachCm, heightCm, rule }: Exclude<AirlineRequirements["body"]["reach"], "unknown">,
  t: typeof translate,
): string {
  const { from, to } = heightCm ?? {};
  const cm = (length: number) => formatNumber(length);
  return [
    ...(reachCm ? [t("guide.fact.reachCm", { length: cm(reachCm) })] : []),
    ...(from && to ? [t("guide.fact.heightBetween", { from: cm(from), to: cm(to) })] : []),
    ...(from && !to ? [t("guide.fact.heightFrom", { from: cm(from) })] : []),
    ...(to && !from ? [t("guide.fact.heightTo", { to: cm(to) })] : []),
    rule,
  ].join(" ");
}
