import { useEffect } from "react";
import { useLocation } from "wouter";
import { useT } from "../i18n/i18n.ts";
import { NotFound } from "./not-found.tsx";
import { findPage } from "./pages.ts";
import { ScreenPlace, screen } from "./screen.tsx";

// The kit of parts is a page of development only; the build leaves it out.
const devUi = import.meta.env.DEV ? screen(() => import("./dev-ui/page.tsx"), []) : null;

/** Shows the page of the address; a path that matches none shows the not-found screen. */
export function Routes() {
  const [path] = useLocation();
  const t = useT();
  const info = findPage(path);
  useEffect(() => {
    const brand = t("shell.brand");
    document.title =
      path === "/" ? brand : `${t(info ? info.title : "shell.notFound.title")} · ${brand}`;
  }, [path, info, t]);
  if (devUi && path === "/dev/ui") return <ScreenPlace of={devUi} />;
  if (!info) return <NotFound />;
  return <ScreenPlace key={info.path} of={info.screen} />;
}
