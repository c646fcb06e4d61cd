import { renderToString } from "react-dom/server";
import { Landing } from "../features/landing/page.tsx";
import { loadWords } from "../i18n/i18n.ts";
import { gateScript } from "./gate.ts";
import { LANDING_GROUPS } from "./start-groups.ts";

/** The landing as HTML in English, for index.html; hydrated by `main.tsx`. */
export async function renderLanding(): Promise<string> {
  await loadWords(...LANDING_GROUPS);
  return renderToString(<Landing />);
}

export { gateScript };
