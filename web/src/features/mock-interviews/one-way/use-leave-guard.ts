import { useCallback, useEffect, useState } from "react";
import { navigate } from "wouter/use-browser-location";

/**
 * Asks before a link leads away from what is going on: `asked` is where it led to. Closing the page is asked about by the
 * browser itself.
 */
export function useLeaveGuard(isOn: boolean) {
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    if (!isOn) return;
    const handleClick = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.("a[href]");
      const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
      if (!(link instanceof HTMLAnchorElement) || link.target || isElsewhere) return;
      const { origin, pathname, search, hash } = new URL(link.href, location.href);
      // A place on this page leads nowhere.
      if (origin !== location.origin || (hash && pathname === location.pathname)) return;
      event.preventDefault();
      event.stopPropagation();
      setAsked(pathname + search);
    };
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("click", handleClick, { capture: true });
    addEventListener("beforeunload", handleUnload);
    return () => {
      removeEventListener("click", handleClick, { capture: true });
      removeEventListener("beforeunload", handleUnload);
    };
  }, [isOn]);
  return {
    asked,
    ask: setAsked,
    stay: useCallback(() => setAsked(null), []),
    leave: useCallback(() => {
      setAsked(null);
      if (asked) navigate(asked);
    }, [asked]),
  };
}
