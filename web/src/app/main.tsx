import "../styles/landing.css";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Landing } from "../features/landing/page.tsx";
import { keepStillsOf } from "../features/landing/stills.ts";
import { initLanguage, loadWords } from "../i18n/i18n.ts";
import { replayEarlyDeeds } from "../lib/early-deeds.ts";
import { watchDeviceTheme } from "../lib/theme.ts";
import { readUserRecord } from "../lib/user-record.ts";
import { LANDING_GROUPS, SHELL_GROUPS } from "./start-groups.ts";

/**
 * The gate (specification 1, section 2). index.html carries the landing prerendered in English and an
 * inline script that shows 'Loading...' instead where a user is stored. No `await` at the top level:
 * the chunks that are imported here may import from this one, and would wait for it for ever.
 */
async function start(): Promise<void> {
  // From the cache the code can be here before the page has been read to its end.
  if (document.readyState === "loading")
    await new Promise((resolve) => addEventListener("DOMContentLoaded", resolve, { once: true }));
  const root = document.getElementById("root") as HTMLElement;
  const record = readUserRecord();
  const language = initLanguage();
  watchDeviceTheme();

  if (record) {
    const [{ mountSignedIn }] = await Promise.all([
      import("./signed-in.tsx"),
      loadWords(...SHELL_GROUPS),
    ]);
    mountSignedIn(root, record);
    return;
  }
  // A stored value that could not be read had opened the gate: close it again.
  delete document.documentElement.dataset["gate"];
  keepStillsOf(document);
  await loadWords(...LANDING_GROUPS);
  if (language === "en" && root.childElementCount > 0) hydrateRoot(root, <Landing />);
  else {
    root.replaceChildren();
    createRoot(root).render(<Landing />);
  }
  delete document.documentElement.dataset["words"];
  replayEarlyDeeds();
}

// What could not be had is said by the inline script, which needs nothing else (`lib/open-gate.ts`).
start().catch((error: unknown) => {
  dispatchEvent(new Event("start-failed"));
  throw error;
});
