import type { Term } from "content/terminology/schema";
import { currentLanguage, useT } from "../../../i18n/i18n.ts";

/** The trade's own word in the reader's language; nothing for who reads English. */
export function OwnGloss({ entry }: { entry: Term }) {
  useT();
  const language = currentLanguage();
  if (language === "en") return null;
  return (
    <p lang={language} className="mt-1 font-semibold text-label text-lagoon-ink">
      <bdi>{entry.glosses[language]}</bdi>
    </p>
  );
}
