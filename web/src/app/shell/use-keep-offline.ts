import { useEffect } from "react";
import { useLanguage } from "../../i18n/i18n.ts";
import type { Account } from "../../lib/account.tsx";
import { setKeptLanguage } from "../../lib/offline/kept-language.ts";
import { whenIdle } from "../../lib/prefetch.ts";

/**
 * Has this device keep the app for the time without a network, in the person's language, once it has come
 * to rest; what broke off is gone on with when the connection is back.
 */
export function useKeepOffline(connection: Account["connection"]): void {
  const language = useLanguage();
  useEffect(() => {
    // In development there is no build to keep.
    if (!import.meta.env.PROD || connection === "connecting") return;
    let isWanted = true;
    whenIdle(() => {
      if (!isWanted) return;
      import("../../lib/offline/keep-offline.ts")
        .then(({ keepOffline }) => keepOffline(language))
        .then((isKept) => isKept && isWanted && setKeptLanguage(language))
        // Without a network, and never kept: tried again with the connection.
        .catch(() => undefined);
    });
    return () => {
      isWanted = false;
    };
  }, [language, connection]);
}
