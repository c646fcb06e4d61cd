import { useEffect } from "react";
import { useLanguage } from "../../i18n/i18n.ts";
import { setKeptLanguage } from "../../lib/offline/kept-language.ts";
import { whenIdle } from "../../lib/prefetch.ts";

/** Has this device keep the app for the time without a network, in the person's language, once it has come to rest. */
export function useKeepOffline(): void {
  const language = useLanguage();
  useEffect(() => {
    // In development there is no build to keep.
    if (!import.meta.env.PROD) return;
    let isWanted = true;
    whenIdle(async () => {
      if (!isWanted) return;
      const { keepOffline } = await import("../../lib/offline/keep-offline.ts");
      if ((await keepOffline(language)) && isWanted) setKeptLanguage(language);
    });
    return () => {
      isWanted = false;
    };
  }, [language]);
}
