import "../styles/app.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { Router } from "wouter";
import { AccountProvider } from "../lib/account.tsx";
import { adoptUserKey } from "../lib/adopt-user-key.ts";
import { whenIdle } from "../lib/prefetch.ts";
import { createQueryClient } from "../lib/query-client.ts";
import type { UserRecord } from "../lib/user-record.ts";
import { CrashScreen } from "./crash-screen.tsx";
import { findPage, LIKELY_NEXT } from "./pages.ts";
import { Routes } from "./routes.tsx";
import { useScreenPath, useScreenSearch } from "./screen-address.ts";
import { loadDialogs } from "./shell/profile-menu.tsx";
import { Shell } from "./shell/shell.tsx";

/** Everything behind the gate, in a chunk of its own. */
export function mountSignedIn(root: HTMLElement, record: UserRecord): void {
  root.replaceChildren();
  createRoot(root).render(
    <CrashScreen>
      <QueryClientProvider client={createQueryClient()}>
        <AccountProvider record={adoptUserKey(record)}>
          <Router hook={useScreenPath} searchHook={useScreenSearch}>
            <Shell>
              <Routes />
            </Shell>
          </Router>
        </AccountProvider>
      </QueryClientProvider>
    </CrashScreen>,
  );
  delete document.documentElement.dataset["gate"];
  whenIdle(() => {
    for (const path of LIKELY_NEXT)
      findPage(path)
        ?.screen.expect()
        .catch(() => undefined);
    loadDialogs().catch(() => undefined);
  });
}
