import { portraitIn } from "content/recruiters/portrait-in";
import type { RecruiterPortrait } from "content/recruiters/schema";
import type { LanguageCode } from "contract/languages";
import { useEffect, useState } from "react";
import { useLanguage } from "../../i18n/i18n.ts";

interface PortraitHold {
  /** Null where the recruiter's own, in English, is shown: the interface is, or another one could not be loaded. */
  portrait: RecruiterPortrait | null;
  /** That the shown one is written in. */
  language: LanguageCode;
  /** Until it has arrived, the English one keeps its place unseen. */
  isThere: boolean;
}

/** How a recruiter is described in the language of the interface. */
export function usePortrait(recruiterId: string): PortraitHold {
  const language = useLanguage();
  const key = `${language} ${recruiterId}`;
  const [own, setOwn] = useState<{ key: string; portrait: RecruiterPortrait | null } | null>(null);
  useEffect(() => {
    if (language === "en") return;
    let isShown = true;
    portraitIn({ id: recruiterId }, language)
      .catch(() => null)
      .then((portrait) => isShown && setOwn({ key, portrait }));
    return () => {
      isShown = false;
    };
  }, [recruiterId, language, key]);
  const portrait = own?.key === key ? own.portrait : null;
  const isThere = language === "en" || own?.key === key;
  return { portrait, language: portrait ? language : "en", isThere };
}
