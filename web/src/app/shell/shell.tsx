import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { useT } from "../../i18n/i18n.ts";
import { findPage } from "../pages.ts";
import { toItsPlace, watchPlaces } from "./back-to-place.ts";
import { focusContent } from "./focus-content.ts";
import { Notices } from "./notices.tsx";
import { PhoneBar } from "./phone-bar.tsx";
import { Rail } from "./rail.tsx";
import { BottomBar } from "./section-nav.tsx";
import { TopBar } from "./top-bar.tsx";
import { UpdateLine } from "./update-line.tsx";
import { useActiveSection } from "./use-active-section.ts";

type LazyToaster = ComponentType<{ regionLabel: string; toastLabel: string; closeLabel: string }>;

/** The toaster brings a library along, so it comes after the first screen. */
function useToaster(): LazyToaster | null {
  const [Toaster, setToaster] = useState<LazyToaster | null>(null);
  useEffect(() => {
    void import("../../ui/toaster.tsx").then((module) => setToaster(() => module.Toaster));
  }, []);
  return Toaster;
}

/** Rail, bars and the place for a screen. A new screen starts at its top, or where its address leads, and one come back to where it was left; the focus is on its heading. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useT();
  const [path] = useLocation();
  const isHome = path === "/";
  const active = useActiveSection(isHome);
  const Toaster = useToaster();
  const main = useRef<HTMLElement>(null);
  const lastPath = useRef(path);
  useEffect(watchPlaces, []);
  useEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    toItsPlace();
    // At once: a screen that is drawn already is seen before it can go there by itself.
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
    return main.current ? focusContent(main.current) : undefined;
  }, [path]);
  const title = isHome ? t("shell.brand") : t(findPage(path)?.title ?? "shell.notFound.title");

  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] tablet:grid-cols-[5.75rem_minmax(0,1fr)] print:block desktop:grid-cols-[16.5rem_minmax(0,1fr)]">
      <a
        href="#main"
        className="fixed start-4 top-2 z-20 -translate-y-20 rounded-control bg-lagoon px-4 py-2.5 font-semibold text-on-lagoon focus-visible:translate-y-0 print:hidden"
      >
        {t("shell.skip")}
      </a>
      <Rail />
      <div className="min-w-0">
        <PhoneBar title={title} />
        <TopBar hasSections={isHome} active={active} />
        <main
          ref={main}
          id="main"
          tabIndex={-1}
          className={`mx-auto max-w-[1176px] px-5 pt-2 outline-none tablet:px-7 tablet:pb-[72px] desktop:px-10 ${isHome ? "low:pb-10 pb-28" : "pb-10"}`}
        >
          <UpdateLine />
          <Notices />
          {children}
        </main>
      </div>
      {isHome && <BottomBar active={active} />}
      {Toaster && (
        <Toaster
          regionLabel={t("shell.toasts.region")}
          toastLabel={t("shell.toasts.toast")}
          closeLabel={t("buttons.close")}
        />
      )}
    </div>
  );
}
