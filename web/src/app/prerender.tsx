import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { DRAWINGS } from "../features/landing/components/drawings.tsx";
import { Landing } from "../features/landing/page.tsx";
import { keepStills, STILL_NAMES } from "../features/landing/stills.ts";
import { loadWords } from "../i18n/i18n.ts";
import { gateScript } from "./gate.ts";
import { LANDING_GROUPS } from "./start-groups.ts";

/** The landing as HTML in English, for index.html; hydrated by `main.tsx`. */
export async function renderLanding(): Promise<string> {
  await loadWords(...LANDING_GROUPS);
  keepStills(
    STILL_NAMES.map((name) => [
      name,
      // Ids inside the drawings must not meet those of another one.
      renderToStaticMarkup(DRAWINGS[name], { identifierPrefix: name }),
    ]),
  );
  return renderToString(<Landing />);
}

export { gateScript };
